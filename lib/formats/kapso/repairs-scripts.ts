/** Repairs of paths in commands: another file, or a stub where none is. */
import type { Fix, TextEdit } from '../../core/diagnostic';
import { extensionOf, type Path, parentOf } from '../../core/path';
import { fileOf } from '../../core/text';
import { fix, quoted, replace } from './kit';
import type { Model } from './model';
import { pluginRoot } from './names';
import type { ScriptWord } from './server';

/** Names another file of the harness in the place of a word. */
export function repoint(file: { path: string; text: string }, word: ScriptWord, path: Path): TextEdit {
  const named = `${pluginRoot}/${path}`;
  // A word of `mcp.json` is a whole string; a word of a command stands inside one, and wants quotes of its own.
  if (file.text[word.start] === '"') return replace(file, word, JSON.stringify(named));
  return replace(file, word, JSON.stringify(`"${named}"`).slice(1, -1));
}

const stubs = new Map([
  ['.py', '#!/usr/bin/env python3\n"""Say here what it does."""\nimport sys\n\nsys.stdin.read()\n'],
  ['.sh', '#!/bin/sh\n# Say here what it does.\ncat > /dev/null\n'],
  ['.mjs', '#!/usr/bin/env node\n// Say here what it does.\nprocess.stdin.resume();\n'],
  ['.js', '#!/usr/bin/env node\n// Say here what it does.\nprocess.stdin.resume();\n'],
]);

/** A stub at the path; undefined where something in the way makes it impossible. */
export function createScript(model: Model, path: Path, executable: boolean): Fix | undefined {
  if (path === '' || model.isDirectory(path)) return undefined;
  for (let parent = parentOf(path); parent !== ''; parent = parentOf(parent)) if (model.holds(parent)) return undefined;
  const text = stubs.get(extensionOf(path)) ?? (executable ? stubs.get('.sh') : '') ?? '';
  return fix(`Create ${quoted(path)}`, [{ write: path, entry: fileOf(text, executable) }]);
}
