import { HOUR_MS, MINUTE_MS } from '@hirehq/shared-contracts/durations';
import type { Release } from '@hirehq/shared-contracts/release';
import { developmentRoutes } from '../../../platform/http/development-routes.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ModuleFactory, ServiceModule, Services } from '../../../platform/module.ts';
import { failureLog, runPeriodically, type Periodic } from '../../../platform/periodic.ts';
import { createSourceMaps, type SourceMaps } from '../../../platform/source-maps/source-maps.ts';
import { MAP_COLUMN, mapsIn } from '../../../platform/source-maps/stored-maps.ts';
import { CLOSED_JOBS_CHANNEL, closedIdsOf } from '../../engine/jobs/index.ts';
import { forgetBlocked } from './block-release.ts';
import { withoutCanaries, type MakeCanaryPort } from './canary-port.ts';
import { developmentReleases } from './development/changes.ts';
import { developmentOverrides } from './development/overrides.ts';
import { deliveryRoutes } from './delivery.routes.ts';
import { assetRoutes } from './files/asset.routes.ts';
import { findBelieved } from './files/believed-releases.ts';
import { publishedReleases, type PublishedReleases } from './files/published-releases.ts';
import { createReleaseFiles, type FileSources, type ReleaseFiles } from './files/release-files.ts';
import { releaseBytes, STORED_FILE_COLUMNS, storeFileAgain } from './files/stored-files.ts';
import { storeEarlier } from './files/store-earlier.ts';
import { tidyCopies } from './files/tidy-copies.ts';
import { noteRefusedCalls } from './history/note-refused-calls.ts';
import { countLoads, loadCountWork } from './loads/load-figures.ts';
import { LoadReportsStore, type FailedLoadsWanted } from './load-reports.store.ts';
import { paintedPagesReader } from './pages/first-paint.ts';
import { criticalStylesFinder } from './pages/styles/critical-styles.ts';
import { liveVersionsRoute } from './pages/live-versions.routes.ts';
import { keptPageData } from './pages/page-data/kept-page-data.ts';
import { pageRoutes } from './pages/page.routes.ts';
import type { RenderPart } from './pages/part-of-page.ts';
import { pagePurgeWork } from './pages/sharing/purge-pages.ts';
import { embedRemoteRoute } from './pages/embed-remote.routes.ts';
import { embedScriptRoutes, pinnedScript } from './pages/embed-script.routes.ts';
import { shellFileRoutes } from './pages/shell-file.routes.ts';
import { liveParts } from './parts/live-parts.ts';
import { publishReleases } from './publish-release.ts';
import { releasesFolder } from './releases-folder.ts';
import { builtIn } from './releases.store.ts';
import { loadReportsRoute, reportRoutes, withSources } from './report.routes.ts';
import { releasesOf } from './sets/live-set.ts';
import { createLiveSetReader, type LiveSetReader } from './sets/live-set-reader.ts';
import { pruneWork } from './sets/prune-releases.ts';
import type { FindBreaks } from './sets/refuse-breaks.ts';
import { createServingProcess } from './sets/serving-process.ts';
import { prepareSigning } from './signing/prepare-signing.ts';
import { signingWork } from './signing/renew-set-signature.ts';
import { createSetCheck } from './signing/set-check.ts';
import { uploadWork } from './uploads/upload-work.ts';

export { NO_CANARIES, type LivePage, type MakeCanaryPort, type PageCanaries, type ReportsOfPage } from './canary-port.ts';
export { noteHistory, type HistoryNote } from './history/history.store.ts';
export { refuseForeign } from './remotes.policy.ts';
export { changeSet, restoreSet, type Actor } from './sets/change-set.ts';
export { revertRemote } from './sets/revert-remote.ts';
export { earlierVersions } from './sets/sets.store.ts';
export { liveVersionOf, pageOfSets, setBefore } from './sets/list-sets.ts';
export { pageOfHistory } from './history/page-of-history.ts';
export { isNoted, noteRefusal } from './history/note-refusal.ts';
export { remoteVersions } from './remote-versions.ts';
export { remoteHealth, sinceHours } from './loads/remote-health.ts';
export { statusWithFigures } from './status/delivery-status.ts';
export type { RenderPart, ServedPartRequest } from './pages/part-of-page.ts';
export { refuseBreaks, type FindBreaks } from './sets/refuse-breaks.ts';
export { breaksWithLive } from './uploads/breaks-with-live.ts';
export { blockRelease, unblockRelease } from './block-release.ts';
export { noteKey } from './history/note-key.ts';
export { publishReleases } from './publish-release.ts';
export {
  addSigningKey,
  adoptSigningKeys,
  listSigningKeys,
  revokeSigningKey,
  rotatePlatformKey,
} from './signing/signing-keys.service.ts';

const TIDY_EVERY_MS = HOUR_MS;
/** A blocked release is served no longer than this. */
const FORGET_BLOCKED_EVERY_MS = MINUTE_MS;

/** Where files of releases are besides this process's copies. */
const sourcesOf = (services: Services): FileSources => ({
  stored: (integrity, encoding) => releaseBytes(services, integrity, encoding),
  async storeAgain(release, path, data) {
    const named = release.files[path];
    if (named) await storeFileAgain(services, { ...named, path, data });
  },
  builtIn: (release) => builtIn(services.db, release),
});

