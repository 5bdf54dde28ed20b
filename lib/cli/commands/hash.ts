import { digestMethod, digestOf, fileHashes } from '../../core/digest';
import { hashesOf } from '../../exports';
import { optionOf } from '../args';
import { type Command, outputOption, shared } from '../command';
import { json } from '../print/json';
import { opened } from '../result';
import { namedFormat, sourceAt, wholeOnly } from '../source';
import { plain } from '../words';

export const hash: Command = {
  usage: 'PATH [options]',
  operands: [1, 1],
  options: [
    outputOption('text', 'json'),
    { name: 'files', about: 'also path, kind, size and SHA-256 of each entry (JSON always has them)' },
    shared.format,
    shared.config,
  ],
  async run(args, io) {
    const source = await sourceAt(args.operands[0] as string, namedFormat(optionOf(args, 'format')), io);
    wholeOnly(source, 'There is no hash');
    const hashed = { opened: await opened(source, args, io) };
    const hashes = await hashesOf(hashed);
    const digest = await digestOf(source.harness);
    const asJson = optionOf(args, 'output') === 'json';
    const files = asJson || args.options.has('files') ? await fileHashes(source.harness) : [];
    if (asJson) await io.out(json({ hashes, digest, files }));
    else {
      const lines = [
        ...hashes.map(({ name, value }) => `${name}  ${value}`),
        `digest  ${digest}`,
        ...files.map(({ path, kind, size, sha256 }) => `${sha256}  ${kind}  ${size}  ${plain(path)}`),
      ];
      await io.out(`${lines.join('\n')}\n`);
    }
    if (digestMethod() === 'javascript') await io.err('Computed in plain JavaScript: this Node has no WebCrypto.\n');
    return 0;
  },
};
