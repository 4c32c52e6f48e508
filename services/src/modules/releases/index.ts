import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@hirehq/shared-contracts/release';
import { developmentRoutes } from '../../platform/http/development-routes.ts';
import type { ModuleFactory, Services } from '../../platform/module.ts';
import { assetRoutes } from './asset.routes.ts';
import { developmentReleases } from './development/changes.ts';
import { paintedPagesReader } from './first-paint.ts';
import { liveSetReader } from './live-set.ts';
import { pageRoutes } from './page.routes.ts';
import { publishRelease } from './publish-release.ts';
import { releasesStore } from './releases.store.ts';
import { loadReportsRoute, reportRoutes } from './report.routes.ts';
import { shellFileRoutes } from './shell-file.routes.ts';

const releasesFolder = (services: Services) => join(services.config.dataFolder, 'releases');

export const releasesModule: ModuleFactory = (services) => {
  const store = releasesStore(services.db);
  return {
    name: 'releases',
    async routes(app) {
      reportRoutes(app, store);
      await developmentRoutes(app, services.config, (scope) => {
        loadReportsRoute(scope, store);
        developmentReleases(scope, (folder) => publishReleases(services, [folder]));
      });
      await assetRoutes(app, releasesFolder(services));
      const readLive = liveSetReader(store);
      shellFileRoutes(app, services.config, releasesFolder(services), readLive);
      pageRoutes(app, services, readLive, paintedPagesReader(releasesFolder(services)));
    },
  };
};

/** Publishes built folders in order; returns those that were not live before. */
export async function publishReleases(services: Services, folders: readonly string[]): Promise<Release[]> {
  const store = releasesStore(services.db);
  const releases = releasesFolder(services);
  await mkdir(releases, { recursive: true });
  const published: Release[] = [];
  for (const folder of folders) {
    const release = await publishRelease(folder, { releases, store, mode: services.config.mode });
    if (release) published.push(release);
  }
  return published;
}
