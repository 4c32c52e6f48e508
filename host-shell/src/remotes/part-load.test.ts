import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadAttempt, LoadCause, LoadPhase, LoadReport, Release } from '@hirehq/shared-contracts/release';
import { manifest } from '../manifest.ts';
import { LoadFailure } from './load-failure.ts';
import { PartLoad } from './part-load.ts';

const release = (version: string): Release => ({
  remote: 'jobs',
  version,
  container: `mfe_jobs_${version.replaceAll('.', '_')}`,
  entry: 'remoteEntry.js',
  manifest,
  files: {},
  parts: {},
});
const current = release('2.0.0');
const previous = release('1.0.0');
const failure = (phase: LoadPhase, cause: LoadCause) => new LoadFailure(phase, cause, `${phase} ${cause}`, '/file.js');

/** A load whose versions return the results in the lists, in order; the last result repeats. */
type Reported = Pick<LoadReport, 'outcome' | 'attempts'>;

function prepare(
  responses: Record<string, (LoadFailure | 'page')[]>,
  versions: readonly Release[] = [current, previous],
  onReport: (report: Reported) => void = () => {},
  now = () => 0,
) {
  const reports: Reported[] = [];
  const givenUp: string[] = [];
  const asked: string[] = [];
  const again: boolean[] = [];
  const load = new PartLoad<string>({
    versions: () => versions,
    isCurrent: ({ version }) => version === current.version,
    load({ version }, isAgain) {
      asked.push(version);
      again.push(isAgain);
      const queue = responses[version] ?? [];
      const next = queue.length > 1 ? queue.shift() : queue[0];
      return next === 'page' ? Promise.resolve(`page ${version}`) : Promise.reject(next ?? new Error('no response prepared'));
    },
    giveUp: ({ version }, { phase }) => givenUp.push(`${version} ${phase}`),
    report(report) {
      reports.push(report);
      onReport(report);
    },
    wait: () => Promise.resolve(),
    now,
  });
  const settled = () => vi.waitFor(() => expect(['ready', 'failed']).toContain(load.current().status), 20_000);
  const component = () => {
    const state = load.current();
    return state.status === 'ready' ? state.Component : state.status;
  };
  return { load, reports, givenUp, asked, again, settled, component };
}

const summary = ({ version, outcome, phase, cause }: LoadAttempt) => [version, outcome, phase, cause].filter(Boolean).join(' ');

