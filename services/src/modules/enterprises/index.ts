import type { ModuleFactory } from '../../platform/module.ts';
import { routes } from './routes.ts';

export { enterpriseExists, upsertRemark as keepRemark } from './enterprises.store.ts';
export { logoLink } from './logo-link.ts';
export { storedEntries, storedTheme } from './stored-theme.ts';

export const enterprisesModule: ModuleFactory = (services) => ({ name: 'enterprises', routes: (app) => routes(app, services) });
