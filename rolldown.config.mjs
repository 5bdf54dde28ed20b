// The command line as one file with lazy chunks: nothing to compile, and `--version` loads almost nothing.
import { join } from 'node:path';

const root = import.meta.dirname;

export default {
  input: { cli: join(root, 'lib/cli/main.ts'), conformance: join(root, 'lib/cli/conformance-main.ts') },
  platform: 'node',
  tsconfig: false,
  // Packages that offer modules are taken as such: their older form loads its parts at run time.
  resolve: { mainFields: ['module', 'main'] },
  output: {
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    minify: true,
  },
};
