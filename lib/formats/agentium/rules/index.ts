/** The format's own law first, in the order of its stages; then the studio's advice. */

import type { AgentiumRule } from '../rule-kit';
import { abilityDisabled } from './ability-disabled';
import { conflictingFactory } from './conflicting-factory';
import { contractVersion } from './contract-version';
import { credentialInText } from './credential-in-text';
import { credentialKey } from './credential-key';
import { credentialLookalikeKey } from './credential-lookalike-key';
import { duplicateContextSourceId } from './duplicate-context-source-id';
import { duplicateDefinitionId } from './duplicate-definition-id';
import { duplicateExtensionTarget } from './duplicate-extension-target';
import { duplicateInstanceId } from './duplicate-instance-id';
import { duplicateJsonKey } from './duplicate-json-key';
import { duplicateMiddlewareId } from './duplicate-middleware-id';
import { duplicatePromptId } from './duplicate-prompt-id';
import { duplicateToolName } from './duplicate-tool-name';
import { emptyTextContext } from './empty-text-context';
import { expectedArray } from './expected-array';
import { expectedBoolean } from './expected-boolean';
import { expectedObject } from './expected-object';
import { exportLocalAbility } from './export-local-ability';
import { exportMissingId } from './export-missing-id';
import { exportMissingInstanceId } from './export-missing-instance-id';
import { exportRuntimeBinding } from './export-runtime-binding';
import { extensionKeepsId } from './extension-keeps-id';
import { filesystemIsVirtual } from './filesystem-is-virtual';
import { grantsNeeded } from './grants-needed';
import { ignoredOption } from './ignored-option';
import { inexactNumber } from './inexact-number';
import { invalidAbility } from './invalid-ability';
import { invalidBinding } from './invalid-binding';
import { invalidDescription } from './invalid-description';
import { invalidIdentifier } from './invalid-identifier';
import { invalidInteger } from './invalid-integer';
import { invalidOptions } from './invalid-options';
import { invalidRuntimeRegistry } from './invalid-runtime-registry';
import { invalidSkillDirs } from './invalid-skill-dirs';
import { invalidWorkspace } from './invalid-workspace';
import { limitWithoutEffect } from './limit-without-effect';
import { manifestDrift } from './manifest-drift';
import { manifestJsonSyntax } from './manifest-json-syntax';
import { middlewareCycle } from './middleware-cycle';
import { middlewareUnknownTarget } from './middleware-unknown-target';
import { missingInstanceId } from './missing-instance-id';
import { missingRequirement } from './missing-requirement';
import { nonJsonValue } from './non-json-value';
import { noopExtension } from './noop-extension';
import { notStaticallyAnalysable } from './not-statically-analysable';
import { retrievedTextInPrompt } from './retrieved-text-in-prompt';
import { runtimeBindingMismatch } from './runtime-binding-mismatch';
import { runtimeDependent } from './runtime-dependent';
import { skillDirsEmptyExtension } from './skill-dirs-empty-extension';
import { skillDirsEqual } from './skill-dirs-equal';
import { textContextOverBudget } from './text-context-over-budget';
import { toolNameCollidesWithGenerated } from './tool-name-collides-with-generated';
import { toolNameProviderLimit } from './tool-name-provider-limit';
import { typescriptSyntax } from './typescript-syntax';
import { unexportedDefinition } from './unexported-definition';
import { unknownDisableTarget } from './unknown-disable-target';
import { unknownFactory } from './unknown-factory';
import { unknownField } from './unknown-field';
import { unknownReplacementTarget } from './unknown-replacement-target';
import { unreferencedAbility } from './unreferenced-ability';
import { unreferencedFactory } from './unreferenced-factory';
import { unresolvedRuntimeReference } from './unresolved-runtime-reference';
import { unsupportedKind } from './unsupported-kind';
import { workspaceAbsolutePath } from './workspace-absolute-path';
import { workspaceOutsideProject } from './workspace-outside-project';
import { workspaceWrite } from './workspace-write';

export const rules: readonly AgentiumRule[] = [
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
  notStaticallyAnalysable,
  grantsNeeded,
  workspaceWrite,
  workspaceAbsolutePath,
  workspaceOutsideProject,
  filesystemIsVirtual,
  duplicateJsonKey,
  inexactNumber,
  credentialInText,
  credentialLookalikeKey,
  retrievedTextInPrompt,
  missingInstanceId,
  unreferencedAbility,
  unexportedDefinition,
  unreferencedFactory,
  duplicateDefinitionId,
  extensionKeepsId,
  noopExtension,
  skillDirsEmptyExtension,
  skillDirsEqual,
  ignoredOption,
  manifestDrift,
  textContextOverBudget,
  emptyTextContext,
  limitWithoutEffect,
  toolNameCollidesWithGenerated,
  toolNameProviderLimit,
  runtimeDependent,
];

export const severities: ReadonlyMap<string, string> = new Map(rules.map((rule) => [rule.name, rule.severity]));
