import type { ModuleFactory } from '../../platform/module.ts';
import { resolvers } from './resolvers/index.ts';

/** What a candidate sees about their own search: the dashboard. It has no tables of its own. */
export const reportsModule: ModuleFactory = () => ({ name: 'reports', resolvers });
