import type { KapsoRule } from '../kit';
import { agentDroppedKey } from './agent-dropped-key';
import { agentEmptyBody } from './agent-empty-body';
import { agentNameDiffers } from './agent-name-differs';
import { credentialElsewhere } from './credential-elsewhere';
import { definitionFileMissing } from './definition-file-missing';
import { descriptionUseWhen } from './description-use-when';
import { duplicateListing } from './duplicate-listing';
import { fileHookOneHost } from './file-hook-one-host';
import { frontMatterInvalid } from './front-matter-invalid';
import { frontMatterKeyMissing } from './front-matter-key-missing';
import { frontMatterMissing } from './front-matter-missing';
import { hookDecisionShape } from './hook-decision-shape';
import { hookHandlerNotPortable } from './hook-handler-not-portable';
import { hookInvalidJson } from './hook-invalid-json';
import { hookMalformed } from './hook-malformed';
import { hookMatcherIgnored } from './hook-matcher-ignored';
import { hookOnlyReminds } from './hook-only-reminds';
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
import { moduleDoesNotRun } from './module-does-not-run';
import { needCommand } from './need-command';
import { needEnv } from './need-env';
import { needGpu } from './need-gpu';
import { needPython } from './need-python';
import { neverContent } from './never-content';
import { opaqueValue } from './opaque-value';
import { pageFrontMatter } from './page-front-matter';
import { pageOfNoModule } from './page-of-no-module';
import { pagePath } from './page-path';
import { pageTaskValue } from './page-task-value';
import { pageTooLong } from './page-too-long';
import { programNotExecutable } from './program-not-executable';
import { pythonNotPython3 } from './python-not-python3';
import { relativeScript } from './relative-script';
import { requirementsInvalid } from './requirements-invalid';
import { requirementsMissing } from './requirements-missing';
import { requirementsNotNamed } from './requirements-not-named';
import { schemaVersion } from './schema-version';
import { scriptMissing } from './script-missing';
import { serverFileUnused } from './server-file-unused';
import { serverNeedsMcpPackage } from './server-needs-mcp-package';
import { serverNotMounted } from './server-not-mounted';
import { skillNameMismatch } from './skill-name-mismatch';
import { skillPath } from './skill-path';
import { skillRunKinds } from './skill-run-kinds';
import { skillUnmentioned } from './skill-unmentioned';
import { stopHookLoop } from './stop-hook-loop';
import { strayFile } from './stray-file';
import { undefinedAttachment } from './undefined-attachment';
import { unlisted } from './unlisted';
import { unquotedRoot } from './unquoted-root';
import { versionNotBumped } from './version-not-bumped';
import { versionNumber } from './version-number';

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
  skillRunKinds,
  pythonNotPython3,
  hookMatcherIgnored,
  hookHandlerNotPortable,
  relativeScript,
  unquotedRoot,
  programNotExecutable,
  fileHookOneHost,
  stopHookLoop,
  hookDecisionShape,
  hookOnlyReminds,
  serverNotMounted,
  serverFileUnused,
  serverNeedsMcpPackage,
  agentDroppedKey,
  agentNameDiffers,
  agentEmptyBody,
  descriptionUseWhen,
  skillPath,
  pageOfNoModule,
  pageFrontMatter,
  pagePath,
  pageTaskValue,
  moduleDoesNotRun,
  neverContent,
  credentialElsewhere,
  schemaVersion,
  versionNumber,
  versionNotBumped,
  requirementsNotNamed,
  duplicateListing,
  strayFile,
];
