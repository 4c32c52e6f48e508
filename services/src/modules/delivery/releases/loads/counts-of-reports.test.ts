import { expect, test } from 'vitest';
import { CAUGHT_ERROR, type LoadReport } from '@hirehq/shared-contracts/release';
import { BUCKETS, bucketOf } from './load-buckets.ts';
import { countsOfReports } from './counts-of-reports.ts';

const report = (more: Partial<LoadReport> = {}): LoadReport => ({
  traceId: 't',
  remote: 'jobs',
  part: 'jobList',
  outcome: 'ok',
  attempts: [{ version: '2.0.0', outcome: 'ok', ms: 100 }],
  page: '/job-list',
  at: '2026-05-04T12:00:00Z',
  ...more,
});
const lines = (...reports: LoadReport[]) =>
  countsOfReports(reports).map(
    ({ remote, version, measure, value, count }) => `${remote} ${version} ${measure} ${value}: ${count}`,
  );

test('PF-03 loads are counted by version, with the time that all attempts took and the longest task', () => {
  const slow = report({
    attempts: [
      { version: '2.0.0', outcome: 'failed', phase: 'entry', cause: 'timeout', ms: 3_000 },
      { version: '2.0.0', outcome: 'ok', ms: 200 },
    ],
    longTaskMs: 75,
  });
  expect(lines(report(), report(), slow)).toEqual([
    'jobs 2.0.0 cause timeout: 1',
    'jobs 2.0.0 outcome ok: 3',
    `jobs 2.0.0 ready ${bucketOf(100)}: 2`,
    `jobs 2.0.0 ready ${bucketOf(3_200)}: 1`,
    `jobs 2.0.0 task ${bucketOf(75)}: 1`,
  ]);
});

test('PF-03 a step back counts for the version it steps back from, and each failure for its own', () => {
  const stepped = report({
    outcome: 'stepped-back',
    attempts: [
      { version: '2.0.0', outcome: 'failed', phase: 'mount', cause: 'threw', ms: 20 },
      { version: '1.0.0', outcome: 'ok', ms: 40 },
    ],
  });
  const failed = report({
    outcome: 'failed',
    attempts: [
      { version: '2.0.0', outcome: 'failed', ms: 20 },
      { version: '1.0.0', outcome: 'failed', phase: 'entry', cause: 'not-found', ms: 40 },
    ],
  });
  expect(lines(stepped, failed)).toEqual([
    'jobs 1.0.0 cause not-found: 1',
    'jobs 2.0.0 cause threw: 1',
    'jobs 2.0.0 cause unknown: 1',
    'jobs 2.0.0 outcome failed: 1',
    'jobs 2.0.0 outcome stepped-back: 1',
  ]);
});

test.each([
  ['of an error that a remote caught itself', { part: CAUGHT_ERROR }],
  ['without an attempt', { attempts: [] }],
  ['of a name that no remote has', { remote: "jobs'; drop table load_count; --" }],
  ['of a version that no release has', { attempts: [{ version: 'latest', outcome: 'ok' as const, ms: 1 }] }],
])('PF-03 a report %s counts nothing', (_what, more) => {
  expect(countsOfReports([report(more)])).toEqual([]);
});

test('PF-03 a time is counted in a bucket that is at most a tenth, or a millisecond, larger', () => {
  for (let ms = 10; ms <= 60_000; ms += 7) {
    expect(bucketOf(ms)).toBeGreaterThanOrEqual(ms);
    expect(bucketOf(ms)).toBeLessThanOrEqual(Math.ceil(ms * 1.1) + 1);
  }
  expect([bucketOf(0), bucketOf(-5), bucketOf(1e9)]).toEqual([BUCKETS[0], BUCKETS[0], BUCKETS.at(-1)]);
});
