import type { ModuleFactory } from '../../../platform/module.ts';
import { routes } from './routes.ts';
import { pictureRoutes } from './share-image/picture.routes.ts';

export { postingOfPage } from './posting-of-page.ts';
export { pagesSitemap } from './sitemap.ts';

/** Open jobs in machine-readable form, feeds and the sitemap, and their pictures for previews. */
export const publishedJobsModule: ModuleFactory = (services) => ({
  name: 'published-jobs',
  routes: (app) => {
    routes(app, services);
    pictureRoutes(app, services);
  },
});
