import { expect, test } from '@playwright/test';
import { mixesOf } from '../qa/mixes.ts';

const VERSIONS = {
  jobs: { candidate: '2.0.0', before: '1.0.0' },
  profile: { candidate: '2.1.0', before: '1.1.0' },
  reports: { candidate: '2.2.0' },
};

test('PF-08 mixes have each remote as it is live and in each version, and any two versions of different remotes meet', () => {
  const rows = mixesOf(VERSIONS).map(({ releases }) => releases);
  const versionsOf = (remote: keyof typeof VERSIONS) => [undefined, ...Object.values(VERSIONS[remote])];
  const remotes = Object.keys(VERSIONS) as (keyof typeof VERSIONS)[];
  for (const one of remotes)
    for (const other of remotes.filter((remote) => remote !== one))
      for (const version of versionsOf(one))
        for (const otherVersion of versionsOf(other))
          expect(rows.some((row) => row[one] === version && row[other] === otherVersion)).toBe(true);
});

test('PF-08 mixes have all remotes of a name together, and a remote that has no version of it live', () => {
  const mixes = new Map(mixesOf(VERSIONS).map(({ name, releases }) => [name, releases]));
  expect(mixes.get('candidate jobs, profile, reports')).toEqual({ jobs: '2.0.0', profile: '2.1.0', reports: '2.2.0' });
  expect(mixes.get('before jobs, profile; live reports')).toEqual({ jobs: '1.0.0', profile: '1.1.0' });
  expect(mixes.get('live jobs, profile, reports')).toEqual({});
  expect(mixes.size).toBe(mixesOf(VERSIONS).length);
});
