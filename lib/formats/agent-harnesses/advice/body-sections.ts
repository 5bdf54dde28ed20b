/** The body of HARNESS.md measured, and its sections moved to where they belong. */

import type { Fix } from '../../../core/diagnostic';
import { join } from '../../../core/path';
import type { TokenCounter } from '../../../core/settings';
import { eolOf } from '../../../core/text';
import { longestSections, type SectionFigure, sectionFigures } from '../../../core/tokens';
import type { Facts } from '../facts';
import type { Model } from '../model';
import type { DirectoryPlace } from '../places';
import { normalised } from './similar-text';

export const sectionsOfBody = (facts: Facts, counter: TokenCounter): SectionFigure[] =>
  sectionFigures(facts.text, facts.frontmatter.fences?.body.start ?? 0, counter);

/** `"Tools" with 210 and "Style" with 120`, of the longest sections. */
export function longestNamed(sections: readonly SectionFigure[]): string {
  const named = longestSections(sections, 2).filter(({ title }) => title !== '');
  return named.map(({ title, own }) => `"${title.replaceAll('`', "'").slice(0, 60)}" with ${own}`).join(' and ');
}

const MOST_MOVES = 3;

/** Moves of sections that are headed like a top-level directory into its routing file. */
export function extractions(model: Model, facts: Facts, sections: readonly SectionFigure[]): Fix[] {
  const deep = sections.filter(({ level }) => level >= 2);
  return [...deep]
    .sort((left, right) => right.tokens - left.tokens || left.start - right.start)
    .flatMap((section) => {
      const top = model.structure.tops.find((each) => headedLike(section.title, each));
      return top ? moved(model, facts, section, top) : [];
    })
    .slice(0, MOST_MOVES);
}

function headedLike(title: string, top: DirectoryPlace): boolean {
  const name = normalised(top.name);
  const words = normalised(title);
  return name !== '' && (words === name || words === name.replace(/s$/, '') || `${words}s` === name);
}

function moved(model: Model, facts: Facts, section: SectionFigure, top: DirectoryPlace): Fix[] {
  const routing = model.fileIn(top, top.routingName);
  if (!routing || routing.badByte !== undefined) return [];
  const { text, key: path } = facts;
  const heading = /^[^\r\n]*/.exec(text.slice(section.start))?.[0] ?? '';
  const from = section.start + heading.length;
  const content = text.slice(from, section.end).trim();
  const eol = eolOf(text);
  const there = eolOf(routing.text);
  const left = `${eol}${eol}See \`${join(top.path, top.routingName)}\`.${eol}`;
  if (content.length <= left.length) return [];
  const end = routing.text.trimEnd().length;
  const added = `${there}${there}${heading}${there}${there}${content.replace(/\r\n|\r|\n/g, there)}${there}`;
  const gap = section.end < text.length ? eol : '';
  return [
    {
      title: `Move "${section.title}" to \`${routing.path}\``,
      edits: [
        { path, start: from, end: section.end, text: left + gap },
        { path: routing.key, start: end, end: routing.text.length, text: added },
      ],
    },
  ];
}
