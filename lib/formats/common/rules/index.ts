/** The list of common rules: one file, one line each. */
import type { Harness } from '../../../core/harness';
import type { Rule } from '../../../core/rule';
import type { CommonFacts } from '../facts';
import { byteOrderMark } from './byte-order-mark';
import { caseCollision } from './case-collision';
import { confusableCharacter } from './confusable-character';
import { duplicateKey } from './duplicate-key';
import { generatedDirectory } from './generated-directory';
import { hiddenCharacter } from './hidden-character';
import { nameNotNormalised } from './name-not-normalised';
import { notUtf8 } from './not-utf8';
import { unportableName } from './unportable-name';

export const commonRules: readonly Rule<Harness, CommonFacts>[] = [
  byteOrderMark,
  caseCollision,
  confusableCharacter,
  duplicateKey,
  generatedDirectory,
  hiddenCharacter,
  nameNotNormalised,
  notUtf8,
  unportableName,
];
