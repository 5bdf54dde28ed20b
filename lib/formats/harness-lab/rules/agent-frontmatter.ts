import type { Fix } from '../../../core/diagnostic';
import type { Path } from '../../../core/path';
import { lineBreakOf, rangeOf } from '../../../core/text';
import { quoteYaml } from '../../../core/yaml/quote';
import type { AgentFile } from '../content';
import { agent, bundle } from '../examples';
import type { LabRule } from '../model';
import { splices } from '../splices';
import { fieldsOf } from '../yaml-view';

export const agentFrontmatter: LabRule = {
  name: 'agent-frontmatter',
  severity: 'warning',
  source: 'advice',
  confidence: 'certain',
  summary: 'Every agent has frontmatter with `name` and `description`.',
  why: 'Harness Lab does not look into agents, but Claude Code does: without a name and a description it loads no agent from the file, and says nothing. The description tells the main agent when to hand over.',
  bad: bundle({ 'agents/harbour.md': 'Check every figure.\n' }),
  good: bundle({ 'agents/harbour.md': agent('harbour') }),
  *file({ path, content, entry }) {
    if (content?.kind !== 'agent') return;
    const { text, view, fences } = content;
    const missing = [
      ...(content.givenName === undefined ? ['name'] : []),
      ...(content.description === undefined ? ['description'] : []),
    ];
    if (missing.length === 0) return;
    const words = missing.map((key) => `\`${key}\``).join(' and ');
    const broken = view && (view.fault || view.notMapping);
    yield {
      path,
      ...rangeOf(text, fences?.block.start ?? 0, fences?.block.end ?? 0),
      message: broken
        ? 'The frontmatter of the agent cannot be read as a mapping.'
        : `The agent has no ${words} in its frontmatter.`,
      fixes: broken ? [] : splices(entry, insertion(path, content, missing)),
    };
  },
};

function insertion(path: Path, { text, fences, view, name }: AgentFile, missing: readonly string[]): Fix[] {
  const eol = lineBreakOf(text);
  const fields = view ? fieldsOf(view) : new Map();
  if (view?.root?.flow || missing.some((key) => fields.has(key))) return [];
  const lines = missing.map((key) =>
    key === 'name' ? `name: ${quoteYaml(name)}${eol}` : `description: Use when …${eol}`,
  );
  const at = fences?.block.start ?? 0;
  const insert = fences ? lines.join('') : `---${eol}${lines.join('')}---${eol}`;
  return [
    { title: `Insert ${missing.join(' and ')}`, preferred: true, edits: [{ path, start: at, end: at, text: insert }] },
  ];
}
