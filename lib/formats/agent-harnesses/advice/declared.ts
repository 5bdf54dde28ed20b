/** Adds lines to the root's `.leaf-detectors`, which may not be there yet. */
import type { FixEdit } from '../../../core/diagnostic';
import { fileOf } from '../../../core/text';
import type { Model } from '../model';
import { breakOf } from '../repairs/lines';

export function declared(model: Model, lines: readonly string[]): FixEdit {
  const facts = model.fileIn(model.structure.root, '.leaf-detectors');
  if (!facts) return { write: '.leaf-detectors', entry: fileOf(lines.map((line) => `${line}\n`).join('')) };
  const { text, key: path } = facts;
  const eol = breakOf(text);
  const gap = text === '' || /[\r\n]$/.test(text) ? '' : eol;
  return { path, start: text.length, end: text.length, text: gap + lines.map((line) => line + eol).join('') };
}
