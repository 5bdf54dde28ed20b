import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    include: ['lib/**/*.test.ts', 'components/**/*.test.{ts,tsx}', 'app/**/*.test.ts', 'scripts/**/*.test.mjs'],
    benchmark: { include: ['lib/**/*.bench.ts'] },
    testTimeout: 60_000,
  },
});
