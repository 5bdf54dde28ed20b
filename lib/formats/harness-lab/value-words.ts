/** What kind of value a YAML text turned out to be, for messages. */
import { pythonText } from '../../core/yaml/python-text';
import { isDate, YamlMapping, type YamlValue } from '../../core/yaml/value';

export function valueWords(value: YamlValue): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (value instanceof YamlMapping) return 'a mapping';
  if (typeof value === 'string') return 'a text';
  if (typeof value === 'boolean') return `the boolean \`${value}\``;
  if (typeof value === 'bigint' || typeof value === 'number') return `the number \`${pythonText(value)}\``;
  return isDate(value) ? 'a date' : 'a tagged value';
}
