import { describe, expect, it } from 'vitest';
import { RELEASE_LIMITS } from '@hirehq/shared-contracts/delivery';
import { CONTRACT_VERSION } from '@hirehq/shared-contracts/remote-manifest';
import type { Release } from '@hirehq/shared-contracts/release';
import { readReleaseText } from './check-release.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const file = (size = 10) => ({ integrity, size });
const good: Release = {
  remote: 'jobs',
  version: '1.4.0-3f2a9c0b1d',
  container: 'mfe_jobs_1',
  entry: 'entry.js',
  manifest: { id: 'jobs', contract: CONTRACT_VERSION, routes: [], slots: [], events: { publishes: [], subscribes: [] } },
  files: { 'entry.js': file(), 'list.css': file() },
  parts: { list: { js: ['entry.js'], css: ['list.css'] } },
};
const many = Object.fromEntries(Array.from({ length: RELEASE_LIMITS.files + 1 }, (_, index) => [`f${index}.js`, file(1)]));
const large = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`f${index}.js`, file(RELEASE_LIMITS.fileBytes)]));
const page: Release['manifest']['routes'][number] = {
  id: 'list',
  path: '/job-list',
  access: 'public',
  criticality: 'primary',
  served: true,
  skeleton: 'list',
};
const slot: Release['manifest']['slots'][number] = {
  id: 'open',
  slot: 'landing.jobs',
  criticality: 'regular',
  access: 'both',
  served: true,
};
const served: Release = {
  ...good,
  manifest: { ...good.manifest, routes: [page] },
  files: { ...good.files, 'served-part.js': file() },
  servedPart: 'served-part.js',
};
const inDevelopment = { ...good, version: '1.4.0-dev.3' };

const refusalOf = (release: object | string, options?: { allowsDevelopment: boolean }) => {
  try {
    readReleaseText(typeof release === 'string' ? release : JSON.stringify(release), options);
    return undefined;
  } catch (error) {
    return error;
  }
};

describe('a release is refused with the reason', () => {
  it.each<[string, object | string, RegExp]>([
    ['is not JSON', '{"remote":', /is not JSON/],
    ['is empty', '', /is not JSON/],
    ['lacks its entry', { ...good, entry: undefined }, /Release jobs 1\.4\.0-3f2a9c0b1d was rejected: .*entry/],
    ['has a hash of another kind', { ...good, files: { 'entry.js': { integrity: 'md5-x', size: 1 } } }, /integrity/],
    ['has a version that is none', { ...good, version: '../..' }, /version/],
    ['has a remote that is a path', { ...good, remote: 'jobs/..' }, /name of a remote/],
    [
      'has a file outside',
      { ...good, files: { ...good.files, 'a/../../b.js': file() } },
      /a\/\.\.\/\.\.\/b\.js is not a path inside/,
    ],
    ['has a file with an empty part', { ...good, files: { ...good.files, 'a//b.js': file() } }, /not a path inside/],
    ['has an absolute file', { ...good, files: { ...good.files, '/etc/passwd': file() } }, /not valid/],
    [
      'needs a file without a hash',
      { ...good, parts: { list: { js: ['other.js'], css: [] } } },
      /other\.js is required but has no hash/,
    ],
    ['needs what every object has', { ...good, entry: 'constructor' }, /constructor is required but has no hash/],
    ['has the manifest of another', { ...good, manifest: { ...good.manifest, id: 'profile' } }, /manifest belongs to profile/],
    [
      'needs another contract',
      { ...good, manifest: { ...good.manifest, contract: '9.0.0' } },
      /requires contract version 9\.0\.0/,
    ],
    ['has its files elsewhere', { ...good, base: 'https://evil.example' }, /not those of another server/],
    ['has too many files', { ...good, files: { ...good.files, ...many } }, /files, and 2000 is the most/],
    [
      'has a file that is too large',
      { ...good, files: { ...good.files, 'a.js': file(RELEASE_LIMITS.fileBytes + 1) } },
      /a\.js has/,
    ],
    ['is too large', { ...good, files: { ...good.files, ...large } }, /128 MB is the most/],
    ['has a file of negative size', { ...good, files: { ...good.files, 'a.js': file(-1) } }, /no number of bytes/],
    ['has a map', { ...good, files: { ...good.files, 'entry.js.map': file() } }, /carries a source map/],
    [
      'serves a page that is not public',
      { ...served, manifest: { ...good.manifest, routes: [{ ...page, access: 'candidate' }] } },
      /its page list is served, and is not public/,
    ],
    [
      'serves a slot that visitors do not see',
      { ...served, manifest: { ...good.manifest, slots: [{ ...slot, access: 'candidate' }] } },
      /its slot open is served, and visitors do not see it/,
    ],
    [
      'serves a slot that several remotes fill',
      { ...served, manifest: { ...good.manifest, slots: [{ ...slot, slot: 'page.overlay' }] } },
      /its slot open is served, and several remotes may fill page\.overlay/,
    ],
    [
      'serves a slot without a served part',
      { ...served, servedPart: undefined, manifest: { ...good.manifest, slots: [slot] } },
      /declares that open is served, and it has no/,
    ],
    ['serves pages without a served part', { ...served, servedPart: undefined }, /declares that list is served, and it has no/],
    ['has a served part for no page', { ...served, manifest: good.manifest }, /declares no route or slot that is served/],
    ['has a served part without a hash', { ...served, servedPart: 'other.js' }, /its served part other\.js has no hash/],
    ['has pages load its served part', { ...served, servedPart: 'entry.js' }, /pages would load entry\.js/],
    ['was built by npm run dev', inDevelopment, /built by npm run dev/],
  ])('PF-03 because it %s', (_, release, reason) => {
    expect(refusalOf(release)).toMatchObject({ code: 'RELEASE_REFUSED', message: expect.stringMatching(reason) });
  });
});

it('PF-03 a release that is right is read, with what the gate needs of it', () => {
  const surface = {
    publishes: {},
    reads: {},
    links: ['/job/:id'],
    slots: [],
    operations: {},
    calls: {},
    shell: [],
    facade: {},
    shared: {},
  };
  expect(readReleaseText(JSON.stringify({ ...good, surface }))).toEqual({ ...good, surface });
});

it('PF-03 a release that brings a served part for its public pages or slots is read', () => {
  expect(readReleaseText(JSON.stringify(served))).toEqual(served);
  const ofSlot = { ...served, manifest: { ...good.manifest, slots: [slot] } };
  expect(readReleaseText(JSON.stringify(ofSlot))).toEqual(ofSlot);
});

it('PF-03 a version of npm run dev is read where it is allowed, with its maps', () => {
  const release = { ...inDevelopment, files: { ...good.files, 'entry.js.map': file() } };
  expect(refusalOf(release, { allowsDevelopment: true })).toBeUndefined();
});
