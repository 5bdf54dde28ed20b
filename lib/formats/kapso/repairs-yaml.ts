/** Repairs of YAML that cannot be read. */
import type { Fix } from '../../core/diagnostic';
import type { Splice } from '../../core/splice';
import type { YamlFault, YamlMap } from '../../core/yaml';
import { removePair } from '../../core/yaml/edit';
import { quoteYaml } from '../../core/yaml/quote';
import { quoteFaultyValue, replaceTabs } from '../../core/yaml/repair';
import { fix } from './kit';
import type { Span } from './placed';
import { inFile } from './repairs-json';
import { keyOf, type YamlEntry } from './yaml-map';

/** A text as a YAML scalar: plain where that is safe. */
export const yamlText = (text: string): string => quoteYaml(text);

/** Takes a key out, repeated ones as well: the one before would only take its place. */
export function removeKey(text: string, map: YamlMap, { key }: YamlEntry): Splice[] {
  const pairs = map.pairs.filter((pair) => keyOf(pair, text) === key);
  // In flow style neighbours are cut out across each other.
  return map.flow && pairs.length > 1 ? [] : pairs.flatMap((pair) => removePair(text, map, pair));
}

/** Quotes the value a fault lies in, or turns tabs into blanks; undefined where neither helps. */
export function readableFix(file: { path: string; text: string }, fault: YamlFault, block?: Span): Fix | undefined {
  const quotes = quoteFaultyValue(file.text, fault, 'pyyaml', block);
  if (quotes.length > 0) return fix('Quote the value', inFile(file, quotes), true);
  const tabs = replaceTabs(file.text, 'pyyaml', block);
  return tabs.length > 0 ? fix('Write blanks for tabs', inFile(file, tabs), true) : undefined;
}
