import type { FixEdit } from '../../../core/diagnostic';
import { fileOf } from '../../../core/text';
import { pageNaming, skillFile, withSkill } from '../examples';
import { at, eolOf, fix, fixBudget, type KapsoRule, quoted } from '../kit';
import { guardrailsPath, pagePathOf } from '../names';
import type { PageFacts } from '../pages';

export const skillUnmentioned: KapsoRule = {
  name: 'skill-unmentioned',
  severity: 'warning',
  source: 'spec',
  summary: 'The page a module reads names each skill the module lists.',
  why: `A session learns of a skill from its description; the page says when it is wanted. The directory's name has to occur on the module's own page, letter by letter; only a module without a page of its own is read on \`guardrails.md\`.

A mention on another module's page, in another case or with another separator does not count.`,
  bad: withSkill(skillFile('smooth-gauge'), { 'instructions/implementation.md': '# Work\n\n- Smooth every gauge.\n' }),
  good: withSkill(skillFile('smooth-gauge'), { 'instructions/implementation.md': pageNaming('smooth-gauge') }),
  *harness(model) {
    const budget = fixBudget();
    // One for each pair of module and skill: a list that names a skill twice lacks one mention.
    const seen = new Set<string>();
    for (const listing of model.manifest?.listings ?? []) {
      const pair = `${listing.module}/${listing.text}`;
      if (listing.list !== 'skills' || !model.skills.get(listing.text) || seen.has(pair)) continue;
      seen.add(pair);
      const own = model.pages.get(pagePathOf(listing.module));
      const page = own ?? model.pages.get(guardrailsPath);
      if (page?.linked || page?.text.includes(listing.text)) continue;
      const path = page?.path ?? guardrailsPath;
      const description = model.skills.get(listing.text)?.file?.description?.text;
      yield {
        ...(page ? at(page, lastLine(page.text)) : { path }),
        message: `The page that \`${listing.module}\` reads does not name its skill ${quoted(listing.text)}.`,
        fixes: budget(() => [fix(`Name it on \`${path}\``, [mention(page, path, listing.text, description)], true)]),
      };
    }
  },
};

/** The last line with something in it: where the missing mention would be looked for. */
function lastLine(text: string): { start: number; end: number } {
  const end = text.trimEnd().length;
  return { start: text.lastIndexOf('\n', end - 1) + 1, end };
}

function mention(page: PageFacts | undefined, path: string, name: string, description: string | undefined): FixEdit {
  // The sentence of the description that says when, where there is one.
  const when = /\bUse (when [^.\n]+)/.exec(description ?? '')?.[1];
  const line = `- Use \`${name}\`${when ? ` ${when}` : ''}.`;
  if (!page) return { write: path, entry: fileOf(`# Standing rules\n\n${line}\n`) };
  const eol = eolOf(page.text);
  const open = page.text !== '' && !page.text.endsWith('\n');
  return { path, start: page.text.length, end: page.text.length, text: `${open ? eol : ''}${line}${eol}` };
}
