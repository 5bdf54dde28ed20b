import type { Template } from '../../../core/format';
import { databaseMigrations } from './database-migrations';
import { dependencyUpgrades } from './dependency-upgrades';
import { starter } from './starter';

export const templates: readonly Template[] = [starter, dependencyUpgrades, databaseMigrations];
