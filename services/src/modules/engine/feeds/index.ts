import type { FastifyBaseLogger } from 'fastify';
import { uploadsFolder } from '../../../platform/http/bodies/spooled-file.ts';
import type { ModuleFactory } from '../../../platform/module.ts';
import { importWork } from './import-work.ts';
import { pullWork } from './pull-work.ts';
import { reindexWork } from './reindex-work.ts';
import { removeOldUploads } from './remove-old-uploads.ts';
import { routes } from './routes.ts';

export { cleanHtml, plainText } from './fields/clean-html.ts';
export { shiftsOf } from './fields/read-shifts.ts';
export { summarise } from './fields/summarise.ts';
export { feedMapSchema, type FeedMap } from './formats/feed-map.ts';
export { confirmClosing } from './import/close-missing.ts';
export { heldSources } from './import/held-closings.store.ts';
export { importFeed } from './import/import-feed.ts';
export { reportText } from './import/import-report.ts';
export { MAPPED_FORMATS } from './suggest/read-samples.ts';
export { suggestionText, suggestMap } from './suggest/suggest-map.ts';

/** Jobs pulled from employers' URLs at regular intervals, or sent by employers as files. */
export const feedsModule: ModuleFactory = (services) => {
  let log: FastifyBaseLogger | undefined;
  return {
    name: 'feeds',
    work: [...pullWork(services), ...importWork(services), reindexWork(services)],
    routes(app) {
      log = app.log;
      routes(app, services);
    },
    async onStart() {
      await removeOldUploads(uploadsFolder(services.config.dataFolder)).catch((error: unknown) =>
        log?.error({ err: error }, 'removing files of abandoned uploads and imports failed'),
      );
    },
  };
};
