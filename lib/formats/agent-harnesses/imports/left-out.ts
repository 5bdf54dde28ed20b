/** What a converted folder leaves behind: what no harness of this format uses. */
import type { Path } from '../../../core/path';

const reasons: readonly (readonly [RegExp, string])[] = [
  [/^(?:.*\/)?\.git\//, 'it is the history of the repository'],
  [
    /^(?:.*\/)?(?:node_modules|__pycache__|\.venv|venv|\.next|\.pytest_cache|\.mypy_cache|\.ruff_cache)\//,
    'it is made by a tool',
  ],
  [/^\.claude-plugin\//, 'a harness needs no plugin manifest; its name and description are kept'],
  [/^hooks\/(?:hooks[^/]*\.json)$/, 'a harness of this format runs no hooks'],
  [/^\.mcp\.json$/, 'a harness of this format declares no tool servers'],
  [/^\.(?:claude|cursor|codex)\/settings[^/]*\.json$/, 'it holds settings of one machine'],
];

export const reasonAgainst = (path: Path): string | undefined => reasons.find(([pattern]) => pattern.test(path))?.[1];
