import type { FastifyBaseLogger } from 'fastify';
import { uploadsFolder } from '../../platform/http/bodies/spooled-file.ts';
import type { ModuleFactory } from '../../platform/module.ts';
import { importWork } from './import-work.ts';
import { pullWork } from './pull-work.ts';
import { removeOldUploads } from './remove-old-uploads.ts';
import { routes } from './routes.ts';

/** Jobs pulled from addresses of employers at their intervals, or sent by them as files. */
export const feedsModule: ModuleFactory = (services) => {
  let log: FastifyBaseLogger | undefined;
  return {
    name: 'feeds',
    work: [...pullWork(services), ...importWork(services)],
    routes(app) {
      log = app.log;
      routes(app, services);
    },
    async onStart() {
      await removeOldUploads(uploadsFolder(services.config.dataFolder)).catch((error: unknown) =>
        log?.error({ err: error }, 'old uploads could not be removed'),
      );
    },
  };
};
