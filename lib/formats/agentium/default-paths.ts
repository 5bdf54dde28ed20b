/** The paths that defaults name: the workspace's and those of the skill directories. */
import { memberOf, type ObjectValue, type Value } from './value';

export function pathsIn(defaults: ObjectValue): Value[] {
  const skillDirs = memberOf(defaults, 'skillDirs');
  return [
    memberOf(memberOf(defaults, 'workspace'), 'path'),
    ...(skillDirs.kind === 'list' ? skillDirs.items : []),
  ].filter((value) => value.kind === 'text');
}
