/** What one file says: the same object for as long as its bytes and its part in the harness stay the same. */
import { type Frontmatter, type KnownBlock, readFrontmatter } from '../../core/frontmatter';
import type { FileEntry } from '../../core/harness';
import type { Path } from '../../core/path';
import { universalNewlines } from '../../core/python';
import { badByteOf, decode, rangeOf, textOf } from '../../core/text';
import type { YamlMap } from '../../core/yaml';
import type { FileRole } from './places';

/** `unread` is a file that is no UTF-8: it has no block to speak of. */
export type BlockState = 'unread' | 'missing' | 'invalid' | 'not-mapping' | 'mapping';

export class Facts {
  private block: Frontmatter | undefined;

  constructor(
    /** As reached; findings name it. */
    readonly path: Path,
    /** Where the bytes lie, links followed; fixes edit it. */
    readonly key: Path,
    readonly role: FileRole,
    /** It is the routing file of a top-level directory. */
    readonly topRouting: boolean,
    /** The spec's rules ask it for what its role demands. */
    readonly asked: boolean,
    readonly entry: FileEntry,
    /** Advice asks it: false in a repository that is no harness yet. */
    readonly advised = true,
    /** What its block reads as, where a repair has read it already. */
    private readonly known?: KnownBlock,
  ) {}

  get fileName(): string {
    return this.path.slice(this.path.lastIndexOf('/') + 1);
  }

  /** The name of the directory it lies in; `''` at the root. */
  get directoryName(): string {
    return this.path.split('/').at(-2) ?? '';
  }

  get text(): string {
    return textOf(this.entry);
  }

  /** Offset of the first byte that is no UTF-8. */
  get badByte(): number | undefined {
    return badByteOf(this.entry);
  }

  /** A block with a name and a description is wanted here. */
  get isNamed(): boolean {
    return this.asked && (this.role === 'harness' || this.role === 'nested-harness' || this.role === 'skill-file');
  }

  /** A description is wanted here. */
  get isDescribed(): boolean {
    return this.asked && this.role === 'content' && isMarkdown(this.fileName);
  }

  /** The reference opens it. */
  get isRead(): boolean {
    return this.isNamed || this.isDescribed || this.topRouting || this.role === 'detectors';
  }

  /** Read when first asked. */
  get frontmatter(): Frontmatter {
    this.block ??= readFrontmatter(this.text, {
      style: 'expression',
      dialect: 'strictyaml',
      universalNewlines: true,
      ...(this.known && { known: this.known }),
    });
    return this.block;
  }

  get state(): BlockState {
    if (this.badByte !== undefined) return 'unread';
    const { yaml } = this.frontmatter;
    if (!yaml) return 'missing';
    if (yaml.faults.length > 0) return 'invalid';
    return yaml.root?.kind === 'map' ? 'mapping' : 'not-mapping';
  }

  /** The mapping between the fences, where there is one that reads. */
  get mapping(): YamlMap | undefined {
    const root = this.state === 'mapping' ? this.frontmatter.yaml?.root : undefined;
    return root?.kind === 'map' ? root : undefined;
  }

  /** A field as the reference takes it: its text, `''` where it is absent; undefined where it is a list or a mapping. */
  field(name: string): string | undefined {
    const value = this.mapping && this.frontmatter.field(name);
    if (!value) return '';
    return value.kind === 'scalar' ? value.text : undefined;
  }

  /** The description as text; undefined where there is none. */
  get description(): string | undefined {
    return this.field('description') || undefined;
  }

  /** What follows the block, as the prompt has it: line feeds only, no white space at either end. */
  get body(): string {
    const { fences } = this.frontmatter;
    return fences ? universalNewlines(this.text.slice(fences.body.start, fences.body.end)).text : '';
  }

  /** The four numbers of a finding. */
  range(start: number, end = start + 1) {
    return rangeOf(this.text, start, end);
  }

  /** Where a byte stands in the text, if all bytes before it are UTF-8. */
  offsetOfByte(at: number): number {
    return decode(this.entry.bytes.subarray(0, at)).text.length;
  }
}

/** As Python's `suffix` is `.md`: in small letters, behind a name. */
const isMarkdown = (fileName: string): boolean => fileName.length > 3 && fileName.endsWith('.md');
