import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from './build-app.ts';
import { publishReleases } from './modules/releases/index.ts';
import { ConfigError, type Config } from './platform/config.ts';
import { openDataFolder } from './platform/data-folder.ts';
import { createDatabase } from './platform/database/database.ts';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { endLeases } from './platform/database/lease.ts';
import { migrate } from './platform/database/migrate.ts';
import { stopOrphanedPostgres } from './platform/database/orphaned-postgres.ts';
import { createDiskFileStore } from './platform/files/file-store.ts';
import { portFree } from './platform/http/connections/port-free.ts';
import { isTrustworthy } from './platform/own-origin.ts';

interface StartOptions {
  config: Config;
  /** Throws the data of before away. */
  fresh: boolean;
  jobs: number | undefined;
  say: (message: string) => void;
}

const EVERYTHING_KEPT = ['pg', 'pg.new', 'pg.log', 'pg.password', 'files', 'releases', 'secret', 'outbox'];

/** Requests and work under way are given so long to end. */
const APP_ENDS_WITHIN_MS = 10_000;
const POOL_ENDS_WITHIN_MS = 2_000;

const WITHOUT_TLS = `
This address has no TLS, so browsers keep some things from its pages: there is no offline page, links are shown to be
copied by hand, and each visible tab has an event stream of its own. Cookies and passwords cross the network in plain
text: for a network you trust only. https:// and http://localhost have all of it.`;

/** Undone in reverse order, whatever was reached; a step that takes too long is left behind. */
function undoList() {
  const steps: (() => Promise<void>)[] = [];
  return {
    add(step: () => Promise<void>, withinMs?: number) {
      steps.push(() => (withinMs === undefined ? step() : Promise.race([step(), sleep(withinMs, undefined, { ref: false })])));
    },
    async run() {
      for (const step of steps.splice(0).toReversed()) await step();
    },
  };
}

/** The secret of the data folder, made if there is none; processes that start together get the same. */
async function keptSecret(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept) return kept;
  const made = `${file}.${process.pid}`;
  await writeFile(made, randomBytes(32).toString('base64url'), { mode: 0o600 });
  // A link to a whole file, and only where there is none yet.
  await link(made, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(made);
  return readFile(file, 'utf8');
}

/** Opens the data, brings the schema up to date, publishes, seeds and listens. Answers how to stop all of it. */
export async function startServices({ config, fresh, jobs, say }: StartOptions): Promise<() => Promise<void>> {
  const undo = undoList();
  try {
    const { dataFolder, database, origin, port } = config;
    const folder = await openDataFolder(dataFolder, { origin, port, shared: database.url !== undefined });
    undo.add(() => folder.release());
    await portFree(config.host, port);
    if (fresh) {
      if (database.url) throw new ConfigError(['--fresh is for the embedded database only; with DATABASE_URL empty it yourself']);
      await stopOrphanedPostgres(join(dataFolder, 'pg'));
      for (const name of EVERYTHING_KEPT) await rm(join(dataFolder, name), { recursive: true, force: true });
    }

    let databaseUrl = database.url;
    if (!databaseUrl) {
      say('Starting the database');
      const embedded = await startEmbeddedPostgres({
        folder: dataFolder,
        onRestart: () => say('The database stopped unexpectedly and is started again.'),
      });
      undo.add(() => embedded.stop());
      await folder.note({ databasePort: embedded.port });
      databaseUrl = embedded.url;
    }
    const db = createDatabase({ connectionString: databaseUrl, ...database });
    undo.add(() => db.destroy(), POOL_ENDS_WITHIN_MS);
    const applied = await migrate(db, { onWait: () => say('Another process is bringing the database up to date; waiting') });
    if (applied.length > 0) say(`Brought the database up to date (${applied.length} steps)`);

    const secret = config.secret ?? (await keptSecret(join(dataFolder, 'secret')));
    const files = createDiskFileStore({ folder: join(dataFolder, 'files'), secret });
    const app = await buildApp({ config, db, databaseUrl, files, secret });
    undo.add(() => app.close(), APP_ENDS_WITHIN_MS);
    if (!database.url) {
      // Nobody else uses a server of our own: what is leased or under way was left by a process that died.
      await endLeases(db);
      await app.work.giveBackAll(db);
    }
    for (const release of await publishReleases(app.services, config.releases))
      say(`Published ${release.remote} ${release.version}`);

    if (config.seed) for (const module of app.modules) await module.seed?.({ jobs, progress: say });
    await app.listen({ host: config.host, port });
    await folder.note({ serving: true });

    const accounts = config.seed ? app.modules.flatMap((module) => module.demoAccounts ?? []) : [];
    const demo = accounts.map(({ email, password }) => `${email} / ${password}`).join(', ');
    if (!isTrustworthy(origin)) say(WITHOUT_TLS);
    say(`\nhireHQ is ready at ${origin}${demo && ` · demo accounts: ${demo}`}`);
    return () => undo.run();
  } catch (error) {
    await undo.run().catch(() => undefined);
    throw error;
  }
}
