/** 2,000 files: tree, quick open and search must answer within a frame or two. */
import { bench, describe } from 'vitest';
import { harnessOf } from '../core/files';
import { edit } from '../core/harness';
import { fileOf } from '../core/text';
import { move } from './file-acts';
import { bestOf } from './fuzzy';
import { replaceAll, searchAll } from './search';
import { treeOf } from './tree';

const body = 'Read the tide before you tie the boat. '.repeat(40);
const harness = harnessOf(
  Object.fromEntries(
    Array.from({ length: 2000 }, (_, at) => [
      `skills/group-${at % 40}/skill-${at}/SKILL.md`,
      `---\nname: skill-${at}\ndescription: Does the thing number ${at}.\n---\n\n# Skill ${at}\n\n${body}\n`,
    ]),
  ),
);
const paths = [...harness.keys()];
let turn = 0;

describe('2,000 files', () => {
  bench('the tree, of a shape not seen before', () => {
    turn++;
    treeOf(edit(harness, [[`new-${turn}.md`, fileOf('x')]]));
  });
  bench('the tree, after typing', () => {
    treeOf(edit(harness, [['skills/group-0/skill-0/SKILL.md', fileOf(`typed ${turn}`)]]));
  });
  bench('quick open', () => {
    bestOf('s1999sk', paths, 60);
  });
  bench('renaming the folder above all', () => {
    move(harness, 'skills', 'crafts');
  });
  bench('search for words', () => {
    searchAll(harness, { words: 'number 1999', regex: false, matchCase: false });
  });
  bench('search with an expression, and what would stand there', () => {
    searchAll(harness, { words: '(tide|boat)s?', regex: true, matchCase: false }, '<$1>');
  });
  bench('replace in all files', () => {
    replaceAll(harness, { words: 'boat', regex: false, matchCase: true }, 'ship');
  });
});
