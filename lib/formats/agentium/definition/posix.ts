/** POSIX path resolution as Node does it, without a working directory: the base is absolute. */

export const isAbsolutePath = (path: string): boolean => path.startsWith('/');

/** `path.resolve(base, path)`. */
export function resolveAbsolute(base: string, path: string): string {
  const parts: string[] = [];
  for (const part of (isAbsolutePath(path) ? path : `${base}/${path}`).split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..') parts.pop();
    else parts.push(part);
  }
  return `/${parts.join('/')}`;
}

/** True where `path`, seen from `root`, stays inside it (or is it). */
export function staysInside(root: string, path: string): boolean {
  const base = resolveAbsolute('/', root);
  const target = resolveAbsolute(base, path);
  return target === base || target.startsWith(base === '/' ? '/' : `${base}/`);
}
