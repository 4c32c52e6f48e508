import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@hirehq/shared-contracts/release';
import { developmentRoutes } from '../../../platform/http/development-routes.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ModuleFactory, Services } from '../../../platform/module.ts';
import { assetRoutes } from './files/asset.routes.ts';
import { createSourceMaps, sourceMapsFolder, type SourceMaps } from '../../../platform/source-maps/source-maps.ts';
import { developmentReleases } from './development/changes.ts';
import { developmentOverrides } from './development/overrides.ts';
import { paintedPagesReader } from './pages/first-paint.ts';
import { liveSetReader } from './live-set.ts';
import { createReleaseFiles } from './files/release-files.ts';
import { pageRoutes } from './pages/page.routes.ts';
import { publishRelease } from './publish-release.ts';
import { ReleasesStore } from './releases.store.ts';
import { loadReportsRoute, reportRoutes } from './report.routes.ts';
import { shellFileRoutes } from './pages/shell-file.routes.ts';
import { withSources } from './report.routes.ts';

/** The folder of all published releases. */
export const releasesFolder = (services: Services) => join(services.config.dataFolder, 'releases');

export const releasesModule: ModuleFactory = (services) => {
  const store = new ReleasesStore(services.db);
  const maps = createSourceMaps(services.config.dataFolder, { now: services.now });
  return {
    name: 'releases',
    async routes(app) {
      reportRoutes(app, store, maps);
      await developmentRoutes(app, services.config, (scope) => {
        loadReportsRoute(scope, store, maps);
        developmentReleases(scope, (folder) => publishReleases(services, [folder]));
      });
      const folder = releasesFolder(services);
      const files = createReleaseFiles({ folder, builtIn: (release) => store.builtIn(release), log: app.log });
      assetRoutes(app, { folder, store, files });
      const readLive = liveSetReader(store, files, app.log);
      // Before the first visitor comes, every file is checked, and restored where it can be.
      app.addHook('onReady', async () => void (await readLive()));
      shellFileRoutes(app, services.config, files, readLive);
      const overrides = services.config.mode === 'development' ? developmentOverrides(app, services.now) : undefined;
      pageRoutes(app, services, readLive, paintedPagesReader(files), overrides?.of ?? (() => []));
    },
  };
};

/** Publishes built folders in order; returns those that were not live before. */
export async function publishReleases(services: Services, folders: readonly string[]): Promise<Release[]> {
  const store = new ReleasesStore(services.db);
  const releases = releasesFolder(services);
  await mkdir(releases, { recursive: true });
  const published: Release[] = [];
  for (const folder of folders) {
    const release = await publishRelease(folder, {
      releases,
      maps: sourceMapsFolder(services.config.dataFolder),
      store,
      mode: services.config.mode,
      now: services.now(),
    });
    if (release) published.push(release);
  }
  return published;
}

/** The newest loads of remotes that went wrong first, with the lines of their sources. */
export async function failedLoads(db: Database, maps: SourceMaps, { since, limit }: { since: Date; limit: number }) {
  const rows = await new ReleasesStore(db).failedLoads(since, limit);
  return Promise.all(rows.map(async ({ receivedAt, report }) => ({ receivedAt, report: await withSources(report, maps) })));
}
