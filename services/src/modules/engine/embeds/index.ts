import type { ModuleFactory } from '../../../platform/module.ts';
import { employerRoutes } from './employer.routes.ts';
import { routes } from './routes.ts';

export { createEmbedLimit } from './embed-limit.ts';
export { embeddedEmployer } from './embedded-jobs.ts';
export { embedScope } from './embed-scope.ts';
export { employerOfEmbed } from './embedding-employer.ts';

/** What employers' own pages show of their jobs. */
export const embedsModule: ModuleFactory = (services) => ({
  name: 'embeds',
  async routes(app) {
    await routes(app, services);
    employerRoutes(app, services);
  },
});
