/** Texts that look like keys and tokens, by the marks their makers give them. */

const marks: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['an AWS access key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g],
  ['a GitHub token', /\b(?:gh[opsur]_[A-Za-z0-9]{36,255}|github_pat_[A-Za-z0-9_]{22,255})\b/g],
  ['a GitLab token', /\bglpat-[A-Za-z0-9_-]{20,64}\b/g],
  ['an API key', /\bsk-(?:[a-z]{1,12}-){0,3}[A-Za-z0-9_]{24,200}/g],
  ['a Google API key', /\bAIza[0-9A-Za-z_-]{35}\b/g],
  ['a Slack token', /\bxox[abposr]-[0-9A-Za-z-]{10,100}/g],
  ['a private key', /-----BEGIN (?:[A-Z]+ ){0,3}PRIVATE KEY-----/g],
];

export function* keysIn(text: string): Iterable<{ what: string; start: number; end: number }> {
  for (const [what, pattern] of marks) {
    for (const match of text.matchAll(pattern)) {
      yield { what, start: match.index, end: match.index + match[0].length };
    }
  }
}
