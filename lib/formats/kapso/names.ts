/** The words the format fixes: modules, lists, fields, events, and what the studio calls each kind of attachment. */

/** In the order the studio shows them. */
export const moduleNames = [
  'setup',
  'ideation',
  'implementation',
  'verification',
  'feedback',
  'deployment',
  'learning',
] as const;
export type ModuleName = (typeof moduleNames)[number];

export const isModuleName = (name: string): name is ModuleName => (moduleNames as readonly string[]).includes(name);

/** A session of these two is held only where the module has content (Pages). */
export const runsOnlyWithContent: ReadonlySet<string> = new Set<ModuleName>(['setup', 'verification']);

/** The lists of a module, in the order the studio shows them. */
export const listNames = ['skills', 'mcp_servers', 'agents', 'hooks'] as const;
export type ListName = (typeof listNames)[number];

export const isListName = (name: string): name is ListName => (listNames as readonly string[]).includes(name);

/** What an entry of a list is called, and how its graph node's id starts. */
export const nouns: Readonly<Record<ListName, string>> = {
  skills: 'skill',
  mcp_servers: 'server',
  agents: 'agent',
  hooks: 'hook',
};

export const requiredFields = ['name', 'version', 'description'] as const;
export const topFields = ['schema_version', ...requiredFields, 'environment', 'modules'] as const;
export const environmentFields = ['python', 'commands', 'gpu'] as const;

export const manifestPath = 'harness.yaml';
export const mcpPath = 'mcp.json';
export const guardrailsPath = 'instructions/guardrails.md';
export const pagePathOf = (module: string): string => `instructions/${module}.md`;
export const skillFileOf = (name: string): string => `skills/${name}/SKILL.md`;
export const hookFileOf = (name: string): string => `hooks/${name}/hook.json`;
export const agentFileOf = (name: string): string => `agents/${name}.md`;

export const harnessName = /^[a-z0-9][a-z0-9-]*$/;
export const serverName = /^[A-Za-z0-9_-]+$/;

/** The engine's own server and hook: a harness defines neither. */
export const engineServer = 'gated-knowledge';
export const engineHook = 'protect-harness';

/** The events a hook may name (Hooks). */
export const eventNames = [
  'SessionStart',
  'SessionEnd',
  'UserPromptSubmit',
  'PreToolUse',
  'PostToolUse',
  'PermissionRequest',
  'Stop',
  'SubagentStart',
  'SubagentStop',
  'PreCompact',
  'PostCompact',
] as const;

export const isEventName = (name: string): boolean => (eventNames as readonly string[]).includes(name);

/** Events about one tool call: the only ones whose matcher means something. */
export const toolEvents: ReadonlySet<string> = new Set(['PreToolUse', 'PostToolUse', 'PermissionRequest']);

/** Deployment targets a skill may name under `metadata.run_kinds`. */
export const runKinds = ['function', 'http', 'script'] as const;

/** The harness directory as servers and hooks write it, and as a session's shell knows it. */
export const pluginRoot = '$' + '{PLUGIN_ROOT}';
export const harnessRoot = '$KAPSO_HARNESS_ROOT';
