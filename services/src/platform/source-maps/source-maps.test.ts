import { expect, test } from 'vitest';
import { createSourceMaps, type FindMap } from './source-maps.ts';

/** Column 1 of the only line comes from line 3, column 5 of the source; column 11 from line 4, column 1. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['mfe-jobs/src/job-page.tsx'],
  names: [],
  mappings: 'AAEI,UACJ',
});

const stored =
  (files: Readonly<Record<string, string>>): FindMap =>
  ({ remote, version, path }) =>
    Promise.resolve(files[`${remote}/${version}/${path}`]);

const at = (path: string, line = 1, column = 1) => `at Page (https://jobs.example.com/${path}:${line}:${column})`;
const JOB = 'remotes/jobs/1.0.0-abc/job.12ab.js';

test('PF-03 positions of a release become those of its sources, in every line of a stack', async () => {
  const maps = createSourceMaps(stored({ 'jobs/1.0.0-abc/job.12ab.js.map': MAP, 'shell/2.0.0/main.1.js.map': MAP }));
  const stack = ['TypeError: x is null', at(JOB), at(JOB, 1, 12), at('shell/2.0.0/main.1.js', 1, 3)].join('\n    ');
  expect(await maps.resolve(stack)).toBe(
    [
      'TypeError: x is null',
      'at Page (mfe-jobs/src/job-page.tsx:3:5)',
      'at Page (mfe-jobs/src/job-page.tsx:4:1)',
      'at Page (mfe-jobs/src/job-page.tsx:3:5)',
    ].join('\n    '),
  );
});

test.each([
  ['an unknown version', at('remotes/jobs/9.9.9/job.12ab.js')],
  ['an unknown file', at('remotes/jobs/1.0.0-abc/other.js')],
  ['a line that is not there', at(JOB, 7, 1)],
  ['a map that is damaged', at('remotes/jobs/1.0.0-abc/damaged.js')],
  ['a way out of the folder', at('remotes/jobs/1.0.0-abc/../../../secret.js')],
  ['a foreign script', 'at https://elsewhere.example/app.js:1:1'],
  ['no position at all', 'TypeError: x is null'],
])('PF-03 %s stays as it is', async (_, stack) => {
  const maps = createSourceMaps(
    stored({ 'jobs/1.0.0-abc/job.12ab.js.map': MAP, 'jobs/1.0.0-abc/damaged.js.map': '{"version":3' }),
  );
  expect(await maps.resolve(stack)).toBe(stack);
});

test('PF-03 strangers cannot keep the platform busy with maps: a minute has a limit, and the next one another', async () => {
  let now = new Date('2026-01-01T00:00:00Z');
  const files = { 'jobs/1.0.0/a.js.map': MAP, 'jobs/1.0.0/b.js.map': MAP };
  const maps = createSourceMaps(stored(files), { now: () => now, readAMinute: 1 });
  expect(await maps.resolve(at('remotes/jobs/1.0.0/a.js'))).toContain('job-page.tsx');
  expect(await maps.resolve(at('remotes/jobs/1.0.0/b.js'))).toBe(at('remotes/jobs/1.0.0/b.js'));
  expect(await maps.resolve(at('remotes/jobs/1.0.0/a.js'))).toContain('job-page.tsx');
  now = new Date('2026-01-01T00:01:00Z');
  expect(await maps.resolve(at('remotes/jobs/1.0.0/b.js'))).toContain('job-page.tsx');
});
