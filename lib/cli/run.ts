/** `run(argv, io)`: one command line, one exit code. */
import packageJson from '../../package.json' with { type: 'json' };
import type { Io } from './io';

export async function run(argv: readonly string[], io: Io): Promise<number> {
  const [first, ...rest] = argv;
  if (first === '--version') {
    await io.out(`${packageJson.version}\n`);
    return 0;
  }
  const { dispatch } = await import('./dispatch');
  return dispatch(first, rest, io);
}
