/** Skills and delegates: Markdown files whose front matter says name and description. */
import { frontmatterOf, type MissingFrontmatter, readFrontmatter } from '../../core/frontmatter';
import { type Entry, perEntry } from '../../core/harness';
import { baseName, type Path, parentOf } from '../../core/path';
import { badByteOf, textOf } from '../../core/text';
import type { YamlFault, YamlMap } from '../../core/yaml';
import { placed } from './manifest-reading';
import type { Placed, Span, Unreadable } from './placed';
import { type BodyPaths, bodyPathsOf } from './skill-body';
import { entriesOf, typeOf, typeWords, type YamlEntry } from './yaml-map';

interface FrontFacts {
  path: Path;
  text: string;
  /** There is no block. */
  absent?: MissingFrontmatter;
  /** The block is no mapping, or no YAML. */
  unreadable?: Unreadable & { fault?: YamlFault };
  /** The block between the fences. */
  block?: Span;
  map?: YamlMap;
  entries: ReadonlyMap<string, YamlEntry>;
  /** `name` or `description` absent, empty, or no text. */
  missing: { field: 'name' | 'description'; entry?: YamlEntry; found?: string }[];
  name?: Placed;
  description?: Placed;
  /** Offset where the body starts: behind the closing fence, or 0. */
  bodyStart: number;
}

export interface SkillFacts extends FrontFacts {
  kind: 'skill';
  /** The directory's name. */
  directory: string;
  /** `metadata.run_kinds` where it is given. */
  runKinds?: YamlEntry;
  paths: BodyPaths;
}

export interface AgentFacts extends FrontFacts {
  kind: 'agent';
  /** The file's name without its ending: what the manifest lists. */
  stem: string;
  /** Keys the engine does not read, so that they reach no session. */
  otherKeys: Placed[];
}

export const readSkill = perEntry((entry: Entry, path: Path): SkillFacts => {
  const front = readFront(entry, path);
  const metadata = front.entries.get('metadata')?.value;
  const runKinds = metadata?.kind === 'map' ? entriesOf(metadata, front.text).get('run_kinds') : undefined;
  return {
    kind: 'skill',
    directory: baseName(parentOf(path)),
    ...front,
    ...(runKinds && { runKinds }),
    paths: bodyPathsOf(front.text, front.bodyStart),
  };
});

export const readAgent = perEntry((entry: Entry, path: Path): AgentFacts => {
  const front = readFront(entry, path);
  const others = [...front.entries].filter(([key, { merged }]) => key !== 'name' && key !== 'description' && !merged);
  const otherKeys = others.map(([key, { keyNode }]) => ({ text: key, start: keyNode.start, end: keyNode.end }));
  return { kind: 'agent', stem: baseName(path).replace(/\.md$/, ''), ...front, otherKeys };
});

function readFront(entry: Entry, path: Path): FrontFacts {
  const text = textOf(entry);
  const facts: FrontFacts = { path, text, entries: new Map(), missing: [], bodyStart: 0 };
  // A link is there, but not followed: nothing is known of it.
  if (entry.kind !== 'file') return facts;
  const bad = badByteOf(entry);
  if (bad !== undefined) {
    const at = Math.max(0, text.indexOf('\ufffd'));
    const fences = frontmatterOf(text, 'lines').fences;
    if (fences) facts.bodyStart = bodyStartOf(text, fences.closing.end);
    facts.unreadable = { message: `Byte ${bad} is no UTF-8.`, start: at, end: at + 1 };
    return facts;
  }
  const { fences, missing, yaml } = readFrontmatter(text, { style: 'lines', dialect: 'pyyaml' });
  if (!fences) {
    facts.absent = missing;
    return facts;
  }
  facts.block = fences.block;
  facts.bodyStart = bodyStartOf(text, fences.closing.end);
  const fault = yaml?.faults[0];
  if (fault) facts.unreadable = { message: fault.message, start: fault.start, end: fault.end, fault };
  else if (yaml?.root && yaml.root.kind !== 'map') {
    const { start, end } = yaml.root;
    facts.unreadable = { message: `It is ${typeWords[typeOf(yaml.root)]}, not a mapping of keys.`, start, end };
  } else readKeys(facts, yaml?.root?.kind === 'map' ? yaml.root : undefined);
  return facts;
}

/** Behind the closing fence and its line end. */
function bodyStartOf(text: string, closingEnd: number): number {
  const end = text.indexOf('\n', closingEnd);
  return end < 0 ? text.length : end + 1;
}

function readKeys(facts: FrontFacts, map: YamlMap | undefined): void {
  const entries = map ? entriesOf(map, facts.text) : new Map<string, YamlEntry>();
  facts.entries = entries;
  if (map) {
    facts.map = map;
  }
  for (const field of ['name', 'description'] as const) {
    const entry = entries.get(field);
    if (!entry) facts.missing.push({ field });
    else if (typeOf(entry.value) !== 'text')
      facts.missing.push({ field, entry, found: typeWords[typeOf(entry.value)] });
    else if (entry.value.kind === 'scalar' && entry.value.text.trim() === '') facts.missing.push({ field, entry });
    else facts[field] = placed(entry.value, entry.written, facts.text);
  }
}
