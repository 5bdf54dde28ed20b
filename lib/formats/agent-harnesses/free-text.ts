/** Whether a directory is in this format at all: hundreds of repositories hold a HARNESS.md of free text. */
import type { Detectors } from './detectors';
import type { Facts } from './facts';
import type { Structure } from './walk';

/** What points to the format besides a HARNESS.md at the root, in words. */
export function otherSigns({ structure, detectors }: { structure: Structure; detectors: Detectors }): string[] {
  const signs: string[] = [];
  const names = structure.root.children.map((child) => child.name);
  if (detectors.lines.length > 0) signs.push('`.leaf-detectors` declares kinds of leaves');
  else if (names.includes('.leaf-detectors')) signs.push('`.leaf-detectors` is there');
  const twin = names.find((name) => name !== 'HARNESS.md' && /^harness\.(md|markdown)$/i.test(name));
  if (twin) signs.push(`\`${twin}\` looks like a HARNESS.md in another case`);
  if (
    structure.root.isHarness &&
    !structure.root.children.some((child) => child.is === 'file' && child.name === 'HARNESS.md')
  ) {
    signs.push('`HARNESS.md` is a directory');
  }
  const routed = structure.tops.find((top) => top.routed && top.routingName !== 'README.md');
  if (routed) signs.push(`\`${routed.path}/${routed.routingName}\` is a routing file`);
  if (structure.files.some((file) => file.name === '.harnessleaf')) signs.push('`.harnessleaf` marks a leaf');
  return signs;
}

/** A HARNESS.md without a trace of frontmatter. */
export const isFreeText = (facts: Facts): boolean =>
  facts.state === 'missing' && facts.frontmatter.missing?.why === 'none' && !/^\ufeff?name[ \t]*:/.test(facts.text);

/**
 * A repository that has no HARNESS.md, or one of free text, and no other sign of the format: it gets the one answer
 * that it is none yet, and no advice behind it.
 */
export const isForeign = (
  parts: { structure: Structure; detectors: Detectors },
  harnessMd: Facts | undefined,
): boolean => (harnessMd === undefined || isFreeText(harnessMd)) && otherSigns(parts).length === 0;
