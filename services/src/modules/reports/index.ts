import type { ModuleFactory } from '../../platform/module.ts';
import { resolvers } from './resolvers/index.ts';

/** What candidates see about themselves; it stores nothing. */
export const reportsModule: ModuleFactory = () => ({ name: 'reports', resolvers });
