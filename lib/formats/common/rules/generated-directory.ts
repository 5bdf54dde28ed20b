import type { Finding } from '../../../core/diagnostic';
import type { Harness } from '../../../core/harness';
import type { Rule } from '../../../core/rule';
import type { CommonFacts } from '../facts';
import { perShape } from '../names';

const generated =
  /(^|\/)(node_modules|__pycache__|\.venv|venv|\.git|\.next|\.pytest_cache|\.mypy_cache|\.ruff_cache)\//;

function generatedIn(harness: Harness): Finding[] {
  const counts = new Map<string, number>();
  for (const path of harness.keys()) {
    const match = generated.exec(path);
    if (!match) continue;
    const directory = path.slice(0, match.index + match[0].length);
    counts.set(directory, (counts.get(directory) ?? 0) + 1);
  }
  return Array.from(counts, ([path, count]) => ({
    path,
    message: `\`${path}\` is made by a tool and holds ${count === 1 ? 'one file' : `${count} files`}, where only the harness's own files were wanted.`,
    fixes: [{ title: `Remove ${path}`, edits: [{ remove: path.slice(0, -1) }] }],
  }));
}

export const generatedDirectory: Rule<Harness, CommonFacts> = {
  name: 'generated-directory',
  severity: 'info',
  source: 'advice',
  confidence: 'likely',
  summary: 'A harness holds no directory that a tool generates.',
  why: 'Package folders, caches and repositories are made anew by their tools. In a harness they cost space, change the digest from machine to machine, and may be read by an agent as content. Leave them out of what is shared.',
  bad: { 'tools/__pycache__/tide.cpython-312.pyc': { base64: 'AAE=' } },
  good: { 'tools/tide.py': 'print("tide")\n' },
  harness: perShape(generatedIn),
};
