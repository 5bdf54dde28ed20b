/** `.leaf-detectors` as rules of one file ask for it. */
import type { Fix } from '../../../core/diagnostic';
import { type DetectorLine, type Detectors, noDetectors, parseDetectors } from '../detectors';
import type { Facts } from '../facts';
import { wholeLines } from '../repairs/lines';

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
  const edits = same.map(({ start, end }) => ({ path: facts.key, ...wholeLines(facts.text, start, end), text: '' }));
  return { title: 'Remove the line', edits };
}

/** The line with another type and path. */
export const lineRewritten = (facts: Facts, line: { start: number; end: number }, next: string): Fix => ({
  title: `Write \`${next}\``,
  edits: [{ path: facts.key, start: line.start, end: line.end, text: next }],
  preferred: true,
});

/** The path as it is looked up: `.`, doubled and final slashes mean nothing. */
export const plainPath = ({ path }: Pick<DetectorLine, 'path'>): string =>
  path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');

/** `skill` is recognised by `SKILL.md`, `mcp-server` by `MCP-SERVER.md`. */
export const usualFile = (type: string): string => `${type.toUpperCase()}.md`;
