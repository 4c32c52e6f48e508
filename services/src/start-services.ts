import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from './build-app.ts';
import { refuseBrokenStart } from './modules/delivery/gate/index.ts';
import { adoptSigningKeys, publishReleases } from './modules/delivery/releases/index.ts';
import type { Config } from './platform/config.ts';
import { METRICS_PATH } from './platform/metrics/management-server.ts';
import { ConfigError } from './platform/config-values.ts';
import { openDataFolder } from './platform/data-folder.ts';
import { createDatabase } from './platform/database/database.ts';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { endLeases } from './platform/database/lease.ts';
import { migrate } from './platform/database/migrate.ts';
import { stopOrphanedPostgres } from './platform/database/orphaned-postgres.ts';
import { openFileStore } from './platform/files/open-file-store.ts';
import { portFree } from './platform/http/connections/port-free.ts';
import { DEVELOPER_PAGES } from './platform/http/development-routes.ts';
import { storedSecret } from './platform/stored-secret.ts';
import { isTrustworthy } from './platform/own-origin.ts';

interface StartOptions {
  config: Config;
  /** Deletes existing data. */
  fresh: boolean;
  jobs: number | undefined;
  say: (message: string) => void;
  /** Called with what stops everything, before the services say that they are ready. */
  onServing?: (stop: () => Promise<void>) => void;
}

const EVERYTHING_KEPT = ['pg', 'pg.new', 'pg.log', 'pg.password', 'files', 'uploads', 'releases', 'maps', 'secret', 'outbox'];

const FIRST_MIGRATION = '0001-platform.ts';
const SECRET_LOST =
  'The file `secret` of the data folder was missing, and a new one was created: links in mails that were sent before, links to files and remembered devices are no longer valid.';

/** Time for running requests and work to finish. */
const APP_ENDS_WITHIN_MS = 10_000;
const POOL_ENDS_WITHIN_MS = 2_000;

const WITHOUT_TLS = `
This address has no TLS, so browsers restrict its pages: there is no offline page, links have to be
copied by hand, and each visible tab has its own event stream. Cookies and passwords cross the network in plain
text: use it only in a network you trust. https:// and http://localhost have no such restrictions.`;

/** Undoes the completed steps in reverse order; skips a step that takes too long. */
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

/** Opens the data, brings the schema up to date, publishes, seeds and listens. Returns a function that stops everything. */
export async function startServices({ config, fresh, jobs, say, onServing }: StartOptions): Promise<() => Promise<void>> {
  const undo = undoList();
  try {
    const { dataFolder, database, origin, port } = config;
    const folder = await openDataFolder(dataFolder, { origin, port, shared: database.url !== undefined });
    undo.add(() => folder.release());
    await portFree(config.host, port);
    if (fresh) {
      if (database.url)
        throw new ConfigError(['--fresh works with the embedded database only; with DATABASE_URL, empty the database yourself']);
      await stopOrphanedPostgres(join(dataFolder, 'pg'));
      for (const name of EVERYTHING_KEPT) await rm(join(dataFolder, name), { recursive: true, force: true });
    }

    let databaseUrl = database.url;
    if (!databaseUrl) {
      say('Starting the database');
      const embedded = await startEmbeddedPostgres({
        folder: dataFolder,
        onRestart: () => say('The database stopped unexpectedly and is being restarted.'),
        say,
      });
      undo.add(() => embedded.stop());
      await folder.note({ databasePort: embedded.port });
      databaseUrl = embedded.url;
    }
    const db = createDatabase({ connectionString: databaseUrl, ...database });
    undo.add(() => db.destroy(), POOL_ENDS_WITHIN_MS);
    const applied = await migrate(db, { onWait: () => say('Waiting for another process that is migrating the database') });
    if (applied.length > 0) say(`Migrated the database (${applied.length} migrations)`);

    const isNew = applied.includes(FIRST_MIGRATION);
    let isSecretLost = false;
    const secret =
      config.secret ??
      (await storedSecret(join(dataFolder, 'secret'), () => {
        isSecretLost = !isNew;
        if (isSecretLost) say(SECRET_LOST);
      }));
    const files = await openFileStore(config, secret);
    const app = await buildApp({ config, db, databaseUrl, files, secret });
    undo.add(() => app.close(), APP_ENDS_WITHIN_MS);
    if (!database.url) {
      // No other process uses an embedded server: leases and running work were left by a process that died.
      await endLeases(db);
      await app.work.giveBackAll(db);
    }
    if (isSecretLost) await adoptSigningKeys(app.services);
    for (const { remote, version, isLive } of await publishReleases(app.services, config.releases))
      say(isLive ? `Published ${remote} ${version}` : `Published ${remote} ${version}, which is not live until it is promoted`);
    await refuseBrokenStart(db, { despiteBreaks: config.startDespiteBreaks, log: app.log });

    if (config.seed) for (const module of app.modules) await module.seed?.({ jobs, progress: say });
    await app.listen({ host: config.host, port });
    if (config.management) await app.management?.listen(config.management);
    await folder.note({ serving: true });
    onServing?.(() => undo.run());

    if (config.management) say(`Metrics and health: http://${config.management.host}:${config.management.port}${METRICS_PATH}`);
    const accounts = config.seed ? app.modules.flatMap((module) => module.demoAccounts ?? []) : [];
    const demo = accounts.map(({ email, password }) => `${email} / ${password}`).join(', ');
    if (!isTrustworthy(origin)) say(WITHOUT_TLS);
    say(`\nhireHQ is ready at ${origin}${demo && ` · demo accounts: ${demo}`}`);
    for (const { email, shows } of accounts) say(`  ${email}: ${shows}`);
    if (config.autopilot) say('Demo employers reply by themselves within a minute.');
    if (config.mode === 'development' && config.mail.smtpUrl === undefined)
      say(`Emails are not sent: read them at ${origin}${DEVELOPER_PAGES.outbox}`);
    if (config.seed) say(`More about the demo and its variants: ${origin}${DEVELOPER_PAGES.demo}`);
    return () => undo.run();
  } catch (error) {
    await undo.run().catch(() => undefined);
    throw error;
  }
}
