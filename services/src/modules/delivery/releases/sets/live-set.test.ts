import { expect, it } from 'vitest';
import { builtRelease } from '../testing/built-release.ts';
import { liveSetOf, releasesOf } from './live-set.ts';

const member = (remote: string) => ({
  remote,
  current: builtRelease(remote, '1.1.0').release,
  previous: builtRelease(remote, '1.0.0').release,
});
const files = { damagedFiles: () => [] };

it('PF-05 keeps the script for other sites out of what pages load, and among what is served', () => {
  const members = ['embed', 'jobs', 'shell'].map(member);
  const live = liveSetOf({ sequence: 7, members }, { files, assets: '' });
  expect(Object.keys(live.releaseSet.remotes)).toEqual(['jobs']);
  expect(live.current.map(({ remote }) => remote)).toEqual(['jobs', 'shell']);
  expect(live.besidePages.map(({ remote, version }) => [remote, version])).toEqual([['embed', '1.1.0']]);
  expect(Object.keys(live.integrity).filter((url) => url.includes('embed'))).toEqual([]);
  expect(releasesOf(live).map(({ remote, version }) => `${remote} ${version}`)).toContain('embed 1.1.0');
});

it('PF-05 keeps what only pages of others need out of what pages load', () => {
  const { release: built } = builtRelease('jobs', '1.1.0', {
    files: { 'entry.js': '', 'list.css': '', 'list.shadow.css': '', 'later.js': '' },
    manifest: {
      ...builtRelease('jobs', '1.1.0').release.manifest,
      embeds: [{ view: 'list', target: { kind: 'route', id: 'list' }, capabilities: [] }],
    },
  });
  const release = { ...built, parts: { list: { js: [], css: ['list.css'] } } };
  const live = liveSetOf(
    { sequence: 7, members: [{ remote: 'jobs', current: release, previous: undefined }] },
    { files, assets: '' },
  );
  const ofPage = live.releaseSet.remotes['jobs']?.current;
  expect(ofPage?.manifest.embeds).toBeUndefined();
  expect(Object.keys(ofPage?.files ?? {})).toEqual(['entry.js', 'list.css']);
  expect(live.current).toEqual([release]);
});

it('PF-01 keeps the served part of a release out of what pages load, and among what the services have', () => {
  const [current, previous] = ['1.1.0', '1.0.0'].map(
    (version) =>
      builtRelease('jobs', version, { files: { 'entry.js': version, 'served-part.js': '' }, servedPart: 'served-part.js' })
        .release,
  );
  if (!current) throw new Error('no release');
  const live = liveSetOf({ sequence: 7, members: [{ remote: 'jobs', current, previous }] }, { files, assets: '' });
  const ofPage = live.releaseSet.remotes['jobs'];
  for (const release of [ofPage?.current, ofPage?.previous])
    expect([release?.servedPart, Object.keys(release?.files ?? {})]).toEqual([undefined, ['entry.js']]);
  const scripts = ['1.1.0', '1.0.0'].flatMap((version) =>
    ['/remotes', '/again/remotes'].map((base) => `${base}/jobs/${version}/entry.js`),
  );
  expect(Object.keys(live.integrity)).toEqual(scripts);
  expect(live.current).toEqual([current]);
});
