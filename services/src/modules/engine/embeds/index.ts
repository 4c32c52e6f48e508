import type { ModuleFactory } from '../../../platform/module.ts';
import { employerRoutes } from './employer.routes.ts';
import { redeemVisitorToken } from './resolvers/Mutation/redeemVisitorToken.ts';
import { routes } from './routes.ts';
import { visitorKeyRoutes } from './visitors/visitor-keys.routes.ts';

export { createEmbedLimit } from './embed-limit.ts';
export { embeddedEmployer } from './embedded-jobs.ts';
export { addVisitorKey, listVisitorKeys, removeVisitorKey } from './visitors/visitor-keys.service.ts';
export { embedScope } from './embed-scope.ts';
export { employerOfEmbed } from './embedding-employer.ts';

/** What employers' own pages show of their jobs. */
export const embedsModule: ModuleFactory = (services) => ({
  name: 'embeds',
  resolvers: { Mutation: { redeemVisitorToken } },
  async routes(app) {
    await routes(app, services);
    employerRoutes(app, services);
    visitorKeyRoutes(app, services);
  },
});
