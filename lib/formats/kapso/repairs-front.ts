/** Repairs of front matter: the block itself, and its two keys. */
import type { Fix, TextEdit } from '../../core/diagnostic';
import { spliced } from '../../core/fixes';
import { frontmatterOf, type MissingFrontmatter } from '../../core/frontmatter';
import { insertPair, quoteScalar, setScalar } from '../../core/yaml/edit';
import type { AgentFacts, SkillFacts } from './front-matter';
import { eolOf, fix, offered, replace } from './kit';
import { inFile } from './repairs-json';
import { yamlText } from './repairs-yaml';
import type { YamlEntry } from './yaml-map';

type File = SkillFacts | AgentFacts;

const nameOf = (file: File): string => (file.kind === 'skill' ? file.directory : file.stem);

const description = (file: File): string =>
  file.kind === 'skill'
    ? 'Say in one sentence what it does. Use when something asks for it.'
    : 'Say in one sentence which piece of work it takes.';

const keysOf = (file: File, eol: string): string =>
  `name: ${yamlText(nameOf(file))}${eol}description: ${yamlText(description(file))}${eol}`;

/** What hides the block is taken away; where there is none, one is inserted. */
export function blockFixes(file: File, absent: MissingFrontmatter): Fix[] {
  const eol = eolOf(file.text);
  const block = `---${eol}${keysOf(file, eol)}---${eol}${eol}`;
  const insert = fix('Insert front matter', [replace(file, { start: 0, end: 0 }, block)], true);
  const gap = { start: absent.start, end: absent.end };
  switch (absent.why) {
    case 'bom':
    case 'leading-blank': {
      const title = absent.why === 'bom' ? 'Remove the byte order mark' : 'Remove what stands before it';
      return absent.behind ? [fix(title, [replace(file, gap, '')], true)] : [insert];
    }
    case 'four-dashes':
    case 'opening-text':
      return offered(whereItOpens(file, fix('Open it with `---`', [replace(file, gap, '---')], true))) ?? [insert];
    case 'unclosed':
    case 'empty-two-lines':
      return offered(closing(file));
    default:
      return [insert];
  }
}

/** The fix where the file has a block afterwards. */
function whereItOpens(file: File, repair: Fix): Fix | undefined {
  const after = spliced(file.text, repair.edits as TextEdit[]);
  return frontmatterOf(after, 'lines').fences ? repair : undefined;
}

/** A closing line behind the last line from the top that looks like a key or continues one. */
function closing(file: File): Fix | undefined {
  const eol = eolOf(file.text);
  const opened = file.text.indexOf('\n') + 1 || file.text.length;
  let end = opened;
  for (;;) {
    const next = file.text.indexOf('\n', end);
    const line = file.text.slice(end, next < 0 ? undefined : next);
    if (!/^(?:[A-Za-z_][\w-]*:(?:\s|$)|[ \t]+\S)/.test(line)) break;
    end = next < 0 ? file.text.length : next + 1;
    if (next < 0) break;
  }
  const gap = file.text[end - 1] === '\n' ? '' : eol;
  // Without a line of keys the block would be closed empty: it gets both.
  const keys = end > opened ? '' : keysOf(file, eol);
  return whereItOpens(
    file,
    fix('Close it with `---`', [replace(file, { start: end, end }, `${gap}${keys}---${eol}`)], true),
  );
}

/** The missing key, or a text for the empty one. */
export function keyFixes(file: File, field: 'name' | 'description', entry: YamlEntry | undefined): Fix[] {
  const value = field === 'name' ? nameOf(file) : description(file);
  const title = `Insert \`${field}\``;
  if (entry) {
    const node = entry.value;
    if (node.kind !== 'scalar' || entry.written !== node) return [];
    return node.text === '' || node.text.trim() === '' || /^(?:~|null)$/i.test(node.text)
      ? [fix(title, inFile(file, setScalar(file.text, node, value)), true)]
      : [fix('Quote it', inFile(file, quoteScalar(node)), true)];
  }
  const { block, map, text } = file;
  if (!block) return [];
  if (map?.flow) return [fix(title, inFile(file, insertPair(text, map, field, value)), true)];
  const eol = eolOf(text);
  const spelled = `${field}: ${yamlText(value)}`;
  if (field === 'description' && map?.pairs.some(({ key }) => key.kind === 'scalar' && key.text === 'name')) {
    return [fix(title, inFile(file, insertPair(text, map, field, value, 'name')), true)];
  }
  // `name` comes first; a description without a name comes where the name would.
  const at = field === 'name' || !map ? block.start : block.end;
  const edit = at === block.end && map ? `${eol}${spelled}` : `${spelled}${eol}`;
  return [fix(title, [replace(file, { start: at, end: at }, edit)], true)];
}
