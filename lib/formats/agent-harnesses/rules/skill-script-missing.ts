import type { Finding, Fix } from '../../../core/diagnostic';
import { nearest } from '../../../core/nearest';
import { baseName, join, parentOf } from '../../../core/path';
import type { Reference } from '../../../core/references';
import type { Rule } from '../../../core/rule';
import { fileOf } from '../../../core/text';
import { type Guide, guidesOf } from '../advice/guides';
import { keeper } from '../advice/kept';
import { pathRange, retargeted } from '../advice/reference-fixes';
import { isOwnScript } from '../advice/scripts';
import type { Facts } from '../facts';
import type { Model } from '../model';

export const skillScriptMissing: Rule<Model, Facts> = {
  name: 'skill-script-missing',
  severity: 'warning',
  source: 'advice',
  confidence: 'likely',
  summary: 'A script that a skill tells to run is there.',
  why: `A skill is run by its steps. Where a step names \`scripts/…\` and no such file lies in the skill, the agent stops there, or
writes a script of its own that does something else.

Usual causes: a script renamed without its mention, or left behind when the skill was copied. Only the text of a skill
is looked at, and only paths below \`scripts/\`.`,
  bad: {
    'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `skills/`.\n',
    '.leaf-detectors': 'skill=SKILL.md\n',
    'skills/SKILLS.md': '---\ndescription: What the desk can do for a caller.\n---\n\n- `low-water/`\n',
    'skills/low-water/SKILL.md':
      '---\nname: low-water\ndescription: Finds the next low water of a harbour.\n---\n\nRun `scripts/tides.py`.\n',
    'skills/low-water/scripts/tide.py': 'print("tide")\n',
  },
  good: {
    'HARNESS.md': '---\nname: Tide desk\ndescription: Reads tide tables for three harbours.\n---\n\nSee `skills/`.\n',
    '.leaf-detectors': 'skill=SKILL.md\n',
    'skills/SKILLS.md': '---\ndescription: What the desk can do for a caller.\n---\n\n- `low-water/`\n',
    'skills/low-water/SKILL.md':
      '---\nname: low-water\ndescription: Finds the next low water of a harbour.\n---\n\nRun `scripts/tide.py`.\n',
    'skills/low-water/scripts/tide.py': 'print("tide")\n',
  },
  *harness(model): Iterable<Finding> {
    for (const guide of guidesOf(model)) {
      if (guide.lost.length > 0) yield* kept(guide.lost, [guide.facts], () => [...missingIn(model, guide)]);
    }
  },
};

/** What is lost stays the same list for as long as neither the text nor the names of the harness change. */
const kept = keeper<Guide['lost'], Finding[]>();

/** Of more scripts than this only the absence is told. */
const mostMended = 50;

/** Each script once, however often it is named. */
function* missingIn(model: Model, guide: Guide): Iterable<Finding> {
  const byPath = new Map<string, Reference[]>();
  for (const reference of guide.lost) {
    if (!isOwnScript(guide, reference)) continue;
    const same = byPath.get(reference.path);
    if (same) same.push(reference);
    else byPath.set(reference.path, [reference]);
  }
  let nth = 0;
  for (const [path, [first, ...others]] of byPath) {
    if (!first) continue;
    yield {
      path: guide.facts.path,
      ...pathRange(guide.facts, first),
      message: `\`${path}\` is not in the skill \`${parentOf(guide.facts.path)}/\`; a script to run is wanted.`,
      fixes: nth++ < mostMended ? fixesOf(model, guide.facts, path, [first, ...others]) : [],
    };
  }
}

function fixesOf(model: Model, facts: Facts, path: string, mentions: readonly Reference[]): Fix[] {
  const home = parentOf(facts.key);
  const scripts = [...model.harness.keys()].filter((each) => each.startsWith(`${home}/scripts/`));
  const name = nearest(baseName(path), scripts.map(baseName));
  const meant = scripts.find((each) => baseName(each) === name);
  const fixes: Fix[] = [];
  if (meant) {
    const edits = mentions.flatMap((each) => retargeted(facts, each, meant, false).edits);
    fixes.push({ title: `Write \`${meant.slice(home.length + 1)}\``, edits, preferred: true });
  }
  const write = join(home, path);
  if (!model.harness.has(write) && /^[\w./-]+$/.test(path) && !path.includes('..')) {
    fixes.push({ title: `Create \`${path}\``, edits: [{ write, entry: fileOf(starter(path), true) }] });
  }
  return fixes;
}

/** A script that says it does nothing yet, and fails, so that no agent takes it for done. */
function starter(path: string): string {
  if (path.endsWith('.py')) return '#!/usr/bin/env python3\nraise SystemExit("This script is not written yet.")\n';
  if (/\.[cm]?js$/.test(path)) return '#!/usr/bin/env node\nthrow new Error("This script is not written yet.");\n';
  return '#!/bin/sh\necho "This script is not written yet." >&2\nexit 1\n';
}
