/** What the sentinel's `--deny` and `--allow` take: Harness Lab, "hooks.json and safety". */
import type { SimpleCommand, Word } from '../common/hooks';

export const deciderModule = 'harnesslab.safety.decide';

export const categories: readonly string[] = [
  'credential_access',
  'privilege',
  'destructive',
  'suite_access',
  'network',
  'outside_worktree',
];

/** Single rules, which only `--allow` looks at. */
export const policyRules: readonly string[] = [
  'credential-directory',
  'credential-file',
  'keychain',
  'secret-variable',
  'dotenv-file',
  'environment-dump',
  'network-client',
  'git-remote',
  'package-install',
  'url-in-a-script',
  'web-tool',
  'force-push',
  'disk-or-system-command',
  'recursive-delete-outside-the-worktree',
  'privilege-escalation',
  'suite-directory',
  'write-outside-the-worktree',
  'read-outside-the-worktree',
  'home-path-outside-the-worktree',
];

export interface PolicyWord {
  option: '--deny' | '--allow';
  text: string;
  /** The shell word it stands in, and its place in that word's text. */
  word: Word;
  at: number;
}

/** The words of a decider's policy; both options may repeat and may use `=`. */
export function policyOf({ interpreter, args }: SimpleCommand): PolicyWord[] {
  if (interpreter?.module?.text !== deciderModule) return [];
  const found: PolicyWord[] = [];
  const rest = args.slice(args.indexOf(interpreter.module) + 1);
  for (let i = 0; i < rest.length; i++) {
    const word = rest[i] as Word;
    const [name = '', inline = ''] = word.text.split(/=(.*)/s);
    if (name !== '--deny' && name !== '--allow') continue;
    if (inline !== '') found.push(...itemsOf(name, word, name.length + 1));
    else {
      i += 1;
      const next = rest[i];
      if (next) found.push(...itemsOf(name, next, 0));
    }
  }
  return found;
}

function itemsOf(option: PolicyWord['option'], word: Word, from: number): PolicyWord[] {
  return Array.from(word.text.slice(from).matchAll(/[^,]+/g)).flatMap((match) => {
    const text = match[0].trim();
    const at = from + match.index + match[0].indexOf(text);
    return text === '' ? [] : [{ option, text, word, at }];
  });
}
