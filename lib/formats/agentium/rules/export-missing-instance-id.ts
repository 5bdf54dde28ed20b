import { fixOf, quoted } from '../edits';
import { faultRule, sourceFiles } from '../rule-kit';
import { textOf } from '../text-places';
import { memberOf, textIn } from '../value';
import { identifierFrom } from '../vocabulary';
import { placeInWords } from '../words';

/** True for `name({…})`: the argument's last brace closes right before the call's parenthesis. */
const hasOneArgument = (call: string): boolean =>
  /^[\w.]+\(\s*\{/.test(call) &&
  /\}\s*\)$/.test(call) &&
  !/\}\s*,\s*\{[^{}]*\}\s*\)$/.test(call.replace(/\[[^[\]]*\]/g, ''));

export const exportMissingInstanceId = faultRule({
  name: 'export-missing-instance-id',
  severity: 'warning',
  summary: 'A portable ability that is to be exported has an instance id.',
  why: `Without one the id is made up at each start, and a manifest cannot hold it. The id also lets extensions disable or replace the ability.`,
  bad: sourceFiles(
    'export default defineHarness({ id: "notes", abilities: [textContext({ id: "garden", entries: [{ id: "first", text: "Sow late." }] })] });',
    ['defineHarness', 'textContext'],
  ),
  good: sourceFiles(
    `export default defineHarness({ id: "notes", abilities: [textContext({ id: "garden", entries: [{ id: "first", text: "Sow after the last frost." }] }, { instanceId: "garden" })] });`,
    ['defineHarness', 'textContext'],
  ),
  alsoDraws: ['agentium/missing-instance-id'],

  message: ({ fault }) => `${placeInWords(fault.pointer, 'An ability')} has no instance id, so it cannot be exported.`,
  fixes({ fault, path }, model) {
    const use = fault.at?.kind === 'use' ? fault.at.use : undefined;
    const id = use && textIn(memberOf(use.options, 'id'));
    const { origin } = use ?? {};
    if (id === undefined || origin?.path !== path) return [];
    const to = identifierFrom(id);
    const text = textOf(model, path).slice(origin.start, origin.end);
    // Only a call with one argument: what stands behind a second is not ours to change.
    if (!/\)$/.test(text) || use?.instanceId !== undefined || !hasOneArgument(text)) return [];
    const at = origin.start + text.length - 1;
    return [
      fixOf(
        `Insert \`instanceId\`: \`${to}\``,
        [{ path, start: at, end: at, text: `, { instanceId: ${quoted(model, path, to)} }` }],
        true,
      ),
    ];
  },
});
