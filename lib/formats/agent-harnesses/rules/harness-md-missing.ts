import type { Finding, Fix } from '../../../core/diagnostic';
import type { Rule } from '../../../core/rule';
import type { Facts } from '../facts';
import type { Model } from '../model';
import { newHarnessFile } from '../repairs/new-files';

export const harnessMdMissing: Rule<Model, Facts> = {
  name: 'harness-md-missing',
  severity: 'error',
  source: 'spec',
  summary: 'A harness has a file called exactly `HARNESS.md` at its root.',
  why: `\`HARNESS.md\` is where an agent starts: its body is loaded with every session, its frontmatter names the harness. Without it
the directory is no harness and nothing else in it is looked at.

Usual causes: another case (\`harness.md\` is a different file on most machines), a link whose target is gone, or the
wrong directory: the harness may lie one level further down.`,
  bad: {
    'harness.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n',
  },
  good: {
    'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n',
  },
  // Its name, not only its absence, is told where the file lies.
  alsoDraws: ['agent-harnesses/entry-file-wrong-name'],
  *harness(model): Iterable<Finding> {
    const { root } = model.structure;
    if (root.isHarness) return;
    const broken = root.children.some((child) => child.is === 'broken' && child.name === 'HARNESS.md');
    const twin = twinOf(model);
    const seen = broken ? '`HARNESS.md` is a link that leads nowhere' : twin && `\`${twin}\` is not read`;
    yield {
      path: '.',
      message: `${seen ? `${seen}; a` : 'A'} file called exactly \`HARNESS.md\` is wanted at the root.`,
      fixes: fixesOf(model, twin, broken),
    };
  },
};

/** The file that was meant: by another case, or under a name that other tools use. */
function twinOf({ structure }: Model): string | undefined {
  const names = structure.root.children.filter((child) => child.is === 'file').map((child) => child.name);
  return (
    names.find((name) => name.toLowerCase() === 'harness.md') ??
    names.find((name) => /^harness\.(markdown|txt)$/i.test(name))
  );
}

function fixesOf(model: Model, twin: string | undefined, broken: boolean): Fix[] {
  const entry = newHarnessFile(model, undefined);
  const create: Fix = { title: 'Create `HARNESS.md`', edits: [{ write: 'HARNESS.md', entry }] };
  if (twin === undefined || broken) return [{ ...create, preferred: true }];
  const edits = [{ rename: twin, to: 'HARNESS.md' }];
  return [{ title: `Rename \`${twin}\` to \`HARNESS.md\``, edits, preferred: true }, create];
}
