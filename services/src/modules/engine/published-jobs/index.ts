import type { ModuleFactory } from '../../../platform/module.ts';
import { routes } from './routes.ts';

export { postingOfPage } from './posting-of-page.ts';
export { pagesSitemap } from './sitemap.ts';

/** Open jobs in machine-readable form: feeds and the sitemap. */
export const publishedJobsModule: ModuleFactory = (services) => ({
  name: 'published-jobs',
  routes: (app) => routes(app, services),
});
