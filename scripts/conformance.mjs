// `npm run -s conformance -- PATH… [--actual]`: the cases judged by the sources as they are.
import { upToDate } from './build-cli.mjs';

await upToDate();
await import('../dist/conformance.js');