describe('PartLoad', () => {
  it('PF-03 reports the time from the request of the part until it is on screen', async () => {
    let time = 100;
    const { load, reports, settled } = prepare({ '2.0.0': ['page'] }, [current], undefined, () => time);
    load.start();
    await settled();
    time = 340;
    load.shown();
    expect(reports[0]?.attempts.map(({ ms }) => ms)).toEqual([240]);
  });

  it('PF-03 runs the current version and reports it once it is on screen', async () => {
    const { load, reports, settled, component } = prepare({ '2.0.0': ['page'] });
    load.start();
    await settled();
    expect(component()).toBe('page 2.0.0');
    expect(reports).toEqual([]);
    load.shown();
    load.shown();
    expect(reports.map(({ outcome }) => outcome)).toEqual(['ok']);
  });

  it('PF-03 retries after a server error before it falls back', async () => {
    const { load, asked, settled, component, reports } = prepare({ '2.0.0': [failure('entry', 'server-error'), 'page'] });
    load.start();
    await settled();
    load.shown();
    expect(component()).toBe('page 2.0.0');
    expect(asked).toEqual(['2.0.0', '2.0.0']);
    expect(reports[0]).toMatchObject({ outcome: 'ok' });
    expect(reports[0]?.attempts.map(summary)).toEqual(['2.0.0 failed entry server-error', '2.0.0 ok']);
  });

  it.each(['not-found', 'tampered', 'not-javascript', 'incompatible'] as const)(
    'PF-03 steps back at once from a version that is %s',
    async (cause) => {
      const { load, asked, givenUp, settled, component, reports } = prepare({
        '2.0.0': [failure('entry', cause)],
        '1.0.0': ['page'],
      });
      load.start();
      await settled();
      load.shown();
      expect(component()).toBe('page 1.0.0');
      expect(asked).toEqual(['2.0.0', '1.0.0']);
      expect(givenUp).toEqual(['2.0.0 entry']);
      expect(reports).toHaveLength(1);
      expect(reports[0]?.outcome).toBe('stepped-back');
    },
  );

  it('PF-03 requests what has stalled once more, at its second address', async () => {
    const { load, asked, again, settled, component } = prepare({ '2.0.0': [failure('chunk', 'timeout'), 'page'] });
    load.start();
    await settled();
    expect(component()).toBe('page 2.0.0');
    expect([asked, again]).toEqual([
      ['2.0.0', '2.0.0'],
      [false, true],
    ]);
  });

  it('PF-03 stays at the second address while a server error there may pass, and never waits for a third stall', async () => {
    const { load, asked, again, settled, component } = prepare({
      '2.0.0': [failure('entry', 'timeout'), failure('entry', 'server-error'), failure('entry', 'timeout')],
      '1.0.0': ['page'],
    });
    load.start();
    await settled();
    expect(component()).toBe('page 1.0.0');
    expect([asked, again]).toEqual([
      ['2.0.0', '2.0.0', '2.0.0', '1.0.0'],
      [false, true, true, false],
    ]);
  });

  it('PF-03 shows the fallback when what has stalled stalls again', async () => {
    const { load, asked, settled } = prepare({ '2.0.0': [failure('entry', 'timeout')] }, [current]);
    load.start();
    await settled();
    expect(load.current()).toMatchObject({ status: 'failed', failure: { cause: 'timeout' } });
    expect(asked).toEqual(['2.0.0', '2.0.0']);
  });

  it('PF-03 shows the fallback when no version works, and one report says why', async () => {
    const { load, settled, reports } = prepare({
      '2.0.0': [failure('chunk', 'not-found')],
      '1.0.0': [failure('css', 'tampered')],
    });
    load.start();
    await settled();
    expect(load.current()).toMatchObject({ status: 'failed', failure: { phase: 'css', cause: 'tampered' } });
    expect(reports).toHaveLength(1);
    expect(reports[0]?.attempts.map(summary)).toEqual(['2.0.0 failed chunk not-found', '1.0.0 failed css tampered']);
  });

  it('PF-03 restarts with the current version on retry', async () => {
    const { load, settled, component } = prepare({ '2.0.0': [failure('entry', 'not-found'), 'page'] }, [current]);
    load.start();
    await settled();
    expect(load.current().status).toBe('failed');
    load.start();
    await settled();
    expect(component()).toBe('page 2.0.0');
  });

  it('PF-03 falls back when a part throws at mount', async () => {
    const { load, settled, component, reports } = prepare({ '2.0.0': ['page'], '1.0.0': ['page'] });
    load.start();
    await settled();
    load.threw('mount', new Error('boom'));
    await settled();
    load.shown();
    expect(component()).toBe('page 1.0.0');
    expect(reports.map(({ outcome, attempts }) => [outcome, ...attempts.map(summary)])).toEqual([
      ['stepped-back', '2.0.0 failed mount threw', '1.0.0 ok'],
    ]);
  });

  it('PF-03 shows the fallback when the previous version throws too, without another round', async () => {
    const { load, settled, component, asked } = prepare({ '2.0.0': ['page'], '1.0.0': ['page'] });
    load.start();
    await settled();
    load.shown();
    load.threw('render', new Error('boom'));
    await settled();
    load.shown();
    expect(component()).toBe('page 1.0.0');
    load.threw('render', new Error('boom'));
    await settled();
    expect(component()).toBe('failed');
    expect(asked).toEqual(['2.0.0', '1.0.0']);
  });

  describe('with a reporter that throws', () => {
    const told = vi.fn<(error: unknown) => void>();
    beforeEach(() => vi.stubGlobal('reportError', told.mockReset()));
    afterEach(() => vi.unstubAllGlobals());
    const failing = () => {
      throw new Error('no reporter');
    };

    it('PF-03 still shows the fallback', async () => {
      const { load, settled } = prepare({ '2.0.0': [failure('entry', 'not-found')] }, [current], failing);
      load.start();
      await settled();
      expect(load.current().status).toBe('failed');
      expect(told).toHaveBeenCalledWith(expect.objectContaining({ message: 'no reporter' }));
    });

    it('PF-03 keeps a part that is on screen', async () => {
      const { load, settled, component } = prepare({ '2.0.0': ['page'] }, [current], failing);
      load.start();
      await settled();
      expect(() => load.shown()).not.toThrow();
      expect(component()).toBe('page 2.0.0');
    });
  });

  it('PF-03 a listener that throws does not affect the others', async () => {
    const told = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', told);
    const { load, settled } = prepare({ '2.0.0': ['page'] });
    const received: string[] = [];
    load.subscribe(() => {
      throw new Error('a follower');
    });
    load.subscribe(() => received.push(load.current().status));
    load.start();
    await settled();
    expect(received).toEqual(['loading', 'ready']);
    expect(told).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });

  it('PF-03 fails immediately when nothing is released', async () => {
    const { load, settled, reports } = prepare({}, []);
    load.start();
    await settled();
    expect(load.current()).toMatchObject({ status: 'failed', failure: { phase: 'manifest' } });
    expect(reports).toHaveLength(1);
  });
});
