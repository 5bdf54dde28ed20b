/** Whether a harness is in this format. Frontmatter separates: hundreds of repositories hold a HARNESS.md of free text. */
import type { Detection } from '../../core/format';
import type { Harness } from '../../core/harness';
import { otherSigns } from './free-text';
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
