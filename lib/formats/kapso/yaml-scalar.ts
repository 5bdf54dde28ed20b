/** What PyYAML makes of a scalar. */
import type { YamlScalar } from '../../core/yaml';
import { resolvePlain } from '../../core/yaml/resolve';

export type ScalarType = 'text' | 'null' | 'boolean' | 'integer' | 'float' | 'date' | 'other';

const types = new Map<string, ScalarType>([
  ['tag:yaml.org,2002:str', 'text'],
  ['tag:yaml.org,2002:null', 'null'],
  ['tag:yaml.org,2002:bool', 'boolean'],
  ['tag:yaml.org,2002:int', 'integer'],
  ['tag:yaml.org,2002:float', 'float'],
  ['tag:yaml.org,2002:timestamp', 'date'],
]);

export function scalarType(scalar: YamlScalar): ScalarType {
  // PyYAML reads what a lone `!` stands before as if it were plain, quoted or not.
  if (scalar.tagUri === '!') return plainType(scalar.text);
  if (scalar.tagUri !== undefined) return types.get(scalar.tagUri) ?? 'other';
  return scalar.style === 'plain' ? plainType(scalar.text) : 'text';
}

/** What a plain text would be read as. */
export const plainType = (text: string): ScalarType => types.get(resolvePlain(text)) ?? 'other';
