import { harnessOf } from '../../core/files';
import { optionOf } from '../args';
import type { Command } from '../command';
import { Failure, systemFailure } from '../failure';
import { namedFormat } from '../source';
import { shownName } from '../words';

export const newCommand: Command = {
  usage: 'FORMAT NAME [options]',
  operands: [2, 2],
  options: [
    { name: 'template', value: 'ID', about: 'which starter of the format; the first where absent' },
    { name: 'out', value: 'DIR', about: 'where to; a directory named after NAME where absent' },
  ],
  async run(args, io) {
    const [id, name] = args.operands as [string, string];
    const format = namedFormat(id);
    const wanted = optionOf(args, 'template');
    const templates = format?.templates ?? [];
    const template = wanted === undefined ? templates[0] : templates.find((each) => each.id === wanted);
    if (!template) {
      const ids = templates.map((each) => `\`${each.id}\``).join(', ');
      throw new Failure(`${shownName(wanted ?? '')} is no starter of \`${id}\`; there are ${ids}.`);
    }
    const out = optionOf(args, 'out') ?? directoryName(name);
    try {
      io.disk.writeTree(out, harnessOf(template.files(name)));
    } catch (error) {
      throw systemFailure(`${shownName(out)} cannot be written`, error);
    }
    await io.out(`${out}\n`);
    return 0;
  },
};

/** A name that every file system takes. */
function directoryName(name: string): string {
  const safe = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  if (safe === '') throw new Failure(`${shownName(name)} makes no directory name; \`--out DIR\` names one.`);
  return safe;
}
