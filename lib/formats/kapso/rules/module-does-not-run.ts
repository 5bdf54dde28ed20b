import { fileOf } from '../../../core/text';
import { example, manifest } from '../examples';
import { at, fix, type KapsoRule } from '../kit';
import { moduleNames, pagePathOf, runsOnlyWithContent } from '../names';
import { sessionViewOf } from '../sessions';

export const moduleDoesNotRun: KapsoRule = {
  name: 'module-does-not-run',
  severity: 'info',
  source: 'advice',
  confidence: 'likely',
  summary: '`setup` and `verification` have content where the manifest names them.',
  why: `Sessions of these two are held only if the module has a page of its own or lists something; \`guardrails.md\` does not count. The other five always run. A module that the manifest names and leaves empty is silently passed over.`,
  bad: example({ 'harness.yaml': manifest('modules:\n  verification: {}\n') }),
  good: example({
    'harness.yaml': manifest('modules:\n  verification: {}\n'),
    'instructions/verification.md': '# Verification\n\n- Recount one gauge by hand.\n',
  }),
  *harness(model) {
    const said = model.manifest;
    if (!said || said.listsUnreadable) return;
    for (const module of moduleNames) {
      const block = said.modules.get(module);
      if (!block || !runsOnlyWithContent.has(module) || sessionViewOf(model, module).runs) continue;
      const path = pagePathOf(module);
      const text = `# ${module.charAt(0).toUpperCase()}${module.slice(1)}\n\n- Say here what its sessions do.\n`;
      yield {
        ...at(said, block.key),
        message: `No session of \`${module}\` is held: it has neither a page nor an attachment.`,
        fixes: [fix(`Create \`${path}\``, [{ write: path, entry: fileOf(text) }], true)],
      };
    }
  },
};
