import type { Fix } from '../../../core/diagnostic';
import { nearest } from '../../../core/nearest';
import { baseName, type Path } from '../../../core/path';
import { firstSkills } from '../components';
import { bundle, skill } from '../examples';
import type { BundleFile, LabRule, Model } from '../model';
import { roleOf, topFiles } from '../paths';

export const pathNotAllowed: LabRule = {
  name: 'path-not-allowed',
  severity: 'error',
  source: 'spec',
  summary: 'Every file is one of the four top-level files or lies below `skills/` or `agents/`.',
  why: 'Harness Lab refuses a bundle with any other path, so that nothing rides along unseen. Top-level names are exact: `harness.yml` or `README.md` are refused. Supporting files belong into the directory of the skill that uses them.',
  bad: bundle({ 'skills/tides/SKILL.md': skill('tides'), 'README.md': '# Tides\n' }),
  good: bundle({ 'skills/tides/SKILL.md': skill('tides'), 'skills/tides/README.md': '# Tides\n' }),
  *harness(model) {
    for (const file of model.files) {
      if (file.role !== 'refused') continue;
      yield {
        path: file.path,
        message: `\`${file.path}\` has no place in a bundle; files are ${[...topFiles.keys()].map((name) => `\`${name}\``).join(', ')} or lie below \`skills/\` or \`agents/\`.`,
        fixes: fixesFor(file, model),
      };
    }
  },
};

/** Moves to where the file was probably meant to be, then deletion. */
function fixesFor({ path }: BundleFile, model: Model): Fix[] {
  const places = [...new Set(likelyPlaces(path, model))].filter(
    (place) => roleOf(place) !== 'refused' && !model.harness.has(place),
  );
  const moves = places.map((to, index): Fix => {
    const fix = { title: `Move to \`${to}\``, edits: [{ rename: path, to }] };
    return index === 0 ? { ...fix, preferred: true } : fix;
  });
  return [...moves, { title: `Delete \`${path}\``, edits: [{ remove: path }] }];
}

function* likelyPlaces(path: Path, model: Model): Iterable<Path> {
  const name = baseName(path);
  const top = nearest(name, topFiles.keys());
  if (top !== undefined && (!path.includes('/') || path === 'hooks/hooks.json')) yield top;
  const lower = path.replace(/^[^/]+/, (first) => first.toLowerCase());
  yield lower.replace(/^(skill|agent)\//, '$1s/');
  if (name === '') return;
  for (const skill of firstSkills(model)) yield `skills/${skill}/${name}`;
}
