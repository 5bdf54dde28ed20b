/** Cases of kind `extend`: a base and its extensions, abilities written as descriptors. */
import { assess } from '../assess';
import { fileContext, suppliedTools, textContext } from '../definition/built-in';
import { define, type Outcome } from '../definition/define';
import { shownId } from '../definition/describe';
import { extend } from '../definition/extend';
import { basePreset, researchPreset } from '../definition/presets';
import { staticLocalAbility, toolNamed } from '../definition/static-ability';
import type { Ability, Definition } from '../definition/types';
import { type Used, usedWith } from '../definition/use';
import type { Fault } from '../fault';
import { load } from '../manifest/load';
import { structureFaults } from '../manifest/structure';
import { profileOf } from '../profile';
import {
  fromPlain,
  listValue,
  memberOf,
  type ObjectValue,
  objectValue,
  pointerTo,
  textIn,
  undefinedValue,
  type Value,
} from '../value';
import { answersOf, diagnosticsOf, isError } from './notation';

type Plain = Readonly<Record<string, unknown>>;

export async function extendCase(testCase: Plain, hash: (text: string) => Promise<string>) {
  const { outcome, layer } = build(testCase);
  const faults = 'faults' in outcome ? outcome.faults.map((fault) => ({ ...fault, layer: fault.layer ?? layer })) : [];
  if (!('definition' in outcome))
    return {
      valid: false,
      diagnostics: diagnosticsOf(faults, '.'),
      id: null,
      ...(await answersOf(undefined, hash)),
      resolved: null,
    };
  const profile = {
    ...profileOf(undefined),
    ...(typeof testCase.projectRoot === 'string' ? { projectRoot: testCase.projectRoot } : {}),
  };
  const assessment = assess(outcome.definition, profile);
  const disabled = assessment.faults.filter((fault) => fault.rule === 'ability-disabled');
  const rest = assessment.faults.filter((fault) => fault.rule !== 'ability-disabled');
  return {
    valid: !rest.some(isError),
    diagnostics: [...diagnosticsOf(disabled, '.'), ...diagnosticsOf(rest, '.', false)],
    id: shownId(outcome.definition),
    ...(await answersOf(assessment, hash)),
    resolved: assessment.resolved ?? null,
  };
}

/** The last layer reached and what came of it. */
function build(testCase: Plain): { outcome: Outcome; layer: number } {
  const extensions = Array.isArray(testCase.extensions) ? testCase.extensions : [];
  let outcome = baseOf(fromPlain(testCase.base), testCase);
  let layer = 0;
  for (const extension of extensions) {
    if (!('definition' in outcome)) break;
    layer++;
    outcome = extended(outcome.definition, fromPlain(extension));
  }
  return { outcome, layer };
}

function baseOf(base: Value, testCase: Plain): Outcome {
  const [how, input] =
    base.kind === 'object' ? ([...base.members].map(([name, { value }]) => [name, value] as const)[0] ?? []) : [];
  if (input === undefined) return { faults: [] };
  if (how === 'manifest') return manifestBase(input, testCase);
  const built = withUses(input);
  if ('faults' in built) return built;
  if (how === 'base') return basePreset(built.input);
  if (how === 'research') return researchPreset(built.input);
  return define(built.input);
}

function manifestBase(manifest: Value, testCase: Plain): Outcome {
  const faults = structureFaults(manifest);
  if (faults.length > 0 || manifest.kind !== 'object') return { faults };
  const factories = Array.isArray(testCase.factories) ? testCase.factories : [];
  const loaded = load(manifest, profileOf({ factories, runtimeRegistry: testCase.runtimeRegistry ?? {} }, true));
  return loaded.definition ? { definition: loaded.definition } : { faults: loaded.faults };
}

function extended(base: Definition, extension: Value): Outcome {
  const built = withUses(extension);
  return 'faults' in built ? built : extend(base, built.input);
}

/** The input with its ability descriptors turned into uses. */
function withUses(input: Value): { input: Value } | { faults: readonly Fault[] } {
  if (input.kind !== 'object') return { input };
  const members = new Map(input.members);
  const faults: Fault[] = [];
  for (const name of ['abilities', 'replaceAbilities']) {
    const list = memberOf(input, name);
    if (list.kind !== 'list') continue;
    const items = list.items.map((item, index) => madeUse(item, pointerTo(`/${name}`, index), faults));
    members.set(name, { value: listValue(items) });
  }
  for (const name of ['tools'] as const) {
    const tools = memberOf(input, name);
    if (tools.kind === 'list') members.set(name, { value: listValue(tools.items.map(toolFrom)) });
  }
  const registry = memberOf(input, 'runtimeRegistry');
  if (registry.kind === 'object') members.set('runtimeRegistry', { value: implemented(registry) });
  const next: ObjectValue = { kind: 'object', members };
  return faults.length > 0 ? { faults } : { input: next };
}

/** A case names what is registered; the object behind each name goes without saying. */
function implemented(registry: ObjectValue): ObjectValue {
  const entry = (item: Value): Value =>
    item.kind === 'object' && !item.members.has('implementation')
      ? { ...item, members: new Map(item.members).set('implementation', { value: objectValue({}) }) }
      : item;
  const members = Array.from(
    registry.members,
    ([slot, { value }]) =>
      [slot, { value: value.kind === 'list' ? listValue(value.items.map(entry)) : value }] as const,
  );
  return { kind: 'object', members: new Map(members) };
}

const toolFrom = (item: Value): Value => (item.kind === 'text' ? toolNamed(item) : item);

const abilities: Readonly<Record<string, Ability>> = { textContext, fileContext, suppliedTools };

function madeUse(item: Value, pointer: string, faults: Fault[]): Value {
  const made = madeFrom(item);
  if (!made) return item;
  if ('use' in made) return { kind: 'use', use: made.use };
  if ('faults' in made)
    for (const fault of made.faults) faults.push({ ...fault, pointer: `${pointer}/options${fault.pointer}` });
  return { kind: 'failed' };
}

function madeFrom(item: Value): Used | undefined {
  const kind = textIn(memberOf(item, 'use'));
  const options = memberOf(item, 'options');
  const instanceId = memberOf(item, 'instanceId');
  if (kind === 'local') return usedWith(staticLocalAbility(item), undefinedValue, instanceId);
  const ability = kind === undefined ? undefined : abilities[kind];
  if (!ability) return undefined;
  return usedWith(ability, kind === 'suppliedTools' ? withTools(options) : options, instanceId);
}

function withTools(options: Value): Value {
  const tools = memberOf(options, 'tools');
  if (options.kind !== 'object' || tools.kind !== 'list') return options;
  return {
    kind: 'object',
    members: new Map(options.members).set('tools', { value: listValue(tools.items.map(toolFrom)) }),
  };
}
