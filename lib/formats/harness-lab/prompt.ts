/** What runners put before the agent: Harness Lab, "How runners apply a bundle". */
import type { Path } from '../../core/path';
import { textOf } from '../../core/text';
import type { Model } from './model';
import { trimmed } from './trimmed';

export interface AppliedSkill {
  path: Path;
  name: string;
  body: string;
  /** Offset of the body in the file's text. */
  start: number;
}

/** `system_prompt.md`, trimmed; empty where there is none. */
export function systemPrompt(model: Pick<Model, 'byPath'>): { text: string; start: number } {
  const file = model.byPath.get('system_prompt.md');
  if (!file) return { text: '', start: 0 };
  return trimmed(textOf(file.entry));
}

/** Skills in path order by their names; of two with one name the later body takes the earlier one's place. */
export function appliedSkills(model: Pick<Model, 'files'>): AppliedSkill[] {
  const skills = new Map<string, AppliedSkill>();
  for (const { path, content } of model.files) {
    if (content?.kind !== 'skill') continue;
    const { name, body } = content;
    skills.set(name, { path, name, body: body.text, start: body.start });
  }
  return [...skills.values()];
}

/** One text of the prefix; joined by an empty line they are what a runner that takes only text is given. */
export interface PrefixPart {
  path: Path;
  text: string;
  start?: number;
}

export function prefixParts(model: Pick<Model, 'files' | 'byPath'>): PrefixPart[] {
  const prompt = systemPrompt(model);
  const parts: PrefixPart[] = prompt.text === '' ? [] : [{ path: 'system_prompt.md', ...prompt }];
  for (const { path, name, body, start } of appliedSkills(model)) {
    parts.push({ path, text: `## Skill: ${name}` }, { path, text: body, start });
  }
  return parts;
}

export const promptPrefix = (model: Pick<Model, 'files' | 'byPath'>): string =>
  prefixParts(model)
    .map((part) => part.text)
    .join('\n\n');
