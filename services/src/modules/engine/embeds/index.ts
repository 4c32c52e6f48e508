import type { ModuleFactory } from '../../../platform/module.ts';
import { employerRoutes } from './employer.routes.ts';
import { routes } from './routes.ts';

/** What employers' own pages show of their jobs. */
export const embedsModule: ModuleFactory = (services) => ({
  name: 'embeds',
  async routes(app) {
    await routes(app, services);
    employerRoutes(app, services);
  },
});
