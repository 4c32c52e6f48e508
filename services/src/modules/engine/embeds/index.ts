import type { ModuleFactory } from '../../../platform/module.ts';
import { routes } from './routes.ts';

/** What employers' own pages show of their jobs. */
export const embedsModule: ModuleFactory = (services) => ({
  name: 'embeds',
  routes: (app) => routes(app, services),
});
