/** Whether a harness is in this format. Frontmatter separates: hundreds of repositories hold a HARNESS.md of free text. */
import type { Detection } from '../../core/format';
import type { Harness } from '../../core/harness';
import { parse } from './model';

export function detect(harness: Harness): Detection | undefined {
  const model = parse(harness);
  const evidence: string[] = [];
  const signs = otherSigns(model);
  const root = model.harnessMd;
  if (root?.state === 'mapping' && (root.field('name') !== '' || root.field('description') !== '')) {
    evidence.push('`HARNESS.md` has frontmatter with a name or a description');
    return { likelihood: 1, evidence: [...evidence, ...signs] };
  }
  if (root && (root.state !== 'missing' || root.frontmatter.missing?.why !== 'none')) {
    evidence.push('`HARNESS.md` has frontmatter, though it cannot be read yet');
    return { likelihood: 0.9, evidence: [...evidence, ...signs] };
  }
  if (root) {
    evidence.push('`HARNESS.md` is free text without frontmatter: it can be converted');
    return { likelihood: signs.length > 0 ? 0.7 : 0.3, evidence: [...evidence, ...signs] };
  }
  if (signs.length === 0) return undefined;
  return { likelihood: 0.2 + 0.1 * Math.min(signs.length, 3), evidence: signs };
}

/** What points to the format besides a HARNESS.md at the root. */
function otherSigns({ structure, detectors }: ReturnType<typeof parse>): string[] {
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
