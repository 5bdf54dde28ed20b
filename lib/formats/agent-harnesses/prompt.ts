/** The prompt that the reference renders, in its very bytes, and our variant of it that is always well-formed XML. */
import { pySplitLines } from '../../core/python';
import type { Model } from './model';
import type { DirectoryPlace, FilePlace, Place } from './places';

interface Writing {
  text(value: string): string;
  attribute(value: string): string;
}

const raw: Writing = { text: (value) => value, attribute: (value) => value };

/** XML 1.0 allows no other control characters, not even escaped; they become the replacement character. */
const noXml =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these very characters are looked for
  /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const text = (value: string): string =>
  value.replace(noXml, '\ufffd').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const escaped: Writing = {
  text,
  attribute: (value) =>
    text(value)
      .replaceAll('"', '&quot;')
      .replace(/[\t\n\r]/g, (char) => `&#${char.charCodeAt(0)};`),
};

/** Undefined where the reference stops before it renders, or where what it renders is a Python value. */
export const promptOf = (model: Model): string | undefined => render(model, raw);

/** The same with every text escaped. Not what the reference prints. */
export const escapedPromptOf = (model: Model): string | undefined => render(model, escaped);

function render(model: Model, writing: Writing): string | undefined {
  if (whyNoPrompt(model) !== undefined) return undefined;
  const root = model.harnessMd;
  if (!root) return undefined;
  const lines = [
    `<harness name="${writing.attribute(root.field('name') ?? '')}">`,
    `  <description>${writing.text(root.field('description') ?? '')}</description>`,
  ];
  if (root.body !== '') {
    const body = pySplitLines(root.body).map((line) => (line === '' ? '' : `    ${writing.text(line)}`));
    lines.push('  <overview>');
    for (const line of body) lines.push(line);
    lines.push('  </overview>');
  }
  for (const top of model.structure.tops) for (const line of directoryLines(model, top, writing)) lines.push(line);
  lines.push('</harness>');
  return lines.join('\n');
}

function directoryLines(model: Model, top: DirectoryPlace, { text, attribute }: Writing): string[] {
  const { skills, files } = listedIn(top);
  const description = routingDescription(model, top) ?? '';
  const attributes = description === '' ? '' : ` description="${attribute(description)}"`;
  return [
    `  <directory name="${attribute(top.name)}"${attributes}>`,
    ...skills.map((skill) => {
      const facts = model.fileIn(skill, 'SKILL.md');
      return `    <skill name="${attribute(facts?.field('name') ?? '')}">${text(facts?.field('description') ?? '')}</skill>`;
    }),
    ...files.map((file) => {
      const description = fileDescription(model, file) ?? '';
      return `    <file filename="${attribute(file.name)}">${text(description)}</file>`;
    }),
    '  </directory>',
  ];
}

/** The attribute a top-level directory gets; undefined where it is a list or a mapping. */
function routingDescription(model: Model, top: DirectoryPlace): string | undefined {
  const facts = model.fileIn(top, top.routingName);
  return facts ? facts.field('description') : '';
}

/** Only files ending in `.md` are read. */
function fileDescription(model: Model, file: FilePlace): string | undefined {
  const facts = model.factsOf(file);
  return facts.isDescribed ? facts.field('description') : '';
}

/** What one top-level directory contributes: skills and content, groups flattened, both in walk order. */
export function listedIn(top: DirectoryPlace): { skills: DirectoryPlace[]; files: FilePlace[] } {
  const skills: DirectoryPlace[] = [];
  const files: FilePlace[] = [];
  const waiting: Place[] = [top];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    if (place.is === 'file') {
      if (place.role === 'content' && place.parent.listed) files.push(place);
    } else if (place.is === 'directory' && place.listed) {
      if (place.kind === 'skill') skills.push(place);
      else if (place.kind === 'group')
        for (let i = place.children.length - 1; i >= 0; i--) push(waiting, place.children[i]);
    }
  }
  return { skills, files };
}

function push(waiting: Place[], place: Place | undefined): void {
  if (place) waiting.push(place);
}

/** Why there is no prompt, in one sentence; undefined where there is one. */
export function whyNoPrompt(model: Model): string | undefined {
  const { structure, detectors, harnessMd } = model;
  if (!harnessMd) return 'There is no HARNESS.md at the root.';
  if (harnessMd.state !== 'mapping') return 'The frontmatter of `HARNESS.md` cannot be read.';
  if (!detectors.readable) return '`.leaf-detectors` cannot be read, so it is open what is a skill.';
  const circular = structure.directories.find((place) => place.kind === 'circular' && place.listed);
  if (circular) return `\`${circular.path}/\` is reached twice.`;
  if (lacksText(harnessMd.field('name'), harnessMd.field('description'))) return noText('HARNESS.md');
  for (const top of structure.tops) {
    const why = whyNoDirectory(model, top);
    if (why !== undefined) return why;
  }
  return undefined;
}

function whyNoDirectory(model: Model, top: DirectoryPlace): string | undefined {
  const routing = model.fileIn(top, top.routingName);
  if (top.routed && !routing) return `\`${top.path}/${top.routingName}\` is a directory.`;
  if (routing && stops(routing.state)) return `The frontmatter of \`${routing.path}\` cannot be read.`;
  if (routing && lacksText(routing.field('description'))) return noText(routing.path);
  const { skills, files } = listedIn(top);
  for (const skill of skills) {
    const facts = model.fileIn(skill, 'SKILL.md');
    if (facts?.state !== 'mapping') return `\`${skill.path}/SKILL.md\` cannot be read.`;
    if (lacksText(facts.field('name'), facts.field('description'))) return noText(facts.path);
  }
  for (const file of files) {
    const facts = model.factsOf(file);
    if (!facts.isDescribed) continue;
    if (stops(facts.state)) return `The frontmatter of \`${facts.path}\` cannot be read.`;
    if (lacksText(facts.field('description'))) return noText(facts.path);
  }
  return undefined;
}

/** A missing or invalid block is passed over outside HARNESS.md and skills; these end the reference. */
const stops = (state: string): boolean => state === 'unread' || state === 'not-mapping';

const lacksText = (...fields: (string | undefined)[]): boolean => fields.includes(undefined);

const noText = (path: string): string =>
  `A name or description in \`${path}\` is a list or a mapping, which has no text.`;
