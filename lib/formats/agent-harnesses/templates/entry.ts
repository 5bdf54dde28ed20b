/** What the starters share: the file an agent begins with, and the line that makes skills of directories. */
import { yamlText } from '../yaml-text';

/** A name is one line in a heading and in YAML, whatever was typed. */
export const oneLine = (name: string): string =>
  name.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\ufffe\uffff\s]+/gu, ' ').trim();

/** HARNESS.md with a name that was typed, or the starter's own. */
export function entryFile(typed: string, fallback: string, description: string, body: string): string {
  const name = oneLine(typed) || fallback;
  return `---
name: ${yamlText(name)}
description: ${yamlText(description)}
---

# ${name}

${body}`;
}

export const skillDetector =
  '# A directory with this file is a skill: it is read as a whole and not searched further.\nskill=SKILL.md\n';
