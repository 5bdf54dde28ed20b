/** Signs in a command of what it may touch. Hints for a reviewer, never a verdict: a shell line can hide anything. */
import type { SimpleCommand } from './simple-command';

export type HintKind = 'network' | 'write' | 'credential' | 'privilege' | 'destructive' | 'downloaded-code';

export interface Hint {
  kind: HintKind;
  /** The words that say so. */
  text: string;
  start: number;
  end: number;
}

const programs: readonly (readonly [HintKind, ReadonlySet<string>])[] = [
  [
    'network',
    new Set([
      'curl',
      'wget',
      'nc',
      'ncat',
      'netcat',
      'telnet',
      'ssh',
      'scp',
      'sftp',
      'ftp',
      'rsync',
      'gh',
      'npx',
      'bunx',
      'uvx',
    ]),
  ],
  ['write', new Set(['tee', 'cp', 'mv', 'touch', 'mkdir', 'install', 'ln', 'chmod', 'chown', 'truncate', 'dd'])],
  ['destructive', new Set(['rm', 'rmdir', 'shred', 'mkfs', 'shutdown', 'reboot', 'kill', 'killall', 'pkill'])],
  ['privilege', new Set(['sudo', 'doas', 'su'])],
  ['credential', new Set(['printenv', 'security'])],
];

/** Programs with a first word that decides: `git push`, `npm install`. */
const subcommands: readonly (readonly [RegExp, RegExp])[] = [
  [/^git$/, /^(?:push|fetch|pull|clone|ls-remote)$/],
  [/^(?:pip3?|npm|pnpm|yarn|gem|cargo|brew|apt|apt-get|uv|go)$/, /^(?:install|add|i|get|ci|pip|sync|x|exec)$/],
];

const patterns: readonly (readonly [HintKind, RegExp])[] = [
  ['network', /https?:\/\/[^\s'"]+|\/dev\/tcp\/[^\s'"]*/g],
  ['credential', /(?:~|\$HOME|\$\{HOME\}|\/root)\/\.(?:ssh|aws|gnupg|kube|docker|azure|netrc|npmrc|pypirc)\b/g],
  ['credential', /(?<![\w.-])(?:id_rsa|id_ed25519|id_ecdsa|\.env|\.netrc|\.git-credentials)(?![\w-])/g],
  ['credential', /\$\{?[A-Z0-9_]*(?:API_?KEY|SECRET|TOKEN|PASSWORD|PASSWD)[A-Z0-9_]*\}?/g],
];

export function hintsOf(text: string, simple: readonly SimpleCommand[]): Hint[] {
  const hints = simple.flatMap((command, index) => hintsOfOne(command, simple[index - 1]));
  for (const [kind, pattern] of patterns) {
    for (const match of text.matchAll(pattern)) {
      hints.push({ kind, text: match[0], start: match.index, end: match.index + match[0].length });
    }
  }
  return hints.sort((left, right) => left.start - right.start || left.end - right.end);
}

function hintsOfOne(command: SimpleCommand, before: SimpleCommand | undefined): Hint[] {
  const hints: Hint[] = [];
  for (const { operator, target } of command.redirects) {
    if (!operator.includes('>') || operator.endsWith('&') || target.text.startsWith('/dev/')) continue;
    hints.push({ kind: 'write', text: target.text, start: target.start, end: target.end });
  }
  for (const word of command.program === command.runs ? [command.runs] : [command.program, command.runs]) {
    if (!word) continue;
    const name = word.text.slice(word.text.lastIndexOf('/') + 1);
    const spot = { text: word.text, start: word.start, end: word.end };
    for (const [kind, names] of programs) if (names.has(name)) hints.push({ kind, ...spot });
    const next = command.args[0];
    if (next && subcommands.some(([program, sub]) => program.test(name) && sub.test(next.text))) {
      hints.push({ kind: 'network', text: `${name} ${next.text}`, start: word.start, end: next.end });
    }
    if (name === 'sed' && command.args.some((arg) => /^-[A-Za-z]*i/.test(arg.text))) {
      hints.push({ kind: 'write', ...spot });
    }
  }
  const download = before?.runs && /^(?:curl|wget)$/.test(before.runs.text) ? before.runs : undefined;
  if (download && command.interpreter && !command.interpreter.script) {
    const word = command.interpreter.word;
    hints.push({
      kind: 'downloaded-code',
      text: `${download.text} | ${word.text}`,
      start: download.start,
      end: word.end,
    });
  }
  return hints;
}
