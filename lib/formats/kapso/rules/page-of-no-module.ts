import { nearest } from '../../../core/nearest';
import { baseName } from '../../../core/path';
import { example } from '../examples';
import { fix, type KapsoRule, offered } from '../kit';
import { moduleNames, pagePathOf } from '../names';

const stems = ['guardrails', ...moduleNames];

export const pageOfNoModule: KapsoRule = {
  name: 'page-of-no-module',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'Every page is `guardrails.md` or named after a module.',
  why: `A session reads two pages: \`guardrails.md\` and the one named after its module. Any other file under \`instructions/\` is read by no session, however it is linked.`,
  bad: example({ 'instructions/verify.md': '# Verification\n\n- Recount one gauge by hand.\n' }),
  good: example({ 'instructions/verification.md': '# Verification\n\n- Recount one gauge by hand.\n' }),
  *harness(model) {
    for (const { path, reader } of model.pages.values()) {
      if (reader !== undefined) continue;
      const stem = baseName(path).replace(/\.md$/, '');
      const free = stems.filter((each) => !model.harness.has(pagePathOf(each)));
      const meant =
        nearest(stem, free) ?? free.find((each) => each.startsWith(stem.toLowerCase().slice(0, 5)) && stem.length > 3);
      yield {
        path,
        message: `\`${stem}\` is no module, so no session reads this page.`,
        fixes: offered(
          meant === undefined
            ? undefined
            : fix(`Rename it to \`${meant}.md\``, [{ rename: path, to: pagePathOf(meant) }], true),
          fix(`Delete \`${path}\``, [{ remove: path }]),
        ),
      };
    }
  },
};
