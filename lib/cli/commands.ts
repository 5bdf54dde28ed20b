/** The list of commands. Each is loaded only when it is called, so that `--version` starts at once. */
import type { Command } from './command';

export interface Listed {
  name: string;
  about: string;
  load(): Promise<Command>;
}

export const commands: readonly Listed[] = [
  { name: 'check', about: 'findings of each harness', load: async () => (await import('./commands/check')).check },
  {
    name: 'review',
    about: 'what changed from one harness to another',
    load: async () => (await import('./commands/review')).review,
  },
  {
    name: 'inspect',
    about: 'everything: findings, hashes, graph, contexts with tokens, needs, exports',
    load: async () => (await import('./commands/inspect')).inspect,
  },
  { name: 'graph', about: 'the routing graph', load: async () => (await import('./commands/graph')).graph },
  {
    name: 'tokens',
    about: 'what each context and file costs',
    load: async () => (await import('./commands/tokens')).tokens,
  },
  {
    name: 'hash',
    about: "the format's own hash and the digest",
    load: async () => (await import('./commands/hash')).hash,
  },
  {
    name: 'verify',
    about: 'whether this is the bundle with that hash',
    load: async () => (await import('./commands/verify')).verify,
  },
  {
    name: 'export',
    about: 'another shape of the harness, as a file',
    load: async () => (await import('./commands/export')).exportCommand,
  },
  {
    name: 'new',
    about: 'a starter that has no finding',
    load: async () => (await import('./commands/new')).newCommand,
  },
  {
    name: 'explain',
    about: "a rule's reason, bad and good example",
    load: async () => (await import('./commands/explain')).explain,
  },
];
