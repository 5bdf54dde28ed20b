/** Starter harnesses. */
import type { Template } from '../../core/format';
import { projectDesk } from './templates/project-desk';

export const templates: readonly Template[] = [projectDesk];
