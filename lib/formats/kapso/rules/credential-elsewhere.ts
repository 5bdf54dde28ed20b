import { keysIn } from '../../common/keys';
import { example } from '../examples';
import { at, type KapsoRule } from '../kit';

export const credentialElsewhere: KapsoRule = {
  name: 'credential-elsewhere',
  severity: 'warning',
  source: 'advice',
  confidence: 'likely',
  summary: 'No page, script, command or address holds a key or token.',
  why: `The checker looks at \`env\` and \`headers\` only. A key in an argument, a script or a page is just as public: it goes into prompts, logs and every copy of the harness. Remove it, revoke it, and name a variable instead.`,
  bad: example({ 'instructions/setup.md': '# Setup\n\n- Sign in with AKIAIOSFODNN7EXAMPLE.\n' }),
  good: example({ 'instructions/setup.md': '# Setup\n\n- Sign in with the key in $TIDE_KEY.\n' }),
  *file(facts) {
    // Values of `env` and `headers` are literals already, and have their own finding.
    const values =
      facts.kind === 'mcp'
        ? [...facts.servers.values()].flatMap((server) => server.values.map(({ value }) => value))
        : [];
    for (const { what, start, end } of keysIn(facts.text)) {
      if (values.some((value) => value.start <= start && end <= value.end)) continue;
      yield {
        ...at(facts, { start, end }),
        message: `\`${facts.text.slice(start, start + 4)}…\` looks like ${what}: it is wanted in a variable, not in a file.`,
      };
    }
  },
};
