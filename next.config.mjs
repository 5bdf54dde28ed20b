/** Static export only: the studio has no server. `BASE_PATH=/name` serves it below a sub-path, as project pages are. */
const basePath = process.env.BASE_PATH ?? '';

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: true,
  basePath,
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  reactStrictMode: true,
  devIndicators: false,
  images: { unoptimized: true },
  // `npm run typecheck` compiles the app and, without the DOM, the core; once is enough.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    root: import.meta.dirname,
    // The package's browser build asks `document` to decode entities; a worker has none.
    resolveAlias: {
      'decode-named-character-reference': './node_modules/decode-named-character-reference/index.js',
    },
  },
};

export default config;
