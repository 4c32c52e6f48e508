import { randomBytes } from 'node:crypto';
import { cp, open, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RouteDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import type { Release, ReleaseSet } from '@hirehq/shared-contracts/release';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { publishReleases, releasesModule } from '../index.ts';
import { createReleaseFiles } from './release-files.ts';
import { releaseBytes } from './stored-files.ts';
import { writeTestRelease } from '../testing/test-release.ts';

const home: RouteDeclaration = { id: 'home', path: '/', access: 'public', criticality: 'primary', skeleton: 'page' };
const TEXT = 'export const version = 1;\n'.repeat(60);
const CHANGED = TEXT.replace('1', '2');

const DAMAGES = {
  'is empty': (file: string) => truncate(file, 0),
  'is cut': async (file: string) => truncate(file, Math.floor((await stat(file)).size / 2)),
  'is other bytes of the same length': async (file: string) => writeFile(file, randomBytes((await stat(file)).size)),
  'is one bit off, at the same time and size': flipBit,
  'is missing': (file: string) => rm(file),
} as const;
const damages = Object.entries(DAMAGES);

/** Changes one bit and sets the time of the file back. */
async function flipBit(path: string): Promise<void> {
  const { atime, mtime } = await stat(path);
  const file = await open(path, 'r+');
  const [byte] = (await file.read(Buffer.alloc(1), 0, 1, 10)).buffer;
  await file.write(Buffer.from([(byte ?? 0) ^ 1]), 0, 1, 10);
  await file.close();
  await utimes(path, atime, mtime);
}

let test: TestApp;
/** Each test has a remote of its own. */
let remote: string;
let built: string;
let count = 0;
/** Processes beside that of `test`, on its folder and database. */
const others: TestApp[] = [];

const startApp = (more: Parameters<typeof createTestApp>[0] = {}) =>
  createTestApp({ modules: [releasesModule], ...more, config: { mode: 'development', ...more.config } });
beforeAll(async () => {
  test = await startApp();
});
beforeEach(async () => {
  if (count === 0) await publish(await shell('0.9.0'));
  remote = `jobs${++count}`;
  built = await jobs('1.0.0');
});
afterEach(closeOthers);
afterAll(() => test.close());

/** Publishes, and fetches what pages need of it to this disk. */
async function publish(...folders: string[]): Promise<void> {
  for (const folder of folders) {
    await publishReleases(test.services, [folder]);
    await page();
  }
}

/** Another process on the same folder and database, which has nothing in its memory. */
async function restarted(): Promise<TestApp> {
  const { services, db, databaseUrl } = test;
  const again = await startApp({
    database: { db, url: databaseUrl, drop: () => Promise.resolve() },
    files: services.files,
    config: { dataFolder: services.config.dataFolder },
  });
  others.push(again);
  return again;
}

async function closeOthers(): Promise<void> {
  for (const other of others.splice(0)) await other.close();
}

/** The file store has no bytes of releases any more. */
async function emptyStore(): Promise<void> {
  const rows = await test.db.selectFrom('stored_file').select(['key', 'brotli_key', 'gzip_key']).execute();
  const keys = rows.flatMap((row) => Object.values(row)).filter((key) => key !== null);
  await Promise.all(keys.map((key) => test.services.files.remove(key)));
}

/** Nothing can be fetched, as on a server that only got the data folder. */
async function loseSources(): Promise<void> {
  await test.db.updateTable('release').set({ built_in: '/nowhere' }).execute();
  await emptyStore();
}
const jobs = (version: string, files: Record<string, string> = { 'entry.js': TEXT, 'part.js': 'export const part = 1;' }) =>
  writeTestRelease({ remote, version, files });
const shell = (version: string) =>
  writeTestRelease({
    remote: 'shell',
    version,
    routes: [home],
    files: {
      'main.js': 'start();',
      'icons/D/icon.png': 'picture',
      'service-worker.js': 'work();',
      'offline/D.html': '<p>offline</p>',
    },
    parts: { main: { js: ['main.js'], css: [] } },
  });
const published = (path: string) => join(test.services.config.dataFolder, 'releases', path);
const get = (url: string, encoding?: string, { app }: Pick<TestApp, 'app'> = test) =>
  app.inject({ url, headers: { accept: '*/*', ...(encoding && { 'accept-encoding': encoding }) } });
async function page({ app }: Pick<TestApp, 'app'> = test) {
  const { statusCode, body } = await app.inject({ url: '/', headers: { accept: 'text/html' } });
  const set = /id="hirehq-release-set">([^]*?)<\/script>/.exec(body)?.[1];
  return { statusCode, body, set: JSON.parse(set ?? '{"remotes":{}}') as ReleaseSet };
}

/** This test's remote in a page of another process. */
const member = async (of: TestApp) => (await page(of)).set.remotes[remote];
const WITHIN = { timeout: 60_000 };

describe.each(damages)('a file on this disk that %s', (_, damage) => {
  it('is restored, before and after it was served', async () => {
    await publish(built);
    await damage(published(`${remote}/1.0.0/entry.js`));
    expect((await get(`/remotes/${remote}/1.0.0/entry.js`)).body).toBe(TEXT);
    expect(await readFile(published(`${remote}/1.0.0/entry.js`), 'utf8')).toBe(TEXT);
    await damage(published(`${remote}/1.0.0/entry.js`));
    expect((await get(`/remotes/${remote}/1.0.0/entry.js`, undefined, await restarted())).body).toBe(TEXT);
    expect(await readFile(published(`${remote}/1.0.0/entry.js`), 'utf8')).toBe(TEXT);
  });

  it('is restored from the folder it was built in where the file store has lost it, and stored again', async () => {
    await publish(built);
    await emptyStore();
    await damage(published(`${remote}/1.0.0/entry.js`));
    expect((await get(`/remotes/${remote}/1.0.0/entry.js`, undefined, await restarted())).body).toBe(TEXT);
    const release = JSON.parse(await readFile(join(built, 'release.json'), 'utf8')) as Release;
    const stored = await releaseBytes(test.services, release.files['entry.js']?.integrity ?? '');
    expect(stored?.toString()).toBe(TEXT);
  });

  it('is not served where it cannot be restored: pages get the set before', async () => {
    await publish(built, await jobs('1.1.0'));
    await damage(published(`${remote}/1.1.0/part.js`));
    await loseSources();
    const again = await restarted();
    await expect.poll(() => member(again), WITHIN).toMatchObject({ current: { version: '1.0.0' } });
    expect(await member(again)).not.toHaveProperty('previous');
    const refused = await get(`/remotes/${remote}/1.1.0/part.js`, undefined, again);
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([404, 'no-store']);
    expect((await get(`/remotes/${remote}/1.0.0/part.js`, undefined, again)).statusCode).toBe(200);
  });

  it.each(['br', 'gzip'])('is served compressed with %s as it was built, and compressed again', async (encoding) => {
    await publish(built);
    const packed = published(`${remote}/1.0.0/entry.js.${encoding === 'br' ? 'br' : 'gz'}`);
    const before = await readFile(packed);
    await damage(packed);
    await emptyStore();
    const { headers, rawPayload } = await get(`/remotes/${remote}/1.0.0/entry.js`, encoding, await restarted());
    expect(headers['content-encoding']).toBe(encoding);
    expect((encoding === 'br' ? brotliDecompressSync(rawPayload) : gunzipSync(rawPayload)).toString()).toBe(TEXT);
    expect((await readFile(packed)).equals(before)).toBe(true);
  });
});

describe('a release with damaged files', () => {
  it('is served again once its files are', async () => {
    await publish(built, await jobs('1.1.0'));
    const file = published(`${remote}/1.1.0/part.js`);
    await cp(file, `${file}.copy`);
    await rm(file);
    await loseSources();
    const again = await restarted();
    await expect.poll(() => member(again), WITHIN).toMatchObject({ current: { version: '1.0.0' } });
    await cp(`${file}.copy`, file);
    await expect
      .poll(() => member(again), WITHIN)
      .toMatchObject({ current: { version: '1.1.0' }, previous: { version: '1.0.0' } });
  });

  it('is not stepped back to', async () => {
    await publish(built, await jobs('1.1.0'));
    await rm(published(`${remote}/1.0.0/entry.js`));
    await loseSources();
    const again = await restarted();
    await expect.poll(() => member(again), WITHIN).toMatchObject({ current: { version: '1.1.0' } });
    expect(await member(again)).not.toHaveProperty('previous');
  });

  it('steps back alone where its damaged version was in the sets before too', async () => {
    await publish(built, await jobs('1.1.0'));
    const other = `${remote}o`;
    for (const version of ['1.0.0', '1.0.1', '1.0.2', '1.0.3', '1.0.4', '1.0.5'])
      await publish(await writeTestRelease({ remote: other, version }));
    await rm(published(`${remote}/1.1.0/part.js`));
    await loseSources();
    const again = await restarted();
    await expect.poll(() => member(again), WITHIN).toMatchObject({ current: { version: '1.0.0' } });
    expect((await page(again)).set.remotes[other]?.current.version).toBe('1.0.5');
  });

  it('is restored as a whole, also when its folder is gone', async () => {
    await publish(built);
    await rm(published(`${remote}/1.0.0`), { recursive: true });
    expect((await get(`/remotes/${remote}/1.0.0/entry.js`, undefined, await restarted())).body).toBe(TEXT);
  });

  it('is not restored from a folder whose bytes have changed too', async () => {
    await publish(built);
    await emptyStore();
    await writeFile(published(`${remote}/1.0.0/entry.js`), CHANGED);
    await writeFile(join(built, 'entry.js'), CHANGED);
    expect((await get(`/remotes/${remote}/1.0.0/entry.js`, undefined, await restarted())).statusCode).toBe(404);
  });
});

describe('a damaged file of the shell', () => {
  let shared: TestApp;
  beforeEach(async () => {
    shared = test;
    test = await startApp();
  });
  afterEach(async () => {
    await closeOthers();
    await test.close();
    test = shared;
  });

  it.each([
    ['an icon', 'icons/D/icon.png', '/icons/D/icon.png'],
    ['the service worker', 'service-worker.js', '/service-worker.js'],
    ['the offline page', 'offline/D.html', '/offline'],
  ])('that is not needed for every page, %s, is not served', async (_, file, url) => {
    await publish(await shell('1.0.0'));
    await writeFile(published(`shell/1.0.0/${file}`), 'changed');
    await loseSources();
    const again = await restarted();
    expect((await get(url, undefined, again)).statusCode).toBe(404);
    expect((await page(again)).statusCode).toBe(200);
  });

  it('that every page needs leads to the previous shell, or to a page that says so', async () => {
    await publish(await shell('1.0.0'));
    await writeFile(published('shell/1.0.0/main.js'), 'changed');
    await loseSources();
    const again = await restarted();
    const { statusCode, body } = await page(again);
    expect([statusCode, body]).toEqual([503, expect.stringContaining('its files are damaged')]);
    const ready = await again.app.inject('/ready');
    expect([ready.statusCode, ready.json()]).toEqual([503, expect.objectContaining({ set: 1, wanted: 1 })]);
    await publish(await shell('1.1.0'));
    expect((await page(again)).body).toContain('/shell/1.1.0/main.js');
    await writeFile(published('shell/1.1.0/main.js'), 'changed');
    await loseSources();
    expect((await get('/shell/1.1.0/main.js', undefined, await restarted())).body).not.toContain('changed');
  });
});

it('the log says which file is damaged, what its hash should be and is, and whether it was restored', async () => {
  await publish(built);
  const release = JSON.parse(await readFile(join(built, 'release.json'), 'utf8')) as Release;
  const logged: [string, string, object][] = [];
  const log = {
    warn: (facts: object, text: string) => void logged.push(['warn', text, facts]),
    error: (facts: object, text: string) => void logged.push(['error', text, facts]),
  };
  const source: { folder?: string } = {};
  const sources = { stored: async () => undefined, storeAgain: async () => undefined, builtIn: async () => source.folder };
  const files = createReleaseFiles({ folder: published(''), sources, log });
  await writeFile(published(`${remote}/1.0.0/entry.js`), CHANGED);
  const facts = {
    file: `${remote}/1.0.0/entry.js`,
    expected: release.files['entry.js']?.integrity,
    actual: expect.stringMatching(/^sha384-/),
  };
  for (let turn = 0; turn < 3; turn++) expect(await files.read(release, 'entry.js')).toBeUndefined();
  expect(logged).toEqual([['error', 'a file of a release is damaged and is not served', facts]]);
  source.folder = built;
  await rm(published(`${remote}/1.0.0/entry.js`));
  expect((await files.read(release, 'entry.js'))?.toString()).toBe(TEXT);
  expect(logged.slice(1)).toEqual([
    ['warn', 'a file of a release was damaged and has been restored', { ...facts, actual: 'missing' }],
  ]);
});

it('a file that does not change is read and hashed once', async () => {
  await publish(built);
  const release = JSON.parse(await readFile(join(built, 'release.json'), 'utf8')) as Release;
  const log = { warn: () => undefined, error: () => undefined };
  const nowhere = async () => undefined;
  const sources = { stored: nowhere, storeAgain: nowhere, builtIn: nowhere };
  const files = createReleaseFiles({ folder: published(''), sources, log });
  const first = await files.read(release, 'entry.js');
  // The same buffer: nothing was read again.
  expect(await files.read(release, 'entry.js')).toBe(first);
  const packed = await files.readCompressed(release, 'entry.js', 'br');
  expect(await files.readCompressed(release, 'entry.js', 'br')).toBe(packed);
});
