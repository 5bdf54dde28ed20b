import type { KapsoRule } from '../kit';
import { definitionFileMissing } from './definition-file-missing';
import { frontMatterInvalid } from './front-matter-invalid';
import { frontMatterKeyMissing } from './front-matter-key-missing';
import { frontMatterMissing } from './front-matter-missing';
import { hookInvalidJson } from './hook-invalid-json';
import { hookMalformed } from './hook-malformed';
import { hookUnknownEvent } from './hook-unknown-event';
import { manifestBadName } from './manifest-bad-name';
import { manifestBadType } from './manifest-bad-type';
import { manifestInvalidYaml } from './manifest-invalid-yaml';
import { manifestMissing } from './manifest-missing';
import { manifestMissingField } from './manifest-missing-field';
import { manifestUnknownField } from './manifest-unknown-field';
import { manifestUnknownModule } from './manifest-unknown-module';
import { mcpEmbeddedReference } from './mcp-embedded-reference';
import { mcpEnvKeyMismatch } from './mcp-env-key-mismatch';
import { mcpInvalidJson } from './mcp-invalid-json';
import { mcpLiteralValue } from './mcp-literal-value';
import { mcpMalformed } from './mcp-malformed';
import { mcpReservedName } from './mcp-reserved-name';
import { mcpServerMalformed } from './mcp-server-malformed';
import { mcpServerName } from './mcp-server-name';
import { needCommand } from './need-command';
import { needEnv } from './need-env';
import { needGpu } from './need-gpu';
import { needPython } from './need-python';
import { opaqueValue } from './opaque-value';
import { pageTooLong } from './page-too-long';
import { requirementsInvalid } from './requirements-invalid';
import { requirementsMissing } from './requirements-missing';
import { scriptMissing } from './script-missing';
import { skillNameMismatch } from './skill-name-mismatch';
import { skillUnmentioned } from './skill-unmentioned';
import { undefinedAttachment } from './undefined-attachment';
import { unlisted } from './unlisted';

/** The format's own law, in the order of its catalogue; then what the studio advises. */
export const rules: readonly KapsoRule[] = [
  manifestMissing,
  manifestInvalidYaml,
  manifestMissingField,
  manifestUnknownField,
  manifestUnknownModule,
  manifestBadType,
  manifestBadName,
  undefinedAttachment,
  unlisted,
  definitionFileMissing,
  pageTooLong,
  skillUnmentioned,
  frontMatterMissing,
  frontMatterInvalid,
  frontMatterKeyMissing,
  skillNameMismatch,
  mcpInvalidJson,
  mcpMalformed,
  mcpServerMalformed,
  mcpServerName,
  mcpReservedName,
  mcpLiteralValue,
  mcpEmbeddedReference,
  mcpEnvKeyMismatch,
  scriptMissing,
  opaqueValue,
  hookInvalidJson,
  hookMalformed,
  hookUnknownEvent,
  requirementsMissing,
  requirementsInvalid,
  needCommand,
  needEnv,
  needPython,
  needGpu,
];
