// Serves the static export with strict headers. Reads nothing outside `out`.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { commonHeaders, policyFor } from './headers.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.webmanifest': 'application/manifest+json',
};

/** The file of the export that answers a request path; undefined where none does. */
function fileFor(folder, path) {
  const inside = normalize(join(folder, path));
  if (inside !== folder && !inside.startsWith(folder + sep)) return undefined;
  const candidates = [inside, `${inside.replace(/[\\/]$/, '')}.html`, join(inside, 'index.html')];
  return candidates.find((name) => existsSync(name) && statSync(name).isFile());
}

function decoded(url, base) {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return path === base || path.startsWith(`${base}/`) ? path.slice(base.length) || '/' : undefined;
  } catch {
    return undefined;
  }
}

function answer(folder, base, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405, commonHeaders).end();
  const path = decoded(request.url, base);
  const found = path === undefined ? undefined : fileFor(folder, path);
  const file = found ?? join(folder, '404.html');
  const type = types[extname(file)] ?? 'application/octet-stream';
  const fresh = file.includes(`${sep}_next${sep}static${sep}`);
  const headers = {
    ...commonHeaders,
    'Content-Type': type,
    'Cache-Control': fresh ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  if (type.startsWith('text/html')) {
    const html = existsSync(file) ? readFileSync(file) : Buffer.from('Not found.');
    headers['Content-Security-Policy'] = policyFor(html.toString('utf8'));
    return response.writeHead(found ? 200 : 404, headers).end(request.method === 'HEAD' ? undefined : html);
  }
  response.writeHead(200, { ...headers, 'Content-Length': statSync(file).size });
  return request.method === 'HEAD' ? response.end() : createReadStream(file).pipe(response);
}

const listen = (server, port, host) =>
  new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => done(server));
  });

/**
 * Listens on both loopback addresses (browsers try `::1` first for `localhost`) at `port` or the next free one.
 * `base` is the sub-path the export was built for (`''` for none). Gives the address people open.
 */
export async function serve({ folder, port, base = '', tries = 1 }) {
  const handler = (request, response) => answer(folder, base, request, response);
  for (let attempt = 0; ; attempt++) {
    try {
      await listen(createServer(handler), port + attempt, '127.0.0.1');
    } catch (error) {
      if (error.code === 'EADDRINUSE' && attempt + 1 < tries) continue;
      throw error;
    }
    // A machine without IPv6 has no `::1`; the other address serves it.
    await listen(createServer(handler), port + attempt, '::1').catch(() => undefined);
    return `http://localhost:${port + attempt}${base}/`;
  }
}
