/** Adds lines to the root's `.leaf-detectors`, which may not be there yet. */
import type { FixEdit } from '../../../core/diagnostic';
import { eolOf, fileOf } from '../../../core/text';
import type { Model } from '../model';

export function declared(model: Model, lines: readonly string[]): FixEdit {
  const facts = model.fileIn(model.structure.root, '.leaf-detectors');
  if (!facts) return { write: '.leaf-detectors', entry: fileOf(lines.map((line) => `${line}\n`).join('')) };
  const { text, key: path } = facts;
  const eol = eolOf(text);
  const gap = text === '' || /[\r\n]$/.test(text) ? '' : eol;
  return { path, start: text.length, end: text.length, text: gap + lines.map((line) => line + eol).join('') };
}
