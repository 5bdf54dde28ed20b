import { rangeOf } from '../../../core/text';
import { bundle, commandHook, reviewed } from '../examples';
import { placeOf, replacement, setIn } from '../hook-place';
import type { LabRule } from '../model';

export const hookMatcherTypo: LabRule = {
  name: 'hook-matcher-typo',
  severity: 'warning',
  source: 'advice',
  confidence: 'likely',
  summary: 'Every matcher names tools that exist, or is a regular expression.',
  why: 'A matcher that matches nothing turns its hooks off, and nothing says so; one bad expression can drop the whole set. Tool names are exact: `bash` is not `Bash`.',
  bad: bundle({ 'hooks.json': commandHook('tide-guard', 'Bahs|Write') }),
  good: bundle({ 'hooks.json': commandHook('tide-guard', 'Bash|Write') }),
  exampleSettings: reviewed,
  *file(file) {
    const placed = setIn(file);
    // Hooks of one group share its matcher.
    const seen = new Set<unknown>();
    for (const { matcher } of placed?.set.hooks ?? []) {
      if (!placed || !matcher || seen.has(matcher.node)) continue;
      seen.add(matcher.node);
      const { node, reading } = matcher;
      if (reading.fault !== undefined) {
        yield {
          path: placed.path,
          ...rangeOf(placed.text, node.start, node.end),
          message: `\`${node.value}\` is no regular expression (${reading.fault}), so its hooks never run.`,
        };
      }
      for (const { text, start, meant } of reading.alternatives) {
        if (meant === undefined) continue;
        const span = { start, end: start + text.length };
        yield {
          ...placeOf(placed, node, span),
          message: `\`${text}\` is not a name that is matched here; did you mean \`${meant}\`?`,
          fixes: [{ title: `Use \`${meant}\``, preferred: true, edits: [replacement(placed, node, span, meant)] }],
        };
      }
    }
  },
};
