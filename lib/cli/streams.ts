/** The process's own streams. */
import { systemFailure } from './failure';

/** Written whole before the promise resolves. */
export const writerOf = (stream: NodeJS.WriteStream) => (text: string | Uint8Array) =>
  new Promise<void>((resolve) => {
    stream.write(text, () => resolve());
  });

/** A reader that has gone away (`| head`) ends the process quietly; any other end of the output is said. */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      const { message } = systemFailure('The output cannot be written', error);
      if (stream === process.stdout) process.stderr.write(`${message}\n`, () => process.exit(2));
      else process.exit(2);
    });
  }
}
