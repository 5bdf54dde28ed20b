/** Reads YAML exactly as the loaders of the formats do: PyYAML's safe loader, and strictyaml without a schema. */
import { FORBIDDEN } from './chars';
import type { YamlDocument, YamlFault } from './node';
import { parse } from './parser';
import { strictFaults } from './strict';
import type { YamlDialect } from './token';
import { checkValues } from './values';

export type { YamlDocument, YamlFault, YamlList, YamlMap, YamlNode, YamlPair, YamlScalar } from './node';
export type { YamlDialect } from './token';

/** Total. `faults` is empty exactly when the dialect's loader accepts the text. */
export function parseYaml(text: string, dialect: YamlDialect): YamlDocument {
  const faults: YamlFault[] = [];
  // The reading goes on with a stand-in of the same length, so that the tree is there even so.
  const readable = text.replace(FORBIDDEN, (character, start: number) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    faults.push({
      code: 'control-character',
      message: `The character U+${code} is not allowed in YAML.`,
      start,
      end: start + 1,
    });
    return '\ufffd';
  });
  const parsed = parse(readable, dialect);
  // One by one: a spread of a hundred thousand arguments would overflow the stack.
  for (const fault of parsed.faults) faults.push(fault);
  // Both loaders judge values only once the whole text has been read.
  if (parsed.root && faults.length === 0) {
    const judged =
      dialect === 'pyyaml' ? checkValues(parsed.root) : strictFaults(readable, parsed.root, parsed.version);
    for (const fault of judged) faults.push(fault);
  }
  return { ...(parsed.root ? { root: parsed.root } : {}), faults, comments: parsed.comments };
}
