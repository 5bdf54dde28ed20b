// The headers every answer carries. The policy of a page names its own inline scripts by hash.
import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** `'sha256-…'` of each inline script of a page, as a browser computes it. */
export function inlineHashes(html) {
  const hashes = Array.from(html.matchAll(inlineScript), ([, code]) => {
    return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  });
  return [...new Set(hashes)];
}

/**
 * No `unsafe-eval`, and no other origin for anything: what a harness holds cannot leave by the network.
 * Monaco writes style elements, hence `unsafe-inline` for styles alone.
 */
export function policyFor(html) {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...inlineHashes(html)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};
