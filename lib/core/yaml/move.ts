import type { YamlDocument, YamlNode } from './node';

/** Moves every offset of a document, in place: from the text that was parsed to the one it was cut from. */
export function moveYaml(document: YamlDocument, move: (offset: number) => number): void {
  const shift = (span: { start: number; end: number }): void => {
    span.start = move(span.start);
    span.end = move(span.end);
  };
  for (const span of [...document.faults, ...document.comments]) shift(span);
  const waiting: YamlNode[] = document.root ? [document.root] : [];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    shift(node);
    if (node.kind === 'list') for (const item of node.items) waiting.push(item);
    else if (node.kind === 'map') for (const { key, value } of node.pairs) waiting.push(key, value);
  }
}
