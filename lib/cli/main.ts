#!/usr/bin/env node
/** The process: argv, streams, exit code; nothing else. */
import { readFile } from 'node:fs/promises';
import { nodeDisk } from './disk';
import { openRepository } from './git';
import { run } from './run';
import { endWithReader, writerOf } from './streams';

endWithReader();
process.exitCode = await run(process.argv.slice(2), {
  disk: nodeDisk,
  repository: openRepository,
  out: writerOf(process.stdout),
  err: writerOf(process.stderr),
  terminal: process.stdout.isTTY === true,
  colour: process.stdout.isTTY === true && !process.env.NO_COLOR,
  tokenizerData: (name) => readFile(new URL(`tokenizers/${name}.tiktoken`, import.meta.url)),
});
