// Serves what was built, without building: `node scripts/serve.mjs [port] [folder] [base]`.
import { resolve } from 'node:path';
import { serve } from './server.mjs';
import { root } from './shared.mjs';

const [port = '4173', folder = 'out', base = process.env.BASE_PATH ?? ''] = process.argv.slice(2);
console.log(`Harness Studio: ${await serve({ folder: resolve(root, folder), port: Number(port), base })}`);
