/** Harnesses of any size for benches and laws. */
import type { Harness } from './core/harness';
import { fileOf } from './core/text';

const words = 'tide harbour berth chart gauge wind swell mooring draught pilot buoy channel'.split(' ');
const wordAt = (index: number) => words[index % words.length] ?? '';

const page = (name: string, index: number, body: string): string =>
  `---\nname: ${name}\ndescription: How to read the ${wordAt(index)} and the ${wordAt(index * 7 + 3)} of place ${index}.\n---\n\n${body}`;

const paragraphs = (index: number, first: string): string =>
  Array.from({ length: 4 }, (_, nth) => {
    const word = wordAt(index + nth);
    return `## ${word} ${nth}\n\nCheck the **${word}** first, then \`${wordAt(index + nth + 1)}\`; see [the first page](${first}).\n`;
  }).join('\n');

/** A valid Agent Harness of that many files: ten areas with groups of pages and skills, everything listed. */
export function generatedHarness(size: number): Harness {
  const files = new Map([['.leaf-detectors', 'skill=SKILL.md\n']]);
  const areas = Math.min(10, Math.max(1, Math.floor(size / 20)));
  const lists = Array.from({ length: areas }, (_, area) => `- \`area-${area}/\`: the ${wordAt(area)} of the harbour\n`);
  files.set('HARNESS.md', page('harbour', 0, `# Where to look\n\n${lists.join('')}`));
  for (let area = 0; area < areas; area++) {
    files.set(`area-${area}/AREA-${area}.md`, page(`area-${area}`, area, 'Groups:\n\n'));
  }
  for (let index = 0; files.size < size; index++) {
    const area = index % areas;
    const group = Math.floor(index / areas) % 8;
    const directory = `area-${area}/group-${group}`;
    const routing = `${directory}/AREA-${area}.md`;
    if (!files.has(routing)) {
      files.set(routing, page(`group-${group}`, group, 'Pages and skills:\n\n'));
      const up = `area-${area}/AREA-${area}.md`;
      files.set(up, `${files.get(up)}- \`group-${group}/\`\n`);
    }
    const nth = Math.floor(index / areas / 8);
    const isSkill = nth % 4 === 3;
    const name = isSkill ? `skill-${nth}` : `page-${nth}`;
    files.set(
      isSkill ? `${directory}/${name}/SKILL.md` : `${directory}/${name}.md`,
      page(name, index, paragraphs(index, isSkill ? '../page-0.md' : 'page-0.md')),
    );
    files.set(routing, `${files.get(routing)}- \`${name}${isSkill ? '/' : '.md'}\`\n`);
  }
  return new Map(Array.from(files, ([path, text]) => [path, fileOf(text)]));
}
