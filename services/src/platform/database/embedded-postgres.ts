import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { open, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ensureCluster } from './make-cluster.ts';
import { stopOrphanedPostgres } from './orphaned-postgres.ts';
import { binariesIn, choosePostgresUser, postgresBinaries } from './postgres-binaries.ts';
import { serverSettings } from './server-settings.ts';

export interface EmbeddedPostgres {
  /** Connection URL of the database `hirehq`. */
  url: string;
  port: number;
  pid(): number | undefined;
  /** Lets running statements end, then stops. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Data folder; the cluster is in `pg/`, its log in `pg.log`. Must be locked by this process (data-folder.ts). */
  folder: string;
  /** False gives up durability for speed: tests only. */
  durable?: boolean;
  /** Folder with the binaries of another server, 15 or newer, instead of the bundled one: tests and benchmarks only. */
  binaries?: string | undefined;
  onRestart?: (code: number | null) => void;
}

const USER = 'hirehq';
const DATABASE = 'hirehq';
const START_TIMEOUT_MS = 120_000;
const RESTART_AFTER_MS = 100;
const CLEAN_STOP_MS = 5_000;
const WRONG_PASSWORD = '28P01';

/** Below the ephemeral ports, so that a restarted server finds its port still free. */
const PORTS = { from: 20_000, to: 30_000 };
const MAX_TRIES = 100;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

async function freePort(): Promise<number> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isFree(port)) return port;
  }
  throw new Error(`Found no free port for PostgreSQL between ${PORTS.from} and ${PORTS.to}.`);
}

/** The superuser's password: random, stored readable only for the owner of the data folder. */
async function keptPassword(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept) return kept.trim();
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, password, { mode: 0o600 });
  return password;
}

/** Waits until the server accepts connections and its database exists. */
async function untilReady(url: URL, exited: () => boolean): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: new URL('/postgres', url).href, connectionTimeoutMillis: 2000 });
    // The server may stop between two queries.
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
      if (!rowCount) await client.query(`create database ${DATABASE}`);
      return;
    } catch (error) {
      if ((error as { code?: string }).code === WRONG_PASSWORD)
        throw new Error('The password in pg.password does not match this cluster.', { cause: error });
      if (exited()) throw new Error('PostgreSQL stopped while starting; see pg.log in the data folder.', { cause: error });
      if (Date.now() > deadline)
        throw new Error('PostgreSQL did not start in time; see pg.log in the data folder.', { cause: error });
      await sleep(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** Starts the embedded server in its own process group, so that Ctrl-C in a terminal does not stop it before us. */
export async function startEmbeddedPostgres({
  folder,
  durable = true,
  binaries,
  onRestart,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { initdb, postgres, version } = binaries ? binariesIn(binaries) : postgresBinaries();
  const runAs = choosePostgresUser(postgres, folder);
  const cluster = join(folder, 'pg');
  const password = await keptPassword(join(folder, 'pg.password'));
  await stopOrphanedPostgres(cluster);
  await ensureCluster({ cluster, initdb, version, runAs, user: USER, password, durable });

  const port = await freePort();
  const url = new URL(`postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`);
  let child: ChildProcess;
  let stopping = false;

  async function launch(): Promise<void> {
    const log = await open(join(folder, 'pg.log'), 'a', 0o600);
    if (stopping) return log.close();
    const [program = postgres, ...rest] = [
      ...runAs.prefix,
      postgres,
      '-D',
      cluster,
      ...serverSettings({ port, durable, version }),
    ];
    child = spawn(program, rest, {
      cwd: folder,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
      ...runAs.ids,
    });
    let exited = false;
    child.once('error', () => (exited = true));
    child.once('exit', (code) => {
      exited = true;
      if (stopping || !ready) return;
      onRestart?.(code);
      setTimeout(() => void relaunch(), RESTART_AFTER_MS);
    });
    let ready = false;
    await log.close();
    await untilReady(url, () => exited);
    if (exited) throw new Error('PostgreSQL stopped while starting; see pg.log in the data folder.');
    ready = true;
  }

  /** Restarts a server that died, at the same address, until it runs. */
  async function relaunch(): Promise<void> {
    while (!stopping) {
      try {
        return await launch();
      } catch {
        await sleep(RESTART_AFTER_MS);
      }
    }
  }

  await launch();
  return {
    url: url.href,
    port,
    pid: () => child.pid,
    async stop() {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGINT');
      // Committed data is already in the write-ahead log, so the next start can make up for the checkpoint of a clean stop.
      const hurry = setTimeout(() => child.kill('SIGQUIT'), CLEAN_STOP_MS);
      await gone;
      clearTimeout(hurry);
    },
  };
}
