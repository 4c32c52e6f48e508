import { describe, expect, test } from 'vitest';
import { contractFits, remoteManifestSchema, type RemoteManifest } from './remote-manifest.ts';

const MANIFEST: RemoteManifest = {
  id: 'jobs',
  contract: '1.0.0',
  routes: [
    {
      id: 'jobList',
      path: '/job-list',
      access: 'public',
      criticality: 'primary',
      whenSignedIn: '/candidate/find-jobs',
      pageData: ['jobSearch'],
      skeleton: 'list',
    },
  ],
  slots: [{ id: 'headerSearch', slot: 'header.search', criticality: 'essential', access: 'both' }],
  events: { publishes: ['application.submitted@1'], subscribes: [] },
};

const [route, slot] = [MANIFEST.routes[0], MANIFEST.slots[0]];

describe('a manifest', () => {
  test('PF-03 is read unchanged if it is valid', () => {
    expect(remoteManifestSchema.parse(MANIFEST)).toEqual(MANIFEST);
  });

  test('PF-04 of an earlier contract may say what this one no longer asks for', () => {
    expect(remoteManifestSchema.parse({ ...MANIFEST, settings: { pageSize: 20 } })).toEqual(MANIFEST);
  });

  test('PF-05 may say which of its views pages of others embed', () => {
    const embeds = [
      { view: 'list', target: { kind: 'route', id: 'jobList' }, capabilities: ['filters', 'navigate'], queries: ['jobs'] },
    ];
    expect(remoteManifestSchema.parse({ ...MANIFEST, embeds })).toEqual({ ...MANIFEST, embeds });
  });

  test.each([
    ['an id with capitals', { id: 'Jobs' }],
    ['an id that leaves its folder', { id: '../jobs' }],
    ['a contract that is no version', { contract: '1' }],
    ['no events', { events: undefined }],
    ['a route outside the origin', { routes: [{ ...route, path: 'https://evil.example' }] }],
    ['a route id that is no chunk name', { routes: [{ ...route, id: 'job list' }] }],
    ['an unknown criticality', { routes: [{ ...route, criticality: 'vital' }] }],
    [
      'an embedded view that may do something unknown',
      { embeds: [{ view: 'list', target: { kind: 'route', id: 'jobList' }, capabilities: ['signIn'] }] },
    ],
    ['an unknown slot', { slots: [{ ...slot, slot: 'footer.everything' }] }],
  ])('PF-03 with %s is refused', (_, change) => {
    expect(remoteManifestSchema.safeParse({ ...MANIFEST, ...change }).success).toBe(false);
  });
});

describe('contractFits', () => {
  test.each([
    ['1.0.0', '1.0.0', true],
    ['1.0.9', '1.0.0', true],
    ['1.2.0', '1.3.0', true],
    ['1.3.0', '1.2.9', false],
    ['2.0.0', '1.9.0', false],
    ['1.0.0', '2.0.0', false],
    ['x', '1.0.0', false],
  ])('PF-03 a remote of %s in a shell of %s: %s', (theirs, ours, fits) => {
    expect(contractFits(theirs, ours)).toBe(fits);
  });
});
