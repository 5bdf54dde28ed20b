/** Converts by the format's own quick fixes, so that a conversion does nothing that a person could not have done. */
import { asker } from '../../../core/ask';
import type { Diagnostic, Fix, FixEdit } from '../../../core/diagnostic';
import { applyFix } from '../../../core/fixes';
import type { Imported } from '../../../core/format';
import type { Entry, Harness } from '../../../core/harness';
import { baseName, type Path } from '../../../core/path';
import { defaultSettings } from '../../../core/settings';
import { fileOf, textOf } from '../../../core/text';
import { childrenIn } from '../advice/children';
import { normalised } from '../advice/similar-text';
import { factsIn, type Model, parse } from '../model';
import { rules } from '../rules';
import { writtenEntry } from './entry';
import { reasonAgainst } from './left-out';

/** Which rules are mended, in the order that lets each see what the ones before have done. */
const phases: readonly (readonly string[])[] = [
  ['text-not-utf8', 'not-a-file', 'circular-directory', 'leaf-detectors-conflict', 'generated-directory'],
  ['frontmatter-missing', 'frontmatter-invalid', 'frontmatter-not-mapping'],
  ['harness-name-required', 'harness-description-required', 'body-empty'],
  ['skill-at-top-level'],
  ['skill-detector-missing', 'skill-file-missing'],
  ['frontmatter-missing', 'frontmatter-invalid', 'frontmatter-not-mapping'],
  ['skill-name-required', 'skill-description-required', 'content-description-missing'],
  ['routing-file-wrong-case', 'routing-file-missing', 'routing-file-top-level-missing', 'routing-frontmatter-invalid'],
  ['directory-not-mentioned', 'routing-child-not-mentioned'],
];

/** Every round mends at least one thing; more rounds than this are a circle. */
const mostRounds = 30;

const ask = asker('agent-harnesses', rules);

/** `from` becomes HARNESS.md; without it one is written. */
export function converted(source: Harness, { from }: { from: Path | undefined }): Imported {
  const conversion = new Conversion(source);
  conversion.begin(from);
  for (const phase of phases) conversion.mend(new Set(phase.map((name) => `agent-harnesses/${name}`)));
  return conversion.result();
}

class Conversion {
  private harness: Harness;
  private readonly leftOut: { path: Path; reason: string }[] = [];
  private readonly reasons = new Map<Path, Set<string>>();

  constructor(source: Harness) {
    const kept = new Map<Path, Entry>();
    for (const [path, entry] of source) {
      const reason = reasonAgainst(path);
      if (reason === undefined) kept.set(path, entry);
      else this.leftOut.push({ path, reason });
    }
    this.harness = kept;
    this.source = source;
  }

  private readonly source: Harness;

  begin(from: Path | undefined): void {
    if (this.harness.get('SKILL.md')?.kind === 'file') this.moveRootSkill();
    if (from === undefined) {
      this.apply({ title: 'Is written to lead to the rest', edits: [write('HARNESS.md', writtenEntry(this.source))] });
    } else if (from !== 'HARNESS.md') {
      this.apply({ title: 'Becomes `HARNESS.md`', edits: [{ rename: from, to: 'HARNESS.md' }] });
    }
  }

  /** Applies the first fix of each finding of these rules, each file once a round. */
  mend(wanted: ReadonlySet<string>): void {
    for (let round = 0; round < mostRounds; round++) {
      const model = parse(this.harness);
      const touched = new Set<Path>();
      for (const found of ask(model, factsIn(model), defaultSettings)) {
        const fix = wanted.has(found.rule) && isWorthIt(model, found) ? fixOf(found) : undefined;
        if (!fix || fix.edits.some((edit) => overlaps(touched, pathsOf(edit)))) continue;
        for (const path of fix.edits.flatMap(pathsOf)) touched.add(path);
        this.apply(fix);
      }
      if (touched.size === 0) return;
    }
  }

  result(): Imported {
    const changed = Array.from(this.reasons, ([path, reasons]) => ({ path, reason: [...reasons].join('; ') }));
    return { harness: this.harness, leftOut: this.leftOut, changed };
  }

  /** A folder that is one skill: it moves below a group. What is about the repository stays. */
  private moveRootSkill(): void {
    const entry = this.harness.get('SKILL.md');
    const named = /^name:[ \t]*["']?([^"'\r\n]+)/m.exec(entry ? textOf(entry) : '')?.[1] ?? 'skill';
    const home = `skills/${normalised(named).replaceAll(' ', '-') || 'skill'}`;
    const tops = new Set([...this.harness.keys()].map((path) => path.split('/')[0] ?? path));
    if (tops.has('skills')) return;
    const moved = [...tops].filter(
      (name) => !/^(?:\.|README|LICENSE|CHANGELOG|CONTRIBUTING|AGENTS|CLAUDE|GEMINI)/.test(name),
    );
    this.apply({
      title: `Moves to \`${home}/\``,
      edits: moved.map((name) => ({ rename: name, to: `${home}/${name}` })),
    });
  }

  private apply(fix: Pick<Fix, 'title' | 'edits'>): void {
    this.harness = applyFix(this.harness, fix);
    for (const edit of fix.edits) {
      const [path = ''] = pathsOf(edit);
      const reasons = this.reasons.get(path) ?? new Set();
      reasons.add(reasonOf(fix, edit));
      this.reasons.set(path, reasons);
    }
  }
}

/** What a fix does, as it reads behind a path. */
function reasonOf({ title }: Pick<Fix, 'title'>, edit: FixEdit): string {
  if ('rename' in edit && baseName(edit.to) === baseName(edit.rename)) return `moves to \`${edit.to}\``;
  return title.charAt(0).toLowerCase() + title.slice(1);
}

const write = (path: Path, text: string): FixEdit => ({ write: path, entry: fileOf(text) });

const fixOf = ({ fixes }: Diagnostic): Fix | undefined => fixes?.find(({ preferred }) => preferred) ?? fixes?.[0];

/** A routing file is written only where an agent has something to read: not among sources and pictures. */
function isWorthIt({ structure }: Model, { rule, path }: Diagnostic): boolean {
  if (rule !== 'agent-harnesses/routing-file-missing') return true;
  const place = structure.directories.find((each) => `${each.path}/` === path);
  return (
    place?.parent !== undefined &&
    (childrenIn(structure)
      .get(place.parent)
      ?.some((each) => each.place === place) ??
      false)
  );
}

function pathsOf(edit: FixEdit): Path[] {
  if ('text' in edit) return [edit.path];
  if ('write' in edit) return [edit.write];
  return 'rename' in edit ? [edit.rename, edit.to] : [edit.remove];
}

const overlaps = (touched: ReadonlySet<Path>, paths: readonly Path[]): boolean =>
  paths.some((path) =>
    [...touched].some((each) => each === path || each.startsWith(`${path}/`) || path.startsWith(`${each}/`)),
  );
