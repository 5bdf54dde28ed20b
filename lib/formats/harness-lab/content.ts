/** What each file of a bundle says, read once. */
import { type Fences, frontmatterOf, type MissingFrontmatter } from '../../core/frontmatter';
import type { FileEntry } from '../../core/harness';
import { baseName, extensionOf, type Path } from '../../core/path';
import { badByteOf, textOf } from '../../core/text';
import { pythonText } from '../../core/yaml/python-text';
import { type HooksFile, readHooksFile } from './hooks-file';
import { type Role, skillOf } from './paths';
import { trimmed } from './trimmed';
import { trueValue, viewOf, type YamlView } from './yaml-view';

/** `harness.yaml` or `fake.yaml`. */
export interface YamlFile {
  kind: 'yaml';
  text: string;
  /** Offset of the first byte that is no UTF-8: the file is not read then. */
  badByte?: number;
  view?: YamlView;
}

interface WithFrontmatter {
  text: string;
  fences?: Fences;
  /** Why there is no frontmatter, where there is none. */
  missing?: MissingFrontmatter;
  view?: YamlView;
  /** The text form of `name`; absent where it is missing or false in Python's sense. */
  givenName?: string;
  /** `givenName`, else what stands for it. */
  name: string;
  /** The text form of `description`, where it is true. */
  description?: string;
  body: { text: string; start: number };
}

export interface SkillFile extends WithFrontmatter {
  kind: 'skill';
}

/** A Markdown file below `agents/`. */
export interface AgentFile extends WithFrontmatter {
  kind: 'agent';
}

export type Content = HooksFile | YamlFile | SkillFile | AgentFile;

/** What a file within its cap says; undefined for roles that the format does not look into. */
export function contentOf(entry: FileEntry, path: Path, role: Role): Content | undefined {
  const text = textOf(entry);
  if (role === 'hooks') return readHooksFile(entry);
  if (role === 'manifest' || role === 'simulation') {
    const badByte = badByteOf(entry);
    return badByte === undefined ? { kind: 'yaml', text, view: viewOf(text) } : { kind: 'yaml', text, badByte };
  }
  if (role === 'skill') return { kind: 'skill', ...withFrontmatter(text, skillOf(path)) };
  if (role !== 'agent' || extensionOf(path) !== '.md') return undefined;
  return { kind: 'agent', ...withFrontmatter(text, baseName(path).slice(0, -'.md'.length)) };
}

function withFrontmatter(text: string, fallback: string): WithFrontmatter {
  const { fences, missing } = frontmatterOf(text, 'expression');
  if (!fences) return { text, missing, name: fallback, body: trimmed(text) };
  const view = viewOf(text, fences.block.start, fences.block.end);
  const givenName = textFormOf(view, 'name');
  const description = textFormOf(view, 'description');
  return {
    text,
    fences,
    view,
    name: givenName ?? fallback,
    ...(givenName !== undefined && { givenName }),
    ...(description !== undefined && { description }),
    body: { text: text.slice(fences.body.start, fences.body.end), start: fences.body.start },
  };
}

/** The text form of a true value, as Python's `str` gives it. */
export function textFormOf(view: YamlView, key: string): string | undefined {
  const value = trueValue(view, key);
  return value === undefined ? undefined : pythonText(value);
}
