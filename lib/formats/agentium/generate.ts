/** A TypeScript definition made from a manifest: loading either gives the same hash. */
import { isAbsent, memberOf, type ObjectValue, textIn, type Value } from './value';
import { packageName, slots, textContextType } from './vocabulary';

/** Text contexts become calls; anything else is loaded with factories and registry from a file of the host. */
export function definitionText(manifest: ObjectValue): string {
  return isPlain(manifest) ? plainDefinition(manifest) : loadedDefinition(manifest);
}

function isPlain(manifest: ObjectValue): boolean {
  const abilities = memberOf(manifest, 'abilities');
  const runtime = memberOf(manifest, 'runtime');
  return (
    abilities.kind === 'list' &&
    abilities.items.every((each) => textIn(memberOf(each, 'type')) === textContextType) &&
    slots.every((slot) => isAbsent(memberOf(runtime, slot)))
  );
}

function plainDefinition(manifest: ObjectValue): string {
  const abilities = memberOf(manifest, 'abilities');
  const uses = (abilities.kind === 'list' ? abilities.items : []).map((selection) => {
    const config = literal(
      { kind: 'object', members: new Map([['instanceId', { value: memberOf(selection, 'instanceId') }]]) },
      '    ',
    );
    return `    textContext(${literal(memberOf(selection, 'options'), '    ')}, ${config}),\n`;
  });
  const names = uses.length > 0 ? 'defineHarness, textContext' : 'defineHarness';
  const groups = (
    [
      ['runtimeReferences', 'runtime'],
      ['defaults', 'defaults'],
      ['limits', 'limits'],
    ] as const
  ).flatMap(([field, name]) => {
    const value = memberOf(manifest, name);
    return isAbsent(value) ? [] : [`  ${field}: ${literal(value, '  ')},\n`];
  });
  return `import { ${names} } from "${packageName}";

export default defineHarness({
  id: ${literal(memberOf(manifest, 'id'), '')},
  abilities: [${uses.length > 0 ? `\n${uses.join('')}  ` : ''}],
${groups.join('')}});
`;
}

function loadedDefinition(manifest: ObjectValue): string {
  return `import { loadManifest } from "${packageName}";
// The host's own file: the approved factories of every ability type, and the registry its references name.
import { factories, runtimeRegistry } from "./host";

export default loadManifest(${literal(manifest, '')}, factories, runtimeRegistry);
`;
}

/** JSON data as a literal. A name like \`__proto__\` is written as a computed key: as a plain one it would set a prototype. */
function literal(value: Value, indent: string): string {
  const inner = `${indent}  `;
  switch (value.kind) {
    case 'list': {
      if (value.items.length === 0) return '[]';
      return `[\n${value.items.map((item) => `${inner}${literal(item, inner)},\n`).join('')}${indent}]`;
    }
    case 'object': {
      if (value.members.size === 0) return '{}';
      const lines = [...value.members].map(
        ([name, member]) => `${inner}${key(name)}: ${literal(member.value, inner)},\n`,
      );
      return lines.length === 1 && !lines[0]?.slice(0, -2).includes('\n')
        ? `{ ${lines[0]?.trim().slice(0, -1)} }`
        : `{\n${lines.join('')}${indent}}`;
    }
    case 'text':
    case 'number':
    case 'boolean':
      return JSON.stringify(value.value);
    default:
      return 'null';
  }
}

const key = (name: string): string =>
  name === '__proto__' ? '["__proto__"]' : /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
