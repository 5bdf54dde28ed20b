// `npm run -s cli -- …`: the command line from the sources as they are.
import { upToDate } from './build-cli.mjs';

await upToDate();
await import('../dist/cli.js');
