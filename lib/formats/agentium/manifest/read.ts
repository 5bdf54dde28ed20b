/** A manifest from its text to a loaded definition: parse, structure, load. */
import type { Path } from '../../../core/path';
import type { Definition } from '../definition/types';
import type { Fault } from '../fault';
import type { Profile } from '../profile';
import type { ObjectValue, Value } from '../value';
import { parseJson } from './json';
import { load } from './load';
import { structureFaults } from './structure';

export interface ReadManifest {
  /** As parsed, whatever it is; absent where the text is no JSON. */
  value?: Value;
  /** Sound in its structure: it has a hash, whatever the host allows. */
  manifest?: ObjectValue;
  definition?: Definition;
  /** Of parse, structure and load. */
  faults: readonly Fault[];
}

export function readManifest(path: Path, text: string, profile: Profile): ReadManifest {
  const parsed = parseJson(path, text);
  if ('fault' in parsed) return { faults: [parsed.fault] };
  const { value } = parsed;
  const faults = structureFaults(value);
  if (faults.length > 0 || value.kind !== 'object') return { value, faults };
  const loaded = load(value, profile);
  return { value, manifest: value, ...loaded };
}
