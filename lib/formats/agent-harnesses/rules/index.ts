/** The rules, in the order of the format's catalogue. */
import type { Rule } from '../../../core/rule';
import type { Facts } from '../facts';
import type { Model } from '../model';
import { circularDirectory } from './circular-directory';
import { contentDescriptionMissing } from './content-description-missing';
import { frontmatterInvalid } from './frontmatter-invalid';
import { frontmatterMissing } from './frontmatter-missing';
import { frontmatterNotMapping } from './frontmatter-not-mapping';
import { harnessDescriptionRequired } from './harness-description-required';
import { harnessMdMissing } from './harness-md-missing';
import { harnessNameRequired } from './harness-name-required';
import { leafDetectorsConflict } from './leaf-detectors-conflict';
import { notAFile } from './not-a-file';
import { routingFileMissing } from './routing-file-missing';
import { routingFileTopLevelMissing } from './routing-file-top-level-missing';
import { skillAtTopLevel } from './skill-at-top-level';
import { skillDescriptionRequired } from './skill-description-required';
import { skillDetectorMissing } from './skill-detector-missing';
import { skillFileMissing } from './skill-file-missing';
import { skillNameRequired } from './skill-name-required';
import { textNotUtf8 } from './text-not-utf8';

export const rules: readonly Rule<Model, Facts>[] = [
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
  routingFileTopLevelMissing,
  skillDetectorMissing,
  skillAtTopLevel,
];
