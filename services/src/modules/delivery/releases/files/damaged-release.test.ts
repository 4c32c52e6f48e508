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

const startApp = () => createTestApp({ modules: [releasesModule], config: { mode: 'development' } });
beforeAll(async () => {
  test = await startApp();
});
beforeEach(async () => {
  if (count === 0) await publish(await shell('0.9.0'));
  remote = `jobs${++count}`;
  built = await jobs('1.0.0');
});
afterAll(() => test.close());

const publish = (...folders: string[]) => publishReleases(test.services, folders);
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
const get = (url: string, encoding?: string) =>
  test.app.inject({ url, headers: { accept: '*/*', ...(encoding && { 'accept-encoding': encoding }) } });
async function page() {
  const { statusCode, body } = await test.app.inject({ url: '/', headers: { accept: 'text/html' } });
  const set = /id="hirehq-release-set">([^]*?)<\/script>/.exec(body)?.[1];
  return { statusCode, body, set: JSON.parse(set ?? '{"remotes":{}}') as ReleaseSet };
}

describe.each(damages)('a published file that %s', (_, damage) => {
  it('is restored from the folder it was built in, before and after it was served', async () => {
    await publish(built);
    await damage(published(`${remote}/1.0.0/entry.js`));
    expect((await get(`/remotes/${remote}/1.0.0/entry.js`)).body).toBe(TEXT);
    expect(await readFile(published(`${remote}/1.0.0/entry.js`), 'utf8')).toBe(TEXT);
    await damage(published(`${remote}/1.0.0/entry.js`));
    expect((await get(`/remotes/${remote}/1.0.0/entry.js`)).body).toBe(TEXT);
    expect(await readFile(published(`${remote}/1.0.0/entry.js`), 'utf8')).toBe(TEXT);
  });

  it('is not served where it cannot be restored: pages get the previous version of the remote, alone', async () => {
    await publish(built, await jobs('1.1.0'));
    await damage(published(`${remote}/1.1.0/part.js`));
    await forgetBuilds();
    expect((await page()).set.remotes[remote]).toMatchObject({ current: { version: '1.0.0' } });
    expect((await page()).set.remotes[remote]).not.toHaveProperty('previous');
    const refused = await get(`/remotes/${remote}/1.1.0/part.js`);
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([404, 'no-store']);
    expect((await get(`/remotes/${remote}/1.0.0/part.js`)).statusCode).toBe(200);
  });

  it.each(['br', 'gzip'])('is served compressed with %s as it was built, and compressed again', async (encoding) => {
    await publish(built);
    const packed = published(`${remote}/1.0.0/entry.js.${encoding === 'br' ? 'br' : 'gz'}`);
    const before = await readFile(packed);
    await damage(packed);
    const { headers, rawPayload } = await get(`/remotes/${remote}/1.0.0/entry.js`, encoding);
    expect(headers['content-encoding']).toBe(encoding);
    expect((encoding === 'br' ? brotliDecompressSync(rawPayload) : gunzipSync(rawPayload)).toString()).toBe(TEXT);
    expect((await readFile(packed)).equals(before)).toBe(true);
  });
});

/** Nothing can be restored, as on a server that only got the data folder. */
const forgetBuilds = () => test.db.updateTable('release').set({ built_in: '/nowhere' }).execute();

describe('a release with damaged files', () => {
  it('is served again once its files are', async () => {
    await publish(built, await jobs('1.1.0'));
    const file = published(`${remote}/1.1.0/part.js`);
    await cp(file, `${file}.copy`);
    await rm(file);
    await forgetBuilds();
    expect((await page()).set.remotes[remote]?.current.version).toBe('1.0.0');
    await cp(`${file}.copy`, file);
    expect((await get(`/remotes/${remote}/1.1.0/part.js`)).statusCode).toBe(200);
    expect((await page()).set.remotes[remote]).toMatchObject({ current: { version: '1.1.0' }, previous: { version: '1.0.0' } });
  });

  it('is not stepped back to', async () => {
    await publish(built, await jobs('1.1.0'));
    await rm(published(`${remote}/1.0.0/entry.js`));
    await forgetBuilds();
    const member = (await page()).set.remotes[remote];
    expect(member?.current.version).toBe('1.1.0');
    expect(member).not.toHaveProperty('previous');
  });

  it('remains current where there is no other: pages show the fallback of its part', async () => {
    await publish(built);
    await rm(published(`${remote}/1.0.0`), { recursive: true });
    await forgetBuilds();
    expect((await page()).set.remotes[remote]?.current.version).toBe('1.0.0');
    expect((await get(`/remotes/${remote}/1.0.0/entry.js`)).statusCode).toBe(404);
  });

  it('is restored as a whole, also when its folder is gone, by a start with the folder it was built in', async () => {
    await publish(built);
    await rm(published(`${remote}/1.0.0`), { recursive: true });
    await publish(built);
    expect((await get(`/remotes/${remote}/1.0.0/entry.js`)).body).toBe(TEXT);
  });

  it('is not restored from a folder whose bytes have changed too', async () => {
    await publish(built);
    await writeFile(published(`${remote}/1.0.0/entry.js`), CHANGED);
    await writeFile(join(built, 'entry.js'), CHANGED);
    expect((await get(`/remotes/${remote}/1.0.0/entry.js`)).statusCode).toBe(404);
  });
});

describe('a damaged file of the shell', () => {
  let shared: TestApp;
  beforeEach(async () => {
    shared = test;
    test = await startApp();
  });
  afterEach(async () => {
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
    await forgetBuilds();
    expect((await get(url)).statusCode).toBe(404);
    expect((await page()).statusCode).toBe(200);
  });

  it('that every page needs leads to the previous shell, or to a page that says so', async () => {
    await publish(await shell('1.0.0'));
    await writeFile(published('shell/1.0.0/main.js'), 'changed');
    await forgetBuilds();
    const { statusCode, body } = await page();
    expect([statusCode, body]).toEqual([503, expect.stringContaining('its files are damaged')]);
    await publish(await shell('1.1.0'));
    expect((await page()).body).toContain('/shell/1.1.0/main.js');
    await writeFile(published('shell/1.1.0/main.js'), 'changed');
    await forgetBuilds();
    expect((await get('/shell/1.1.0/main.js')).body).not.toContain('changed');
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
  const files = createReleaseFiles({ folder: published(''), builtIn: async () => source.folder, log });
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
  const files = createReleaseFiles({ folder: published(''), builtIn: async () => undefined, log });
  const first = await files.read(release, 'entry.js');
  // The same buffer: nothing was read again.
  expect(await files.read(release, 'entry.js')).toBe(first);
  const packed = await files.readCompressed(release, 'entry.js', 'br');
  expect(await files.readCompressed(release, 'entry.js', 'br')).toBe(packed);
});
