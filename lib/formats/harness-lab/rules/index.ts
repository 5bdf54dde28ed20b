/** The rules in the order of the format's own text: its law first, then the studio's advice. */
import type { LabRule } from '../model';
import { ablationNameClash } from './ablation-name-clash';
import { agentFrontmatter } from './agent-frontmatter';
import { agentNested } from './agent-nested';
import { agentNotMarkdown } from './agent-not-markdown';
import { binaryInEdit } from './binary-in-edit';
import { bundleTooLarge } from './bundle-too-large';
import { codexIgnores } from './codex-ignores';
import { editFileDeleted } from './edit-file-deleted';
import { editHooksChanged } from './edit-hooks-changed';
import { editManifestChanged } from './edit-manifest-changed';
import { editTooManyFiles } from './edit-too-many-files';
import { executableBitLost } from './executable-bit-lost';
import { fakeOverlap } from './fake-overlap';
import { fakeUnknownComponent } from './fake-unknown-component';
import { fakeUnknownKey } from './fake-unknown-key';
import { fakeUnknownTask } from './fake-unknown-task';
import { fakeValueType } from './fake-value-type';
import { fileTooLarge } from './file-too-large';
import { genericIgnoresSkills } from './generic-ignores-skills';
import { hookDownloadedCode } from './hook-downloaded-code';
import { hookEntryShape } from './hook-entry-shape';
import { hookInterpreterFixed } from './hook-interpreter-fixed';
import { hookMatcherTypo } from './hook-matcher-typo';
import { hookMatcherUnused } from './hook-matcher-unused';
import { hookPathUnquoted } from './hook-path-unquoted';
import { hookPolicyUnknown } from './hook-policy-unknown';
import { hookProgramNotExecutable } from './hook-program-not-executable';
import { hookPythonNotIsolated } from './hook-python-not-isolated';
import { hookScriptInWorktree } from './hook-script-in-worktree';
import { hookScriptMissing } from './hook-script-missing';
import { hookTypeUnknown } from './hook-type-unknown';
import { hookUnknownEvent } from './hook-unknown-event';
import { hooksJsonInvalid } from './hooks-json-invalid';
import { hooksReview } from './hooks-review';
import { hooksShape } from './hooks-shape';
import { ignoredFile } from './ignored-file';
import { jsonNotPortable } from './json-not-portable';
import { leakHiddenLine } from './leak-hidden-line';
import { leakHiddenName } from './leak-hidden-name';
import { leakTaskId } from './leak-task-id';
import { manifestMentionsSuite } from './manifest-mentions-suite';
import { manifestMissing } from './manifest-missing';
import { manifestNameMissing } from './manifest-name-missing';
import { manifestUnknownKey } from './manifest-unknown-key';
import { nearCap } from './near-cap';
import { pathNotAllowed } from './path-not-allowed';
import { pathPortability } from './path-portability';
import { promptEmpty } from './prompt-empty';
import { secretInText } from './secret-in-text';
import { skillDescriptionMissing } from './skill-description-missing';
import { skillDirWithoutSkill } from './skill-dir-without-skill';
import { skillDuplicateName } from './skill-duplicate-name';
import { skillEmptyBody } from './skill-empty-body';
import { skillFenceOdd } from './skill-fence-odd';
import { skillFileCase } from './skill-file-case';
import { skillFrontmatterInvalid } from './skill-frontmatter-invalid';
import { skillFrontmatterMissing } from './skill-frontmatter-missing';
import { skillLinkMissing } from './skill-link-missing';
import { skillLooseFile } from './skill-loose-file';
import { skillNameDiffers } from './skill-name-differs';
import { skillNameMissing } from './skill-name-missing';
import { skillWrongDepth } from './skill-wrong-depth';
import { symlink } from './symlink';
import { symlinkedDirectory } from './symlinked-directory';
import { textNotUtf8 } from './text-not-utf8';
import { tooManyFiles } from './too-many-files';
import { yamlDuplicateKey } from './yaml-duplicate-key';
import { yamlInvalid } from './yaml-invalid';
import { yamlNotMapping } from './yaml-not-mapping';
import { yamlSurprisingValue } from './yaml-surprising-value';

export const rules: readonly LabRule[] = [
  tooManyFiles,
  pathNotAllowed,
  fileTooLarge,
  bundleTooLarge,
  symlink,
  symlinkedDirectory,
  hooksJsonInvalid,
  hooksShape,
  hooksReview,
  yamlInvalid,
  yamlNotMapping,
  skillFrontmatterMissing,
  skillFrontmatterInvalid,
  skillNameMissing,
  editFileDeleted,
  editManifestChanged,
  editHooksChanged,
  editTooManyFiles,
  leakTaskId,
  leakHiddenName,
  leakHiddenLine,
  hookPythonNotIsolated,
  hookInterpreterFixed,
  hookUnknownEvent,
  hookMatcherTypo,
  hookMatcherUnused,
  hookEntryShape,
  hookTypeUnknown,
  hookScriptMissing,
  hookScriptInWorktree,
  hookProgramNotExecutable,
  hookPathUnquoted,
  hookPolicyUnknown,
  hookDownloadedCode,
  jsonNotPortable,
  yamlDuplicateKey,
  yamlSurprisingValue,
  fakeUnknownKey,
  fakeValueType,
  fakeUnknownComponent,
  fakeOverlap,
  fakeUnknownTask,
  manifestMissing,
  manifestNameMissing,
  manifestUnknownKey,
  promptEmpty,
  textNotUtf8,
  skillDescriptionMissing,
  skillDirWithoutSkill,
  skillFileCase,
  skillWrongDepth,
  skillLooseFile,
  skillNameDiffers,
  skillDuplicateName,
  skillEmptyBody,
  skillFenceOdd,
  skillLinkMissing,
  agentNotMarkdown,
  agentNested,
  agentFrontmatter,
  nearCap,
  executableBitLost,
  binaryInEdit,
  ignoredFile,
  pathPortability,
  secretInText,
  codexIgnores,
  genericIgnoresSkills,
  manifestMentionsSuite,
  ablationNameClash,
];
