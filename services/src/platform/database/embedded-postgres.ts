import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { writeDurably } from '../durable-file.ts';
import { hasFormOfSecret, newSecret } from '../ids/secret.ts';
import { readIfAny } from '../read-if-any.ts';
import { checkCluster } from './check-cluster.ts';
import { ensureCluster } from './make-cluster.ts';
import { stopOrphanedPostgres } from './orphaned-postgres.ts';
import { binariesIn, choosePostgresUser, postgresBinaries } from './postgres-binaries.ts';
import { serverSettings } from './server-settings.ts';
import { setPassword } from './set-password.ts';
import { damaged, startFailure } from './start-failure.ts';

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
  /** Receives what was found damaged and repaired, and why a server that died does not start again. */
  say?: (message: string) => void;
}

const USER = 'hirehq';
const DATABASE = 'hirehq';
const START_TIMEOUT_MS = 120_000;
const RESTART_AFTER_MS = 100;
const CLEAN_STOP_MS = 5_000;
const PASSWORD_BYTES = 24;
const WRONG_PASSWORD = '28P01';
const SQL_STATE = /^[0-9A-Z]{5}$/;
/** The server is starting or stopping. */
const NOT_READY = /^57P/;

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

const passwordFile = (folder: string) => join(folder, 'pg.password');

/** The superuser's password, readable only for the owner of the data folder; undefined if the file is missing or damaged. */
export async function readPassword(folder: string): Promise<string | undefined> {
  const kept = (await readIfAny(passwordFile(folder)))?.trim();
  return kept !== undefined && hasFormOfSecret(kept, PASSWORD_BYTES) ? kept : undefined;
}

/** Thrown if the password of the cluster is another one. */
class WrongPassword extends Error {}

/** Waits until the server accepts connections and its database exists. Throws `failure()` if it ends. */
async function untilReady(
  url: URL,
  { cluster, exited, failure }: { cluster: string; exited: () => boolean; failure: () => Promise<Error> },
): Promise<void> {
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
      const { code = '', message } = error as { code?: string; message: string };
      if (code === WRONG_PASSWORD) throw new WrongPassword();
      if (exited()) throw await failure();
      if (SQL_STATE.test(code) && !NOT_READY.test(code)) throw damaged(cluster, message, error);
      if (Date.now() > deadline)
        throw new Error('PostgreSQL did not start in time; see pg.log in the data folder.', { cause: error });
      await sleep(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  // Committed data is already in the write-ahead log, so the next start can make up for the checkpoint of a clean stop.
  const hurry = setTimeout(() => child.kill('SIGQUIT'), CLEAN_STOP_MS);
  await gone;
  clearTimeout(hurry);
}

/** Starts the embedded server in its own process group, so that Ctrl-C in a terminal does not stop it before us. */
export async function startEmbeddedPostgres({
  folder,
  durable = true,
  binaries,
  onRestart,
  say = () => undefined,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { initdb, postgres, version } = binaries ? binariesIn(binaries) : postgresBinaries();
  const runAs = choosePostgresUser(postgres, folder);
  const cluster = join(folder, 'pg');
  const logFile = join(folder, 'pg.log');
  const port = await freePort();
  const settings = serverSettings({ port, durable, version });

  await stopOrphanedPostgres(cluster);
  const kept = await readPassword(folder);
  const password = kept ?? newSecret(PASSWORD_BYTES);
  const url = new URL(`postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`);
  const change = () => setPassword({ cluster, postgres, runAs, user: USER, password, settings });
  const hadCluster = kept !== undefined && (await readIfAny(join(folder, 'secret'))) !== undefined;
  const found = await ensureCluster({ cluster, initdb, version, runAs, user: USER, password, durable, hadCluster });
  let child: ChildProcess;
  let stopping = false;

  async function launch(): Promise<void> {
    const log = await open(logFile, 'a', 0o600);
    if (stopping) return log.close();
    const { size: from } = await log.stat();
    const [program = postgres, ...rest] = [...runAs.prefix, postgres, '-D', cluster, ...settings];
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
    const failure = () => startFailure(cluster, logFile, from);
    try {
      await untilReady(url, { cluster, exited: () => exited, failure });
      if (exited) throw await failure();
      ready = true;
    } catch (error) {
      await ended(child, 'SIGINT');
      throw error;
    }
  }

  /** Launches a server on what an earlier one has left, with the password of the file. */
  async function relaunchNow(): Promise<void> {
    await stopOrphanedPostgres(cluster);
    await checkCluster({ cluster, postgres, version, runAs, say });
    try {
      await launch();
    } catch (error) {
      if (!(error instanceof WrongPassword)) throw error;
      await change();
      say('The password in pg.password was not that of the database: the database has it now.');
      await launch();
    }
  }

  /** Restarts a server that died, at the same address, until it runs. */
  async function relaunch(): Promise<void> {
    let said = '';
    while (!stopping) {
      try {
        return await relaunchNow();
      } catch (error) {
        const { message } = error as Error;
        if (message !== said) say(message);
        said = message;
        await sleep(RESTART_AFTER_MS);
      }
    }
  }

  if (found === 'found' && kept === undefined) {
    await checkCluster({ cluster, postgres, version, runAs, say });
    await change();
    say(`${passwordFile(folder)} was missing or damaged: the database has a new password.`);
  }
  if (kept === undefined) await writeDurably(passwordFile(folder), password, { mode: 0o600 });
  await relaunchNow();
  return {
    url: url.href,
    port,
    pid: () => child.pid,
    async stop() {
      stopping = true;
      await ended(child, 'SIGINT');
    },
  };
}
