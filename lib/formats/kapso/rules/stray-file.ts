import type { Entry } from '../../../core/harness';
import { parentOf } from '../../../core/path';
import { example, skillFile } from '../examples';
import { readAgent, readSkill } from '../front-matter';
import { readHook } from '../hooks';
import { fix, type KapsoRule, offered } from '../kit';
import { isIgnored, type Model } from '../model';
import { hookFileOf, skillFileOf } from '../names';

const holders: Readonly<Record<string, string>> = {
  skills: 'a skill is a directory with a `SKILL.md`',
  hooks: 'a hook is a directory with a `hook.json`',
  agents: 'a delegate is a file `agents/<name>.md`',
  instructions: 'a page is a file `instructions/<module>.md`',
};

export const strayFile: KapsoRule = {
  name: 'stray-file',
  severity: 'info',
  source: 'advice',
  confidence: 'likely',
  summary: 'Under `skills/`, `hooks/`, `agents/` and `instructions/` lies nothing but what they define.',
  why: `A file in the wrong place defines nothing and is read by nobody: a skill as a single file, a delegate in a folder of its own, a page with another ending. Nothing else says so.`,
  bad: example({ 'skills/smooth-gauge.md': skillFile('smooth-gauge') }),
  good: example({ 'README.md': 'Tide tables.\n' }),
  *harness(model) {
    for (const [path, entry] of model.harness) {
      const [top = '', name = '', ...below] = path.split('/');
      const law = holders[top];
      if (!law || !Object.hasOwn(holders, top) || entry.kind === 'directory' || isIgnored(path)) continue;
      const directory = top === 'skills' || top === 'hooks';
      if (directory ? below.length > 0 || entry.kind === 'symlink' : below.length === 0 && name.endsWith('.md'))
        continue;
      const to = placeFor(top, name);
      const free = to !== undefined && isFree(model, top, to) && isThat(top, entry, to);
      yield {
        path,
        message: `\`${path}\` defines nothing: ${law}.`,
        fixes: offered(free ? fix(`Move it to \`${to}\``, [{ rename: path, to }], true) : undefined),
      };
    }
  },
};

/** Nothing is in the way: no such file, and no file where its directory has to be. */
const isFree = (model: Model, top: string, to: string): boolean =>
  !model.harness.has(to) && (parentOf(to) === top || !model.harness.has(parentOf(to)));

/** It says what a file of its new place says: a README becomes no skill. */
function isThat(top: string, entry: Entry, to: string): boolean {
  if (top === 'instructions') return true;
  if (top === 'hooks') return readHook(entry, to).events.length > 0;
  const { name, description } = top === 'skills' ? readSkill(entry, to) : readAgent(entry, to);
  return description !== undefined && (top === 'skills' ? to === skillFileOf(name?.text ?? '') : name !== undefined);
}

/** Where a file directly under a directory was most likely meant to lie. */
function placeFor(top: string, name: string): string | undefined {
  const stem = name.replace(/\.(?:md|json)$/i, '');
  if (top === 'skills') return /\.md$/i.test(name) ? skillFileOf(stem) : undefined;
  if (top === 'hooks') return /\.json$/i.test(name) ? hookFileOf(stem) : undefined;
  // Another case of the ending.
  return /\.md$/i.test(name) ? `${top}/${stem}.md` : undefined;
}
