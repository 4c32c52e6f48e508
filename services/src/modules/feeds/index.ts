import type { FastifyBaseLogger } from 'fastify';
import type { ModuleFactory } from '../../platform/module.ts';
import { createFeedWorker, type FeedWorker } from './feed-worker.ts';
import { routes } from './routes.ts';

/** Jobs pulled from addresses of employers, at their intervals. */
export const feedsModule: ModuleFactory = (services) => {
  let log: FastifyBaseLogger | undefined;
  let worker: FeedWorker | undefined;
  return {
    name: 'feeds',
    routes(app) {
      log = app.log;
      routes(app, services);
    },
    async onStart() {
      if (!log) return;
      worker = createFeedWorker(services, log);
      worker.start();
    },
    onStop: async () => worker?.stop(),
  };
};
