/** Bold labels: bold text at the start of a paragraph or list item names what follows. */
import type { Blocks, Inline } from './blocks';
import type { Label, Span, Strong } from './parts';

/** The bold texts that are labels, with what each speaks for. */
export function labelsOf(text: string, blocks: Blocks, strong: readonly Strong[]): Label[] {
  const labels: Label[] = [];
  /** A label alone in its paragraph speaks on until the next such label or heading. */
  let speaking: Label | undefined;
  let nth = 0;
  for (const inline of blocks.inlines) {
    if (inline.heading) speaking = stop(speaking, inline.heading.start);
    while ((strong[nth]?.start ?? Number.POSITIVE_INFINITY) < inline.start) nth++;
    const bold = strong[nth];
    if (!bold || bold.end > inline.end || inline.heading || text.slice(inline.start, bold.start).trim() !== '')
      continue;
    const alone = /^[\s:.—–-]*$/.test(text.slice(bold.end, Math.min(inline.end, bold.end + 200)));
    const label: Label = { ...bold, scope: scopeOf(bold, inline) };
    if (alone && !inline.item) {
      stop(speaking, inline.start);
      label.scope.end = blocks.inlines.at(-1)?.end ?? inline.end;
      speaking = label;
    }
    labels.push(label);
  }
  return labels;
}

function scopeOf(bold: Span, inline: Inline): Span {
  return { start: bold.start, end: inline.item?.end ?? inline.end };
}

function stop(label: Label | undefined, at: number): undefined {
  if (label) label.scope.end = at;
  return undefined;
}
