/** Markdown that may begin with YAML between two lines of dashes: each part is coloured by its own language. */
import type { languages } from 'monaco-editor/editor';

const tokens: languages.IMonarchLanguage = {
  defaultToken: '',
  tokenizer: {
    root: [
      [/^---\s*$/, { token: 'meta.frontmatter', switchTo: '@front', nextEmbedded: 'yaml' }],
      // The first line itself is coloured here: only the lines after it belong to the embedded language.
      [/^#.*$/, { token: 'keyword.md', switchTo: '@body', nextEmbedded: 'markdown' }],
      [/^.+$/, { token: '', switchTo: '@body', nextEmbedded: 'markdown' }],
    ],
    front: [[/^---\s*$/, { token: '@rematch', switchTo: '@close', nextEmbedded: '@pop' }]],
    close: [[/^---\s*$/, { token: 'meta.frontmatter', switchTo: '@body', nextEmbedded: 'markdown' }]],
    // An embedded language must have a way out; no line is ever this one.
    body: [[/^\0{9}$/, { token: '', nextEmbedded: '@pop' }]],
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