/** Finds a release that may be served and whose files all can be; fetches them at first. */
const servableIn =
  (published: PublishedReleases, files: ReleaseFiles) =>
  async (remote: string, version: string): Promise<Release | undefined> => {
    const release = await published.find(remote, version);
    if (!release) return undefined;
    await files.check(release);
    return files.damagedFiles(release).length === 0 ? release : undefined;
  };

/** What other modules of the delivery know. */
export interface ReleasePorts {
  makeCanaries: MakeCanaryPort;
  findBreaks: FindBreaks;
  /** Writes the first content of pages into their HTML, in place of the served parts of releases. */
  renderPart?: RenderPart;
}

function releases(services: Services, { makeCanaries, findBreaks, renderPart }: ReleasePorts): ServiceModule {
  const { config, db } = services;
  const reports = new LoadReportsStore(db);
  const maps = createSourceMaps(mapsIn(services), { now: services.now });
  const folder = releasesFolder(config);
  const pageData = keptPageData({ freshMs: config.pageDataMs });
  let reader: LiveSetReader | undefined;
  const periodic: Periodic[] = [];
  const stopping: (() => Promise<void>)[] = [];
  return {
    name: 'releases',
    keyColumns: [...STORED_FILE_COLUMNS, MAP_COLUMN],
    work: [pruneWork(services), uploadWork(services), signingWork(services), loadCountWork(services), pagePurgeWork(services)],
    onRefusedDelivery: noteRefusedCalls(services),
    embedScript: async () => pinnedScript(await reader?.read()),
    listens: { [CLOSED_JOBS_CHANNEL]: (payload) => pageData.drop(closedIdsOf(payload)) },
    onStart: () => prepareSigning(services),
    async readiness() {
      await reader?.read();
      const { set, wanted, showsPages } = reader?.state() ?? { set: null, wanted: null, showsPages: false };
      return { isReady: showsPages, facts: { set, wanted } };
    },
    async routes(app) {
      await developmentRoutes(app, config, (scope) => {
        loadReportsRoute(scope, reports, maps);
        developmentReleases(scope, (built) => publishReleases(services, [built], { promote: true }));
      });
      const published = publishedReleases((wanted) => findBelieved(services, wanted, app.log));
      const files = createReleaseFiles({ folder, sources: sourcesOf(services), log: app.log });
      const findServable = servableIn(published, files);
      const parts = liveParts({ isOn: config.servedParts, files, reports, now: services.now, log: app.log });
      stopping.push(() => parts.close());
      const canaries = makeCanaries(services, { findServable, log: app.log });
      stopping.push(() => canaries.stop());
      reportRoutes(app, reports, { maps, canaries, count: (loads) => countLoads(services, loads) });
      deliveryRoutes(app, services, { findBreaks, runningCanaries: () => canaries.running() });
      assetRoutes(app, { published, files });
      const serving = createServingProcess({ services, log: app.log });
      const live = createLiveSetReader({
        db,
        files,
        check: createSetCheck(services),
        assets: config.assetsOrigin ?? '',
        log: app.log,
        adopted: serving.adopted,
      });
      reader = live;
      app.addHook('onReady', async () => {
        // Before the first visitor comes, every file is checked, and fetched where it is missing.
        const set = await live.read();
        serving.start(live);
        const storing = storeEarlier(services, set ? releasesOf(set) : [], files).catch(failureLog(app.log, 'releases.store'));
        stopping.push(() => storing);
        const tidy = async () => published.forget(await tidyCopies(db, folder, services.now()));
        const forget = () => forgetBlocked(db, published);
        periodic.push(
          runPeriodically({ everyMs: TIDY_EVERY_MS, run: tidy, failed: failureLog(app.log, 'releases.tidy') }),
          runPeriodically({ everyMs: FORGET_BLOCKED_EVERY_MS, run: forget, failed: failureLog(app.log, 'releases.blocked') }),
        );
      });
      stopping.push(() => serving.stop());
      shellFileRoutes(app, config, files, live.read);
      embedScriptRoutes(app, { assets: config.assetsOrigin ?? '', files }, live.read);
      await embedRemoteRoute(app, services, { readLive: live.read, find: findServable });
      const overrides = config.mode === 'development' ? developmentOverrides(app, services.now) : undefined;
      const chosen = { workingCopies: overrides?.of ?? (() => []), findServable };
      const contents = {
        readPainted: paintedPagesReader(files),
        pageData,
        renderPart: renderPart ?? parts.render,
        findCritical: criticalStylesFinder(files, config.assetsOrigin),
      };
      pageRoutes(app, services, live, contents, chosen, canaries);
      liveVersionsRoute(app, live.read, canaries, { isForCaches: config.sharedPages !== undefined });
    },
    async onStop() {
      await Promise.all([...periodic.map((each) => each.stop()), ...stopping.map((stop) => stop())]);
    },
  };
}

/** Without canaries, and without what refuses changes that break others. */
export const releasesModule: ModuleFactory = (services) =>
  releases(services, { makeCanaries: withoutCanaries, findBreaks: () => [] });

export const releasesWith =
  (ports: ReleasePorts): ModuleFactory =>
  (services) =>
    releases(services, ports);

/** The newest loads of remotes that went wrong first, with the lines of their sources. */
export async function failedLoads(db: Database, maps: SourceMaps, wanted: FailedLoadsWanted) {
  const rows = await new LoadReportsStore(db).failedLoads(wanted);
  return Promise.all(rows.map(async ({ receivedAt, report }) => ({ receivedAt, report: await withSources(report, maps) })));
}
