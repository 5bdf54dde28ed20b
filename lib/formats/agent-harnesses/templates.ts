/** Starter harnesses. The first is the one where none is chosen: one of each thing the format knows. */
import type { Template } from '../../core/format';
import { engineeringHandbook } from './templates/engineering-handbook';
import { minimal } from './templates/minimal';
import { projectDesk } from './templates/project-desk';
import { supportDesk } from './templates/support-desk';

export const templates: readonly Template[] = [projectDesk, minimal, supportDesk, engineeringHandbook];
