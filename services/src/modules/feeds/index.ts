import type { FastifyBaseLogger } from 'fastify';
import type { ModuleFactory } from '../../platform/module.ts';
import { createFeedWorker, type FeedWorker } from './feed-worker.ts';
import { createImportWorker, type ImportWorker } from './import-worker.ts';
import { routes } from './routes.ts';

/** Jobs pulled from addresses of employers at their intervals, or sent by them as files. */
export const feedsModule: ModuleFactory = (services) => {
  let log: FastifyBaseLogger | undefined;
  let worker: FeedWorker | undefined;
  let imports: ImportWorker | undefined;
  return {
    name: 'feeds',
    routes(app) {
      log = app.log;
      imports = createImportWorker(services, app.log);
      routes(app, services, imports);
    },
    async onStart() {
      if (!log) return;
      worker = createFeedWorker(services, log);
      worker.start();
      imports?.start();
    },
    async onStop() {
      await Promise.all([worker?.stop(), imports?.stop()]);
    },
  };
};
