/** Monaco, from our own bundle: languages, workers, nothing from elsewhere. Only loaded in a browser. */
import { loader } from '@monaco-editor/react';
import * as monaco from 'monaco-editor/editor';
import 'monaco-editor/features/register.all';
import 'monaco-editor/languages/definitions/markdown/register';
import 'monaco-editor/languages/definitions/yaml/register';
import 'monaco-editor/languages/definitions/python/register';
import 'monaco-editor/languages/definitions/shell/register';
import 'monaco-editor/languages/definitions/javascript/register';
import 'monaco-editor/languages/definitions/typescript/register';
import 'monaco-editor/languages/definitions/html/register';
import 'monaco-editor/languages/definitions/css/register';
import 'monaco-editor/languages/definitions/xml/register';
import 'monaco-editor/languages/features/json/register';
import { extensionOf, type Path } from '@/lib/core/path';
import { frontmatterLanguage } from './frontmatter-language';

globalThis.MonacoEnvironment = {
  getWorker: (_, label) =>
    label === 'json'
      ? new Worker(new URL('monaco-editor/language/json/json.worker', import.meta.url), { type: 'module', name: label })
      : new Worker(new URL('monaco-editor/editor/editor.worker', import.meta.url), { type: 'module', name: label }),
};

loader.config({ monaco });

monaco.languages.register({ id: frontmatterLanguage.id });
monaco.languages.setMonarchTokensProvider(frontmatterLanguage.id, frontmatterLanguage.tokens);
monaco.languages.setLanguageConfiguration(frontmatterLanguage.id, frontmatterLanguage.configuration);

const scheme = 'harness';

export const uriOf = (path: Path): monaco.Uri => monaco.Uri.from({ scheme, path: `/${path}` });

export const pathOf = (uri: monaco.Uri): Path => uri.path.slice(1);

/** All files of a harness, whatever their language. */
export const everyFile: monaco.languages.LanguageSelector = { scheme };

const languages: Readonly<Record<string, string>> = {
  '.md': frontmatterLanguage.id,
  '.markdown': frontmatterLanguage.id,
  '.json': 'json',
  '.jsonc': 'json',
  '.yaml': 'yaml',
  '.yml': 'yaml',
  '.py': 'python',
  '.sh': 'shell',
  '.bash': 'shell',
  '.js': 'javascript',
  '.mjs': 'javascript',
  '.cjs': 'javascript',
  '.ts': 'typescript',
  '.mts': 'typescript',
  '.tsx': 'typescript',
  '.html': 'html',
  '.css': 'css',
  '.xml': 'xml',
  '.svg': 'xml',
};

export const languageOf = (path: Path): string => languages[extensionOf(path)] ?? 'plaintext';

export { monaco };
