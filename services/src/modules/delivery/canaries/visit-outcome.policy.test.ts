import { describe, expect, it } from 'vitest';
import type { LoadAttempt, LoadReport } from '@hirehq/shared-contracts/release';
import { visitOutcome } from './visit-outcome.policy.ts';

const CANARY = '2.0.0';
const LIVE = '1.0.0';

const ok = (version: string, ms = 100): LoadAttempt => ({ version, outcome: 'ok', ms });
const failed = (version: string, phase: LoadAttempt['phase']): LoadAttempt => ({
  version,
  outcome: 'failed',
  phase,
  cause: 'threw',
  ms: 5,
});
const report = (outcome: LoadReport['outcome'], attempts: LoadAttempt[], more: Partial<LoadReport> = {}): LoadReport => ({
  traceId: 't',
  remote: 'jobs',
  part: 'jobList',
  outcome,
  attempts,
  page: '/job-list',
  at: '2026-05-04T12:00:00Z',
  isFetched: true,
  ...more,
});

const of = (reports: LoadReport[], slowMs: Record<string, number> = {}, remote = 'jobs') => {
  const outcome = visitOutcome(reports, { remote, version: CANARY, slowMs });
  return outcome && { counted: [...outcome.counted].toSorted(), failed: [...outcome.failed].toSorted() };
};
const BOTH = ['CRASHED', 'LOAD_FAILED'];

describe('PF-02 what a visit says of the version it was given', () => {
  it.each([
    ['a load', [report('ok', [ok(CANARY)])], []],
    ['a load after a retry', [report('ok', [failed(CANARY, 'entry'), ok(CANARY)])], []],
    [
      'a load that failed',
      [report('stepped-back', [failed(CANARY, 'entry'), failed(CANARY, 'entry'), ok(LIVE)])],
      ['LOAD_FAILED'],
    ],
    [
      'a load that failed with no other version',
      [report('failed', [failed(CANARY, 'chunk'), failed(LIVE, 'chunk')])],
      ['LOAD_FAILED'],
    ],
    ['a part that threw while it was mounted', [report('stepped-back', [failed(CANARY, 'mount'), ok(LIVE)])], ['CRASHED']],
    ['a part that threw later', [report('ok', [ok(CANARY)]), report('failed', [failed(CANARY, 'render')])], ['CRASHED']],
    [
      'one part of many',
      [report('ok', [ok(CANARY)]), report('failed', [failed(CANARY, 'css')]), report('ok', [ok(CANARY)])],
      ['LOAD_FAILED'],
    ],
  ])('%s', (_what, reports, failures) => {
    expect(of(reports)).toEqual({ counted: BOTH, failed: failures });
  });

  it.each([
    ['another remote', [report('failed', [failed(CANARY, 'entry')], { remote: 'profile' })]],
    ['the version it has stepped back to', [report('stepped-back', [ok(LIVE)])]],
    ['nothing', []],
  ])('says nothing with reports of %s', (_what, reports) => {
    expect(of(reports)).toBeUndefined();
  });

  it.each([
    ['as fast as the limit', report('ok', [ok(CANARY, 300)]), { jobList: 300 }, false],
    ['slower', report('ok', [ok(CANARY, 301)]), { jobList: 300 }, true],
    ['slower with its retries', report('ok', [failed(CANARY, 'entry'), ok(CANARY, 299)]), { jobList: 300 }, true],
    ['slow, of a part whose limit is not known', report('ok', [ok(CANARY, 9_000)]), { job: 300 }, undefined],
    ['slow from the cache', report('ok', [ok(CANARY, 9_000)], { isFetched: false }), { jobList: 300 }, undefined],
    ['not ready at all', report('failed', [failed(CANARY, 'entry')]), { jobList: 1 }, undefined],
  ])('a load that is %s', (_what, sent, slowMs, isSlow) => {
    const outcome = of([sent], slowMs);
    expect(outcome?.counted.includes('SLOW')).toBe(isSlow !== undefined);
    expect(outcome?.failed.includes('SLOW')).toBe(isSlow === true);
  });

  it('takes any report of the shell, whatever version it names', () => {
    const start = report('failed', [failed('4.0.4', 'entry')], { remote: 'shell', part: 'start' });
    expect(of([start], {}, 'shell')?.failed).toEqual(['LOAD_FAILED']);
    const caught = report('failed', [failed('4.0.4', 'render')], { remote: 'shell', part: 'caught' });
    expect(of([caught], {}, 'shell')?.failed).toEqual(['CRASHED']);
  });
});
