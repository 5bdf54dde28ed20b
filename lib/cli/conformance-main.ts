/** The process of the conformance runner: argv, streams, exit code; nothing else. */
import { conformance } from './conformance';
import { endWithReader, writerOf } from './streams';

endWithReader();
process.exitCode = await conformance(process.argv.slice(2), {
  out: writerOf(process.stdout),
  err: writerOf(process.stderr),
});
