import { chmod, chown, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { startServicesProcess, unusedPort } from '../bench/services-process.ts';
import { writeTestRelease } from '../modules/delivery/releases/testing/test-release.ts';
import { hasFormOfSecret } from '../platform/ids/secret.ts';
import { createDiskFileStore } from '../platform/files/disk-files.ts';
import { copyCluster } from '../platform/testing/copy-cluster.ts';
import { IS_FULL_RUN } from '../platform/testing/full-run.ts';
import { onServer } from '../platform/testing/test-database.ts';
import { copyFolder, startPlatform, type StartedPlatform } from './testing/damaged-platform.ts';
import { DAMAGE_NAMES, DAMAGES, filesIn, type Damage } from './testing/damages.ts';

/** A start that hangs fails. */
const WITHIN_MS = 180_000;
/** What a failed start prints about a file that cannot be made again. */
const RESTORE = /Restore (the data folder|this file) from a backup/;

/** Files outside the cluster and the folders of served files: one that is added has to be added here. */
const OF_PLATFORM = ['lock.json', 'secret', 'pg.password', 'pg.log'];
/** Files of the cluster without which the server does not start, and which nothing but a backup brings back. */
const LOST = [
  'global/pg_control',
  'global/pg_filenode.map',
  'global/1262',
  'base/5/1259',
  'base/5/pg_filenode.map',
  'pg_xact/0000',
];
/** Files of the cluster that the services or the server make again. */
const MADE_AGAIN = [
  'postmaster.pid',
  'pg_hba.conf',
  'PG_VERSION',
  'base/5/PG_VERSION',
  'pg_ident.conf',
  'postgresql.conf',
  'postgresql.auto.conf',
  'postmaster.opts',
];

/** Damage that leaves a file as good as before: it is padded, or the server has no checksum of it. */
const UNNOTICED = new Set(['pg/global/pg_control truncated', 'pg/pg_xact/0000 garbage']);
const REFUSED = new Set([
  ...(['empty', 'truncated', 'garbage'] as const).map((damage) => `secret ${damage}`),
  ...LOST.flatMap((file) => DAMAGE_NAMES.map((damage) => `pg/${file} ${damage}`)).filter((row) => !UNNOTICED.has(row)),
]);

/** Files that are served or read while the platform runs, a folder each. */
const SERVED = new Set(['releases', 'files', 'outbox', 'uploads']);

let folder: string;
let data: string;
let pristine: string;
let environment: Record<string, string>;
let origin: string;
let platform: StartedPlatform | undefined;
/** Of a running platform. */
let walked: string[];
let secret: string;
let upload: string;
let built: string;
const UPLOADED = Buffer.from('a résumé, and some more of it');
const SCRIPT = 'export const version = 1;\n'.repeat(60);

async function addServedFiles(): Promise<void> {
  secret = await readFile(join(data, 'secret'), 'utf8');
  upload = await createDiskFileStore({ folder: join(data, 'files'), secret }).put(UPLOADED);
  for (const [name, text] of [
    ['outbox/1.eml', 'Subject: mail\r\n\r\ntext'],
    ['uploads/feed.import', '<jobs></jobs>'],
  ] as const) {
    await mkdir(join(data, name, '..'), { recursive: true });
    await writeFile(join(data, name), text);
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hirehq-damaged-'));
  await chmod(folder, 0o711);
  [data, pristine] = [join(folder, 'data'), join(folder, 'pristine')];
  built = await writeTestRelease({
    remote: 'jobs',
    version: '1.0.0',
    files: { 'entry.js': SCRIPT, 'part.css': 'a{}' },
    into: join(folder, 'built'),
  });
  const port = await unusedPort();
  origin = `http://localhost:${port}`;
  environment = { PORT: String(port), HIREHQ_DATA: data, HIREHQ_RELEASES: built };
  const prepared = inject('preparedCluster');
  if (prepared) await copyCluster(prepared, data);
  const { stop, failure } = await startPlatform(environment);
  if (!stop) throw new Error(failure);
  await addServedFiles();
  walked = await filesIn(data);
  const lock = JSON.parse(await readFile(join(data, 'lock.json'), 'utf8')) as object;
  const pidFile = await readFile(join(data, 'pg/postmaster.pid'));
  await stop();
  // As a power cut leaves them: the process was one of an earlier boot.
  await writeFile(join(data, 'lock.json'), JSON.stringify({ ...lock, process: 'an earlier boot:1' }));
  await writeInCluster('pg/postmaster.pid', pidFile);
  await copyFolder(data, pristine);
}, WITHIN_MS);

afterEach(async () => {
  await platform?.stop?.();
  platform = undefined;
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function writeInCluster(file: string, content: Buffer): Promise<void> {
  const { uid, gid } = await stat(join(data, 'pg'));
  await writeFile(join(data, file), content, { mode: 0o600 });
  await chown(join(data, file), uid, gid);
}

const ofPlatform = () => walked.filter((file) => !file.startsWith('pg/') && !SERVED.has(file.split('/')[0] ?? ''));

async function expectIntact(): Promise<void> {
  expect((await fetch(`${origin}/ready`)).status).toBe(200);
  expect(hasFormOfSecret(await readFile(join(data, 'secret'), 'utf8'))).toBe(true);
  const password = await readFile(join(data, 'pg.password'), 'utf8');
  const { databasePort } = JSON.parse(await readFile(join(data, 'lock.json'), 'utf8')) as { databasePort: number };
  const url = (word: string) => `postgres://hirehq:${word}@127.0.0.1:${databasePort}/hirehq`;
  const rows = await onServer(
    url(password),
    async (client) => (await client.query('select members from live_set join release_set using (sequence)')).rows,
  );
  expect(rows).toEqual([{ members: { jobs: { version: '1.0.0' } } }]);
  await expect(onServer(url('guessed'), async () => undefined)).rejects.toThrow('password authentication failed');
  expect(await (await fetch(`${origin}/remotes/jobs/1.0.0/entry.js`)).text()).toBe(SCRIPT);
}

/** One start with one damaged file. */
async function startDamaged(file: string, damage: Damage): Promise<void> {
  await copyFolder(pristine, data);
  await DAMAGES[damage](join(data, file));
  platform = await startPlatform(environment);
  const row = `${file} ${damage}`;
  if (REFUSED.has(row)) {
    expect(platform.failure).toMatch(RESTORE);
    expect(platform.failure).toContain(join(data, file.startsWith('pg/') ? 'pg' : file));
    expect(platform.failure).not.toMatch(/\n\s+at /);
  } else {
    expect(platform.failure).toBeUndefined();
    if (!UNNOTICED.has(row)) await expectIntact();
  }
}

describe('the files of the data folder', () => {
  it('SV-01 are those that are damaged here', () => {
    expect(ofPlatform()).toEqual(OF_PLATFORM.toSorted());
    expect(walked).toEqual(expect.arrayContaining([...LOST, ...MADE_AGAIN].map((file) => `pg/${file}`)));
  });

  const matrix = [...OF_PLATFORM, ...[...MADE_AGAIN, ...LOST].map((file) => `pg/${file}`)].flatMap((file, index) =>
    DAMAGE_NAMES.filter((_, which) => IS_FULL_RUN || which === index % DAMAGE_NAMES.length).map(
      (damage) => [file, damage] as const,
    ),
  );
  it.each(matrix)('SV-01 %s, when it is %s, is repaired by the start, or the start says what to do', startDamaged, WITHIN_MS);
});

describe.each(DAMAGE_NAMES)('a start after which every served file is %s', (damage) => {
  it(
    'SV-01 works, and serves no wrong byte',
    async () => {
      await copyFolder(pristine, data);
      for (const file of walked.filter((one) => SERVED.has(one.split('/')[0] ?? ''))) await DAMAGES[damage](join(data, file));
      platform = await startPlatform(environment);
      expect(platform.failure).toBeUndefined();
      await expectIntact();
      for (const encoding of ['br', 'gzip', 'identity']) {
        const response = await fetch(`${origin}/remotes/jobs/1.0.0/entry.js`, { headers: { 'accept-encoding': encoding } });
        expect([response.headers.get('content-encoding') ?? 'identity', await response.text()]).toEqual([encoding, SCRIPT]);
      }
      const { link } = createDiskFileStore({ folder, secret });
      const response = await fetch(origin + link({ key: upload, fileName: 'a.pdf', contentType: 'application/pdf' }, 60));
      expect([response.status, (await response.json()) as object]).toEqual(
        damage === 'missing'
          ? [404, expect.objectContaining({ errorCode: 'NOT_FOUND' })]
          : [502, expect.objectContaining({ errorCode: 'FILE_UNREADABLE' })],
      );
    },
    WITHIN_MS,
  );
});

describe('the process of the services', () => {
  it(
    'SV-01 ends with a sentence and code 1 where a file cannot be used',
    async () => {
      await copyFolder(pristine, data);
      await DAMAGES.empty(join(data, 'secret'));
      const started = await startServicesProcess(environment);
      expect(await started.ended).toBe(1);
      expect(started.printed()).toMatch(new RegExp(`${join(data, 'secret')} is empty[^]*${RESTORE.source}`));
      expect(started.printed()).not.toMatch(/\n\s+at /);
    },
    WITHIN_MS,
  );

  it(
    'SV-01 never gets a second one beside it, although its lock is lost',
    async () => {
      await copyFolder(pristine, data);
      const first = await startServicesProcess(environment);
      await rm(join(data, 'lock.json'));
      const second = await startPlatform({ ...environment, PORT: String(await unusedPort()) });
      expect(second.failure).toContain(`process ${first.child.pid} is using this folder.\nStop process ${first.child.pid}`);
      expect((await fetch(`${origin}/ready`)).status).toBe(200);
      first.child.kill('SIGTERM');
      expect(await first.ended).toBe(0);
    },
    WITHIN_MS,
  );
});
