/** Abilities that the harness's own code declares with `defineAbility`. */
import type { Ability, OptionFault, Reading } from '../definition/types';
import type { Fault } from '../fault';
import { isAbsent, memberOf, type OpaqueValue, type Origin, textIn, type Value } from '../value';
import { isIdentifier } from '../vocabulary';
import type { Evaluator } from './evaluate';
import { isAsync, isIdentity, resultOf } from './functions';

export type Declared = { ability: Ability } | { faults: readonly Fault[] } | { unknown: OpaqueValue };

export function declareAbility(spec: Value, evaluator: Evaluator, origin: Origin): Declared {
  if (spec.kind === 'opaque') return { unknown: spec };
  const type = memberOf(spec, 'type');
  const version = memberOf(spec, 'version');
  const portable = memberOf(spec, 'portable');
  const faults: Fault[] = [];
  if (type.kind !== 'opaque' && !isIdentifier(textIn(type) ?? ''))
    faults.push({ rule: 'invalid-identifier', pointer: '/type', at: isAbsent(type) ? spec : type, holder: spec });
  const omitted = isAbsent(version) || version.kind === 'null';
  const isVersion = version.kind === 'number' && Number.isSafeInteger(version.value) && version.value >= 1;
  if (!omitted && version.kind !== 'opaque' && !isVersion)
    faults.push({ rule: 'invalid-integer', pointer: '/version', at: version, wanted: '1', holder: spec });
  if (faults.length > 0) return { faults };
  for (const value of [type, version, portable]) if (value.kind === 'opaque') return { unknown: value };
  const mapped = isGiven(portable);
  const validate = memberOf(spec, 'validate');
  const toManifest = [memberOf(portable, 'toJSON'), memberOf(portable, 'validateOptions')];
  const fromManifest = [memberOf(portable, 'validateOptions'), memberOf(portable, 'toOptions')];
  const changed = (codes: readonly Value[], options: Value) =>
    mapped ? changing([validate, ...codes], options, evaluator, origin) : undefined;
  return {
    ability: {
      type: textIn(type) ?? '',
      version: version.kind === 'number' ? version.value : 1,
      portable: mapped,
      origin,
      accept(options, where) {
        const unknown = where === 'manifest' ? changed(fromManifest, options) : undefined;
        if (unknown) return { unknown };
        const refused = refusal(validate, options, evaluator);
        return refused ? { refused } : { options };
      },
      exported: (options) => changed(toManifest, options) ?? options,
      describe: (options) => described(memberOf(spec, 'describe'), options, evaluator),
      bind: (options) => read(memberOf(spec, 'bind'), options, evaluator),
    },
  };
}

const isGiven = (value: Value): boolean => !isAbsent(value) && value.kind !== 'null';

/** A validation that only throws accepts nothing; any other is taken to accept, and to hand back what it got. */
function refusal(validate: Value, options: Value, evaluator: Evaluator): OptionFault | undefined {
  if (!['opaque', 'function', 'api', 'ability'].includes(validate.kind))
    return { pointer: '', wanted: 'the ability has no `validate` function', at: options };
  if (validate.kind !== 'function' || !validate.code) return undefined;
  const reading = resultOf(evaluator, validate.code, [options]);
  return 'throws' in reading ? { pointer: '', wanted: 'the ability’s own validation throws', at: options } : undefined;
}

/** The first of the functions, a validation and a mapping, that may change the options: what comes out cannot be known then. */
function changing(
  codes: readonly Value[],
  options: Value,
  evaluator: Evaluator,
  origin: Origin,
): OpaqueValue | undefined {
  for (const [index, each] of codes.entries()) {
    if (each.kind === 'function' && each.code && isIdentity(evaluator, each.code, options, index === 0)) continue;
    return {
      kind: 'opaque',
      why: 'changes the options in a way that only running it could tell',
      origin: each.origin ?? origin,
    };
  }
  return undefined;
}

function described(describe: Value, options: Value, evaluator: Evaluator): Reading {
  if (describe.kind === 'function' && describe.code && isAsync(describe.code))
    return { value: { kind: 'instance', what: 'a promise' } };
  return read(describe, options, evaluator);
}

function read(code: Value, options: Value, evaluator: Evaluator): Reading {
  if (code.kind === 'opaque') return { unknown: code };
  if (code.kind !== 'function' || !code.code) return { throws: true };
  return resultOf(evaluator, code.code, [options]);
}
