/** The words of the contract: identifiers, fields, slots, credential names, generated tools. */

export const packageName = '@agentium/harness';
export const textContextType = 'agentium/text-context';

/** `$` of a JavaScript expression without the `m` flag ends at the very end, so a trailing newline fails. */
const identifier = /^[A-Za-z0-9][A-Za-z0-9._:/-]*$/;
export const isIdentifier = (text: string): boolean => identifier.test(text);

/** The nearest identifier to a text, for fixes. */
export function identifierFrom(text: string, fallback = 'unnamed'): string {
  const plain = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  const slug = plain
    .trim()
    .replace(/[^A-Za-z0-9._:/-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '')
    .replace(/-+$/, '');
  return slug === '' ? fallback : slug;
}

export const slots = ['driver', 'controller', 'contextPolicy', 'completionPolicy'] as const;
export type Slot = (typeof slots)[number];

export const fields = {
  manifest: ['contractVersion', 'id', 'abilities', 'defaults', 'limits', 'runtime'],
  selection: ['instanceId', 'type', 'version', 'options'],
  defaults: ['workspace', 'skillDirs', 'contextFiles', 'filesystem', 'subagents', 'fileMemory', 'searchPastSessions'],
  workspace: ['path', 'mode'],
  limits: ['toolRoundtrips', 'maxChildDepth'],
  runtime: [...slots, 'modelRoles'],
  reference: ['id', 'version'],
  definition: ['kind', 'id', 'abilities', 'defaults', 'limits', 'runtime', 'runtimeReferences', 'runtimeRegistry'],
  portable: ['kind', 'manifest', 'factories', 'runtimeRegistry'],
  extension: [
    'id',
    'abilities',
    'disable',
    'replaceAbilities',
    'defaults',
    'limits',
    'runtime',
    'runtimeReferences',
    'runtimeRegistry',
  ],
} as const;

const credentialNames = new Set([
  'apikey',
  'password',
  'secret',
  'authorization',
  'accesstoken',
  'refreshtoken',
  'clientsecret',
  'privatekey',
  'credentials',
]);

/** Whole names only: `token` and `apiKeys` pass. Lower-casing maps the Kelvin sign to `k`. */
export const isCredentialName = (name: string): boolean => credentialNames.has(name.replace(/[_-]/g, '').toLowerCase());

const lookalikes = new Set([
  'token',
  'tokens',
  'apikeys',
  'xapikey',
  'passwd',
  'pwd',
  'passphrase',
  'secretkey',
  'secrets',
  'credential',
  'authtoken',
  'bearertoken',
  'accesskey',
]);

/** Names the contract lets through although they usually hold a secret. */
export const isCredentialLookalike = (name: string): boolean =>
  !isCredentialName(name) &&
  (lookalikes.has(name.replace(/[-_ .]/g, '').toLowerCase()) || /^(?:api|access)[ .]key$/i.test(name));

/** The tools that a default brings, in the order the package binds them. */
export const generatedTools = {
  workspaceRead: ['fs_read_file', 'fs_list_directory', 'fs_file_info'],
  workspaceWrite: ['fs_read_file', 'fs_list_directory', 'fs_file_info', 'fs_write_file'],
  skillDirs: ['list_skills', 'get_skill_instructions', 'get_skill_reference'],
  filesystem: ['agent_fs_write', 'agent_fs_read', 'agent_fs_list', 'agent_fs_search'],
  fileMemory: ['memory'],
  subagents: ['task'],
  searchPastSessions: ['search_past_sessions'],
} as const;

/** What a run's retrieval takes in all. */
export const retrievalBudget = { entries: 32, bytes: 65_536, tokens: 16_000 } as const;

/** The Agent's own settings, which limits can only lower. */
export const agentLimits = { toolRoundtrips: 10, maxChildDepth: 2 } as const;
