import { abilityDisabled } from './ability-disabled';
import { conflictingFactory } from './conflicting-factory';
import { contractVersion } from './contract-version';
import { credentialKey } from './credential-key';
import { duplicateContextSourceId } from './duplicate-context-source-id';
import { duplicateExtensionTarget } from './duplicate-extension-target';
import { duplicateInstanceId } from './duplicate-instance-id';
import { duplicateMiddlewareId } from './duplicate-middleware-id';
import { duplicatePromptId } from './duplicate-prompt-id';
import { duplicateToolName } from './duplicate-tool-name';
import { expectedArray } from './expected-array';
import { expectedBoolean } from './expected-boolean';
import { expectedObject } from './expected-object';
import { exportLocalAbility } from './export-local-ability';
import { exportMissingId } from './export-missing-id';
import { exportMissingInstanceId } from './export-missing-instance-id';
import { exportRuntimeBinding } from './export-runtime-binding';
import { invalidAbility } from './invalid-ability';
import { invalidBinding } from './invalid-binding';
import { invalidDescription } from './invalid-description';
import { invalidIdentifier } from './invalid-identifier';
import { invalidInteger } from './invalid-integer';
import { invalidOptions } from './invalid-options';
import { invalidRuntimeRegistry } from './invalid-runtime-registry';
import { invalidSkillDirs } from './invalid-skill-dirs';
import { invalidWorkspace } from './invalid-workspace';
import { manifestJsonSyntax } from './manifest-json-syntax';
import { middlewareCycle } from './middleware-cycle';
import { middlewareUnknownTarget } from './middleware-unknown-target';
import { missingRequirement } from './missing-requirement';
import { nonJsonValue } from './non-json-value';
import { runtimeBindingMismatch } from './runtime-binding-mismatch';
import { typescriptSyntax } from './typescript-syntax';
import { unknownDisableTarget } from './unknown-disable-target';
import { unknownFactory } from './unknown-factory';
import { unknownField } from './unknown-field';
import { unknownReplacementTarget } from './unknown-replacement-target';
import { unresolvedRuntimeReference } from './unresolved-runtime-reference';
import { unsupportedKind } from './unsupported-kind';

export const rules = [
  manifestJsonSyntax,
  typescriptSyntax,
  expectedObject,
  unknownField,
  contractVersion,
  expectedArray,
  invalidIdentifier,
  invalidInteger,
  duplicateInstanceId,
  credentialKey,
  nonJsonValue,
  invalidWorkspace,
  invalidSkillDirs,
  expectedBoolean,
  unknownFactory,
  conflictingFactory,
  invalidOptions,
  unresolvedRuntimeReference,
  runtimeBindingMismatch,
  invalidAbility,
  invalidDescription,
  missingRequirement,
  invalidBinding,
  duplicateToolName,
  duplicatePromptId,
  duplicateContextSourceId,
  duplicateMiddlewareId,
  middlewareUnknownTarget,
  middlewareCycle,
  unknownDisableTarget,
  duplicateExtensionTarget,
  unknownReplacementTarget,
  abilityDisabled,
  exportMissingId,
  exportMissingInstanceId,
  exportLocalAbility,
  exportRuntimeBinding,
  unsupportedKind,
  invalidRuntimeRegistry,
];

export const severities: ReadonlyMap<string, string> = new Map(rules.map((rule) => [rule.name, rule.severity]));
