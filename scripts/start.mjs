// `npm start`: from a fresh clone to the studio in the browser. The second time it only serves.
import { join } from 'node:path';
import { build, install, requireNode } from './prepare.mjs';
import { serve } from './server.mjs';
import { root } from './shared.mjs';

requireNode();
install();
build();
const base = process.env.BASE_PATH ?? '';
const address = await serve({ folder: join(root, 'out'), port: Number(process.env.PORT ?? 4173), base, tries: 20 });
console.log(
  `\n  Harness Studio is at ${address}\n  A sample harness to look around in: ${address}studio?sample\n\n  Stop it with Ctrl+C.`,
);
