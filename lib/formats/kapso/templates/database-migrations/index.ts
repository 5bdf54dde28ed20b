import type { Template } from '../../../../core/format';
import { hookFiles } from './hooks';
import { manifestFiles } from './manifest';
import { pageFiles } from './pages';
import { skillFiles } from './skills';

/** Thirty files: every kind of attachment, two servers, needs of the machine, and a page for each module. */
export const databaseMigrations: Template = {
  id: 'database-migrations',
  title: 'Database migrations',
  about: 'Thirty files: plan schema changes that never stop a busy PostgreSQL, rehearse them, and prove the way back.',
  files: (name) => ({ ...manifestFiles(name), ...pageFiles, ...skillFiles, ...hookFiles }),
};
