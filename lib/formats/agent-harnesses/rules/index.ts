/** The rules, in the order of the format's catalogue. */
import type { Rule } from '../../../core/rule';
import type { Facts } from '../facts';
import type { Model } from '../model';
import { bodyEmpty } from './body-empty';
import { bodyRestatesDescription } from './body-restates-description';
import { bodyTokensElevated } from './body-tokens-elevated';
import { bodyTokensExcessive } from './body-tokens-excessive';
import { bomPresent } from './bom-present';
import { brokenReference } from './broken-reference';
import { circularDirectory } from './circular-directory';
import { contentDescriptionMissing } from './content-description-missing';
import { descriptionDuplicate } from './description-duplicate';
import { descriptionMultiline } from './description-multiline';
import { descriptionOverlap } from './description-overlap';
import { descriptionTooLong } from './description-too-long';
import { descriptionVague } from './description-vague';
import { directoryNotMentioned } from './directory-not-mentioned';
import { duplicateBasename } from './duplicate-basename';
import { entryFileWrongName } from './entry-file-wrong-name';
import { frontmatterDelimiterSloppy } from './frontmatter-delimiter-sloppy';
import { frontmatterInvalid } from './frontmatter-invalid';
import { frontmatterMissing } from './frontmatter-missing';
import { frontmatterNotMapping } from './frontmatter-not-mapping';
import { frontmatterValueNotText } from './frontmatter-value-not-text';
import { frontmatterValueTruncated } from './frontmatter-value-truncated';
import { generatedDirectory } from './generated-directory';
import { harnessDescriptionRequired } from './harness-description-required';
import { harnessMdMissing } from './harness-md-missing';
import { harnessNameRequired } from './harness-name-required';
import { harnessleafTypeIgnored } from './harnessleaf-type-ignored';
import { leafDetectorAmbiguous } from './leaf-detector-ambiguous';
import { leafDetectorDuplicateType } from './leaf-detector-duplicate-type';
import { leafDetectorLineIgnored } from './leaf-detector-line-ignored';
import { leafDetectorMatchesEverything } from './leaf-detector-matches-everything';
import { leafDetectorNeverMatches } from './leaf-detector-never-matches';
import { leafDetectorPathOutside } from './leaf-detector-path-outside';
import { leafDetectorTypeSuspicious } from './leaf-detector-type-suspicious';
import { leafDetectorsConflict } from './leaf-detectors-conflict';
import { leafDetectorsMisplaced } from './leaf-detectors-misplaced';
import { leafFileWrongCase } from './leaf-file-wrong-case';
import { mentionedDirectoryMissing } from './mentioned-directory-missing';
import { nameNotNormalised } from './name-not-normalised';
import { nestedDetectorsIgnored } from './nested-detectors-ignored';
import { notAFile } from './not-a-file';
import { promptUnsafeText } from './prompt-unsafe-text';
import { referenceEscapesHarness } from './reference-escapes-harness';
import { referenceWrongCase } from './reference-wrong-case';
import { routingChildNotMentioned } from './routing-child-not-mentioned';
import { routingFileForeignName } from './routing-file-foreign-name';
import { routingFileMissing } from './routing-file-missing';
import { routingFileOwnName } from './routing-file-own-name';
import { routingFileTopLevelMissing } from './routing-file-top-level-missing';
import { routingFileWrongCase } from './routing-file-wrong-case';
import { routingFrontmatterInvalid } from './routing-frontmatter-invalid';
import { scriptsAtRoot } from './scripts-at-root';
import { skillAtTopLevel } from './skill-at-top-level';
import { skillDescriptionRequired } from './skill-description-required';
import { skillDetectorMissing } from './skill-detector-missing';
import { skillFileMissing } from './skill-file-missing';
import { skillInsideLeaf } from './skill-inside-leaf';
import { skillNameMismatch } from './skill-name-mismatch';
import { skillNameRequired } from './skill-name-required';
import { skillScriptMissing } from './skill-script-missing';
import { symlinkBroken } from './symlink-broken';
import { symlinkOutside } from './symlink-outside';
import { textNotUtf8 } from './text-not-utf8';
import { unreachableFile } from './unreachable-file';

/** The format's own law. */
const spec: readonly Rule<Model, Facts>[] = [
  harnessMdMissing,
  frontmatterMissing,
  frontmatterInvalid,
  frontmatterNotMapping,
  harnessNameRequired,
  harnessDescriptionRequired,
  skillNameRequired,
  skillDescriptionRequired,
  skillFileMissing,
  leafDetectorsConflict,
  circularDirectory,
  textNotUtf8,
  notAFile,
  routingFileMissing,
  contentDescriptionMissing,
];

/** What the studio adds. */
const advice: readonly Rule<Model, Facts>[] = [
  bodyTokensElevated,
  bodyTokensExcessive,
  bodyEmpty,
  bodyRestatesDescription,
  directoryNotMentioned,
  mentionedDirectoryMissing,
  brokenReference,
  referenceWrongCase,
  referenceEscapesHarness,
  routingFileWrongCase,
  routingFileOwnName,
  routingFileForeignName,
  routingFileTopLevelMissing,
  routingFrontmatterInvalid,
  routingChildNotMentioned,
  skillDetectorMissing,
  skillAtTopLevel,
  leafDetectorNeverMatches,
  leafDetectorLineIgnored,
  leafDetectorMatchesEverything,
  leafDetectorPathOutside,
  leafDetectorTypeSuspicious,
  leafDetectorDuplicateType,
  leafDetectorAmbiguous,
  leafDetectorsMisplaced,
  leafFileWrongCase,
  harnessleafTypeIgnored,
  skillInsideLeaf,
  skillNameMismatch,
  skillScriptMissing,
  scriptsAtRoot,
  unreachableFile,
  duplicateBasename,
  descriptionMultiline,
  descriptionTooLong,
  descriptionVague,
  descriptionDuplicate,
  descriptionOverlap,
  frontmatterValueNotText,
  frontmatterValueTruncated,
  frontmatterDelimiterSloppy,
  promptUnsafeText,
  nestedDetectorsIgnored,
  symlinkOutside,
  symlinkBroken,
  bomPresent,
  generatedDirectory,
  nameNotNormalised,
];

/** Silent in a repository that is no harness yet: it gets the one answer of the format's own law, with an offer to convert. */
const forHarnesses = (rule: Rule<Model, Facts>): Rule<Model, Facts> =>
  rule.file
    ? { ...rule, file: (facts, settings) => (facts.advised ? rule.file(facts, settings) : []) }
    : { ...rule, harness: (model, settings) => (model.advised ? rule.harness(model, settings) : []) };

export const rules: readonly Rule<Model, Facts>[] = [...spec, entryFileWrongName, ...advice.map(forHarnesses)];
