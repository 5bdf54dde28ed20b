/** How places and names are said in messages. */
import { pathOfPointer } from '../../core/pointer';

/** `/abilities/0/options/id` as `abilities[0].options.id`; the root as the thing itself. */
export function placeInWords(pointer: string, whole: string): string {
  const parts = pathOfPointer(pointer);
  if (parts.length === 0) return whole;
  const text = parts.reduce(
    (path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path ? `${path}.${part}` : part),
    '',
  );
  return `\`${text}\``;
}

/** `a`, `a and b`, `a, b and c`, each in backticks; long lists are cut. */
export function allOf(names: readonly string[]): string {
  const shown = names.slice(0, 12).map((name) => `\`${name}\``);
  if (names.length > 12) return `${shown.join(', ')} and ${names.length - 12} more`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** An expression of the source, short and on one line. */
export function excerpt(text: string, start: number, end: number): string {
  const line = text
    .slice(start, Math.min(end, start + 200))
    .replace(/\s+/g, ' ')
    .replaceAll('`', '’');
  return line.length > 80 || end > start + 200 ? `${line.slice(0, 79)}…` : line;
}
