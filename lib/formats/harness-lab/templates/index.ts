/** Starters. The first one is what `new` makes. */
import type { Template } from '../../../core/format';
import { baseline } from './baseline';
import { empty } from './empty';
import { guardedTests } from './guarded-tests';
import { reviewers } from './reviewers';

export const templates: readonly Template[] = [empty, baseline, reviewers, guardedTests];
