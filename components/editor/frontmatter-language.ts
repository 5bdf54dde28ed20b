/** Markdown that may begin with YAML between two lines of dashes: each part is coloured by its own language. */
import type { languages } from 'monaco-editor/editor';

const tokens: languages.IMonarchLanguage = {
  defaultToken: '',
  tokenizer: {
    root: [
      [/^\ufeff?---\s*$/, { token: 'meta.frontmatter', next: '@front', nextEmbedded: 'yaml' }],
      [/^(?=.)/, { token: '', switchTo: '@body', nextEmbedded: 'markdown' }],
    ],
    front: [[/^---\s*$/, { token: 'meta.frontmatter', switchTo: '@start', nextEmbedded: '@pop' }]],
    start: [[/^(?=.)/, { token: '', switchTo: '@body', nextEmbedded: 'markdown' }]],
    body: [],
  },
};

const configuration: languages.LanguageConfiguration = {
  comments: { blockComment: ['<!--', '-->'] },
  brackets: [
    ['{', '}'],
    ['[', ']'],
    ['(', ')'],
  ],
  surroundingPairs: [
    { open: '(', close: ')' },
    { open: '[', close: ']' },
    { open: '`', close: '`' },
    { open: '*', close: '*' },
    { open: '_', close: '_' },
    { open: '"', close: '"' },
  ],
  folding: { markers: { start: /^\s*<!--\s*#?region\b/, end: /^\s*<!--\s*#?endregion\b/ } },
};

export const frontmatterLanguage = { id: 'frontmatter-markdown', tokens, configuration } as const;
