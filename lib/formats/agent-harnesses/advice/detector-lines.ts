/** `.leaf-detectors` as rules of one file ask for it. */
import type { Fix } from '../../../core/diagnostic';
import { type DetectorLine, type Detectors, lineOf, noDetectors, parseDetectors } from '../detectors';
import type { Facts } from '../facts';

const remembered = new WeakMap<Facts, Detectors>();

export function detectorsIn(facts: Facts): Detectors {
  if (facts.role !== 'detectors' || facts.badByte !== undefined) return noDetectors;
  let detectors = remembered.get(facts);
  if (!detectors) {
    detectors = parseDetectors(facts.text);
    remembered.set(facts, detectors);
  }
  return detectors;
}

/** Without the line and others that say just the same; `kept` stays. */
export function lineRemoved(facts: Facts, { type, path }: DetectorLine, kept?: DetectorLine): Fix {
  const same = detectorsIn(facts).lines.filter((line) => line !== kept && line.type === type && line.path === path);
  const edits = same.map((line) => ({ path: facts.key, ...lineOf(facts.text, line), text: '' }));
  return { title: 'Remove the line', edits };
}

/** The line with another type and path; nothing where another type has that path already, which is an error. */
export function lineRewritten(facts: Facts, { start, end }: { start: number; end: number }, next: string): Fix[] {
  const isTaken = parseDetectors(next).lines.some(({ type, path }) =>
    detectorsIn(facts).lines.some((line) => line.start !== start && line.path === path && line.type !== type),
  );
  if (isTaken) return [];
  return [{ title: `Write \`${next}\``, edits: [{ path: facts.key, start, end, text: next }], preferred: true }];
}

/** The path as it is looked up: `.`, doubled and final slashes mean nothing. */
export const plainPath = ({ path }: Pick<DetectorLine, 'path'>): string =>
  path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');

/** `skill` is recognised by `SKILL.md`, `mcp-server` by `MCP-SERVER.md`. */
export const usualFile = (type: string): string => `${type.toUpperCase()}.md`;
