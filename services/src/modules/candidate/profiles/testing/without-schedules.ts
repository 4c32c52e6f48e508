import { MODULES } from '../../../../modules.ts';
import type { ModuleFactory } from '../../../../platform/module.ts';
import { profilesModule } from '../index.ts';

/** All modules, where removed records are purged and licences looked at when a test says so. */
export const withoutSchedules: readonly ModuleFactory[] = MODULES.map((create) =>
  create === profilesModule ? (services) => ({ ...create(services), work: [] }) : create,
);
