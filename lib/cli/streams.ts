/** The process's own streams. */

/** Written whole before the promise resolves. */
export const writerOf = (stream: NodeJS.WriteStream) => (text: string | Uint8Array) =>
  new Promise<void>((resolve) => {
    stream.write(text, () => resolve());
  });

/** A reader that has gone away (`| head`) ends the process quietly. */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 2));
  }
}
