import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest';
import { copyCluster } from '../testing/copy-cluster.ts';
import { onServer } from '../testing/test-database.ts';
import { processesOf } from './cluster-processes.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { choosePostgresUser, postgresBinaries } from './postgres-binaries.ts';
import { serverSettings } from './server-settings.ts';

const WITHIN_MS = 120_000;

let folder: string;
let cluster: string;
let pidFile: string;
let stranger: ChildProcess;
let server: EmbeddedPostgres | undefined;
let said: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hirehq-cluster-'));
  await chmod(folder, 0o711);
  cluster = join(folder, 'pg');
  pidFile = join(cluster, 'postmaster.pid');
  const prepared = inject('preparedCluster');
  if (prepared) await copyCluster(prepared, folder);
  stranger = spawn('sleep', ['1000']);
  await (await start()).stop();
}, WITHIN_MS);

afterEach(async () => {
  await server?.stop();
  server = undefined;
});

afterAll(async () => {
  stranger.kill();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  said = [];
  server = await startEmbeddedPostgres({ folder, durable: false, say: (message) => void said.push(message) });
  return server;
}

const servers = async () => (await processesOf(cluster)).filter(({ isServer }) => isServer).map(({ pid }) => pid);
const answers = (url: string) => onServer(url, async (client) => (await client.query('select 1 as one')).rows);

it.each([
  ['is empty', () => ''],
  ['is full of zeros', () => '\0'.repeat(80)],
  ['has no line', () => 'x'],
  ['names no process', () => '-1\n'],
  ['names a process that has ended', () => `${2 ** 22 + 1}\n${cluster}\n1\n5432\n`],
  ['names another process', () => `${stranger.pid}\n${cluster}\n1\n5432\n`],
  ['is cut after the id of another process', () => `${stranger.pid}`],
  ['names this process', () => `${process.pid}\n${cluster}\n1\n5432\n`],
])(
  'a pid file that %s does not keep the database from starting, and no other process is ended',
  async (_, content) => {
    await writeFile(pidFile, content());
    expect(await answers((await start()).url)).toEqual([{ one: 1 }]);
    expect(await servers()).toEqual([server?.pid()]);
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  },
  WITHIN_MS,
);

it(
  'a server whose pid file is damaged is stopped before another one starts',
  async () => {
    const { postgres, version } = postgresBinaries();
    const { prefix, ids } = choosePostgresUser(postgres, folder);
    const [program = postgres, ...rest] = [
      ...prefix,
      postgres,
      '-D',
      cluster,
      ...serverSettings({ port: 30_777, durable: false, version }),
    ];
    const left = spawn(program, rest, { cwd: folder, stdio: 'ignore', env: { LC_ALL: 'C' }, ...ids });
    const gone = once(left, 'exit');
    await vi.waitFor(async () => expect(await readFile(pidFile, 'utf8')).toContain('ready'), { timeout: WITHIN_MS });
    await writeFile(pidFile, '');
    expect(await answers((await start()).url)).toEqual([{ one: 1 }]);
    await gone;
    expect(await servers()).toEqual([server?.pid()]);
  },
  WITHIN_MS,
);

it(
  'a server that dies and leaves an empty pid file is started again',
  async () => {
    const { url, pid } = await start();
    const before = pid() ?? 0;
    await writeFile(pidFile, '');
    process.kill(before, 'SIGKILL');
    await vi.waitFor(async () => expect([await answers(url), pid() === before]).toEqual([[{ one: 1 }], false]), {
      timeout: WITHIN_MS,
      interval: 50,
    });
    expect(await servers()).toEqual([pid()]);
  },
  WITHIN_MS,
);

it(
  'a password of another cluster is made the password of this one',
  async () => {
    const other = Buffer.from('another password, 24 byt').toString('base64url');
    await writeFile(join(folder, 'pg.password'), other);
    const { url } = await start();
    expect(await answers(url)).toEqual([{ one: 1 }]);
    expect(new URL(url).password).toBe(other);
    expect(said.join()).toContain('was not that of the database');
    await expect(answers(url.replace(other, 'wrong'))).rejects.toThrow('password authentication failed');
  },
  WITHIN_MS,
);

it(
  'an interrupted creation of the cluster is begun again, and a lost cluster is not replaced by an empty one',
  async () => {
    await rm(cluster, { recursive: true });
    await writeFile(join(folder, 'secret'), '');
    await expect(start()).rejects.toThrow(`${cluster} is missing or empty, and it is the database of this platform.`);
    await rm(join(folder, 'secret'));
    await rm(`${cluster}.new`, { recursive: true, force: true });
    await writeFile(`${cluster}.new`, 'half');
    expect(await answers((await start()).url)).toEqual([{ one: 1 }]);
  },
  WITHIN_MS,
);
