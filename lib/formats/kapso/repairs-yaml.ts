/** Repairs of YAML that cannot be read. */
import type { Fix } from '../../core/diagnostic';
import type { YamlFault } from '../../core/yaml';
import { quoteYaml } from '../../core/yaml/quote';
import { quoteFaultyValue, replaceTabs } from '../../core/yaml/repair';
import { fix } from './kit';
import type { Span } from './placed';
import { inFile } from './repairs-json';

/** A text as a YAML scalar: plain where that is safe. */
export const yamlText = (text: string): string => quoteYaml(text);

/** Quotes the value a fault lies in, or turns tabs into blanks; undefined where neither helps. */
export function readableFix(file: { path: string; text: string }, fault: YamlFault, block?: Span): Fix | undefined {
  const quotes = quoteFaultyValue(file.text, fault, 'pyyaml', block);
  if (quotes.length > 0) return fix('Quote the value', inFile(file, quotes), true);
  const tabs = replaceTabs(file.text, 'pyyaml', block);
  return tabs.length > 0 ? fix('Write blanks for tabs', inFile(file, tabs), true) : undefined;
}
