/** What a definition asks its host for: the tools that defaults and abilities bring, and the requirements. */
import type { Definition, Description } from './definition/types';
import { memberOf, type ObjectValue, textIn, truthOf } from './value';
import { generatedTools } from './vocabulary';

export interface Grants {
  /** Tools that defaults bring. */
  generated: readonly string[];
  /** Tools that abilities bring. */
  abilities: readonly string[];
  requirements: readonly string[];
}

/** The tools a default brings; nothing is granted because of it. */
export function generatedBy(defaults: ObjectValue | undefined): string[] {
  if (!defaults) return [];
  const workspace = memberOf(defaults, 'workspace');
  const isOn = (name: string): boolean => truthOf(memberOf(defaults, name)) === true;
  const mode = textIn(memberOf(workspace, 'mode'));
  return [
    ...(mode === 'write' ? generatedTools.workspaceWrite : mode === 'read' ? generatedTools.workspaceRead : []),
    ...(memberOf(defaults, 'skillDirs').kind === 'list' ? generatedTools.skillDirs : []),
    ...(isOn('filesystem') ? generatedTools.filesystem : []),
    ...(isOn('fileMemory') ? generatedTools.fileMemory : []),
    ...(isOn('subagents') ? generatedTools.subagents : []),
    ...(isOn('searchPastSessions') ? generatedTools.searchPastSessions : []),
  ];
}

export const grantsOf = (definition: Definition, description: Description): Grants => ({
  generated: generatedBy(definition.defaults),
  abilities: [...new Set(description.toolNames)],
  requirements: description.requirements,
});

export const toolsIn = ({ generated, abilities }: Grants): string[] => [...new Set([...generated, ...abilities])];

/** A TypeScript constant with the exact names, to be copied into the host's code. */
export function grantsText(id: string, grants: Grants): string {
  const list = (names: readonly string[]) =>
    names.length === 0 ? '[]' : `[\n${names.map((name) => `    ${JSON.stringify(name)},\n`).join('')}  ]`;
  return `// What ${JSON.stringify(id)} asks of its host. Nothing is granted by being named here.
export const grants = {
  tools: ${list(toolsIn(grants))},
  requirements: ${list(grants.requirements)},
};
`;
}
