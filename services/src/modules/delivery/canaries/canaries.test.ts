import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../../bench/random-query.ts';
import { jsonb } from '../../../platform/database/database.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import type { Actor, MakeCanaryPort } from '../releases/index.ts';
import { builtRelease } from '../releases/testing/built-release.ts';
import { changeShare, listCanaries, promoteCanary, stopCanary } from './canaries.service.ts';
import type { CanaryContext } from './canary-context.ts';
import { decideCanaries, type NotifyTeam } from './decide-canaries.ts';
import { canaryPortWith } from './port.ts';
import { knownCanaries } from './running-canaries.ts';
import { startCanary, type WishedCanary } from './start-canary.ts';
import { makeLive, storeVersions } from './testing/stored-versions.ts';
import { CANARY, LIVE, reportOf, visit, type Experience } from './testing/visitors.ts';

type CanaryPort = ReturnType<MakeCanaryPort>;
type Notice = Parameters<NotifyTeam>[1];

const MINUTE = 60_000;
const TEAM: Actor = { by: 'jobs-team', keyId: 'k1', remotes: ['jobs'] };
const WISH: WishedCanary = {
  remote: 'jobs',
  version: CANARY,
  share: 50,
  enterprises: [],
  accounts: [],
  hours: 24,
  why: 'A new list.',
};

let test: TestApp;
let port: CanaryPort;
/** The port of a second process. */
let otherPort: CanaryPort;
let context: CanaryContext;
let now = new Date('2026-05-04T12:00:00Z');
let sequence = 1;
let notices: Notice[] = [];
let promoted: string[] = [];

const tell: NotifyTeam = async (_trx, notice) => void notices.push(notice);
const findServable = async (remote: string, version: string) => builtRelease(remote, version).release;
const makePort = canaryPortWith(() => tell);
const decide = () => decideCanaries(test.services, tell);
const start = (wish: Partial<WishedCanary> = {}) => startCanary(context, TEAM, { ...WISH, ...wish });
const history = () => test.db.selectFrom('release_history').selectAll().orderBy('id').execute();
const passMinutes = (minutes: number) => void (now = new Date(now.getTime() + minutes * MINUTE));
const running = async () => (await listCanaries(context.services, 'jobs')).find(({ state }) => state === 'RUNNING');
const only = async () => {
  const [canary] = await listCanaries(context.services, 'jobs');
  if (!canary) throw new Error('There is no canary.');
  return canary;
};

/** As many visits in each of these minutes, of which each reports what `outcomeOf` says; decides after each minute. */
async function visits(minutes: number, each: number, outcomeOf: (isCanary: boolean) => Experience): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    for (let number = 0; number < each; number += 1) {
      const visitor = await visit(number % 2 === 0 ? port : otherPort);
      await visitor.reports(outcomeOf(visitor.isCanary));
    }
    passMinutes(1);
    await decide();
  }
}

beforeAll(async () => {
  test = await createTestApp({ modules: [], now: () => now });
  const process = { findServable, log: test.app.log };
  port = makePort(test.services, process);
  otherPort = makePort(test.services, process);
  context = {
    services: test.services,
    refuseBreaks: async () => undefined,
    async makeLive(_actor, { version }) {
      promoted.push(version);
      await makeLive(test.db, (sequence += 1), { jobs: version, shell: LIVE });
    },
  };
  await storeVersions(test.db, [
    ['jobs', LIVE],
    ['jobs', CANARY],
    ['jobs', '3.0.0'],
    ['shell', LIVE],
    ['profile', CANARY],
  ]);
});
afterAll(async () => {
  await port.stop();
  await otherPort.stop();
  await test.close();
});
beforeEach(async () => {
  await test.db.deleteFrom('canary').execute();
  await test.db.deleteFrom('release_history').execute();
  await test.db.deleteFrom('release_lock').execute();
  await makeLive(test.db, (sequence += 1), { jobs: LIVE, shell: LIVE });
  knownCanaries.clear(test.db);
  notices = [];
  promoted = [];
  passMinutes(60);
});

describe('PF-02 a canary', () => {
  it('is given to its share of the visitors, each of whom keeps the version, also with a larger share', async () => {
    const { id } = await start({ share: 30 });
    const visitors = await Promise.all(Array.from({ length: 200 }, () => visit(port)));
    const withCanary = visitors.filter(({ isCanary }) => isCanary);
    expect(withCanary.length).toBeGreaterThan(30);
    expect(withCanary.length).toBeLessThan(95);
    for (const { cookies, isCanary } of visitors) expect((await visit(otherPort, { cookies })).isCanary).toBe(isCanary);
    await changeShare(context, TEAM, { id, share: 60 });
    const after = await Promise.all(visitors.map(({ cookies }) => visit(port, { cookies })));
    expect(visitors.every(({ isCanary }, index) => !isCanary || after[index]?.isCanary)).toBe(true);
    expect(after.filter(({ isCanary }) => isCanary).length).toBeGreaterThan(withCanary.length);
  });

  it('whose visitors report failures is reverted, with the numbers in the history and told to the team', async () => {
    await start();
    await visits(6, 10, (isCanary) => (isCanary ? 'not loaded' : 'ok'));
    const canary = await only();
    expect(canary.state).toBe('REVERTED');
    expect(canary.decision).toMatch(
      /^Reverted: jobs failed to load in \d+ of \d+ visits \(100\.00 %\) with 2\.0\.0 and in 0 of \d+ visits/,
    );
    const [, reverted] = await history();
    expect(reverted).toMatchObject({
      action: 'CANARY_REVERT',
      acted_by: 'platform',
      remote: 'jobs',
      version: CANARY,
      outcome: 'DONE',
      why: canary.decision,
    });
    expect(notices).toMatchObject([
      { team: 'jobs-team', event: 'canary.reverted', payload: { state: 'REVERTED', decision: canary.decision } },
    ]);
    expect((await visit(port)).ticket).toBeUndefined();
    expect(promoted).toEqual([]);
  });

  it.each<[Experience, string]>([
    ['crashed', 'CRASHED'],
    ['not loaded', 'LOAD_FAILED'],
  ])('that is %s in a third of the visits is reverted for %s', async (outcome, signal) => {
    await start();
    const random = seeded(3);
    await visits(15, 20, (isCanary) => (isCanary && random() < 0.35 ? outcome : 'ok'));
    const canary = await only();
    expect(canary.state).toBe('REVERTED');
    const worst = canary.signals.toSorted((one, other) => other.evidence - one.evidence)[0];
    expect(worst?.signal).toBe(signal);
    expect(worst?.evidence).toBeGreaterThanOrEqual(300);
  });

  it('that fails as often as the live version is not reverted, and is never promoted by itself', async () => {
    await start({ hours: 1 });
    const seen = { live: 0, canary: 0 };
    // Visitors are divided at random, but each tenth visit of either version fails, and each version has far more than 100 visits.
    await visits(15, 20, (isCanary) => ((seen[isCanary ? 'canary' : 'live'] += 1) % 10 === 0 ? 'not loaded' : 'ok'));
    expect((await running())?.state).toBe('RUNNING');
    passMinutes(60);
    await decide();
    const canary = await only();
    expect(canary.state).toBe('INCONCLUSIVE');
    expect(canary.decision).toMatch(/Five times as many failed loads would show after about \d+ visits with 2\.0\.0\.$/);
    expect(promoted).toEqual([]);
    expect(notices).toMatchObject([{ event: 'canary.ended', payload: { state: 'INCONCLUSIVE' } }]);
    expect((await history()).map(({ action }) => action)).toEqual(['CANARY_START', 'CANARY_END']);
  });

  it('that loads slowly is reverted once it is known when a load is slow', async () => {
    await start();
    const visitor = await visit(port);
    await visitor.reports('slow');
    expect((await only()).signals.find(({ signal }) => signal === 'SLOW')?.live.visits).toBe(0);
    const reports = Array.from({ length: 100 }, (_, index) => {
      const report = reportOf(LIVE, 'ok');
      return { ...report, attempts: [{ version: LIVE, outcome: 'ok' as const, ms: index }] };
    });
    await test.db
      .insertInto('load_report')
      .values(reports.map((report) => ({ remote: 'jobs', outcome: 'ok', report: jsonb(report) })))
      .execute();
    await decide();
    knownCanaries.clear(test.db);
    const [row] = await test.db.selectFrom('canary').select('slow_ms').execute();
    expect(row?.slow_ms).toEqual({ jobList: 95 });
    await visits(6, 10, (isCanary) => (isCanary ? 'slow' : 'ok'));
    expect((await only()).decision).toContain('loaded slowly');
  });

  it('ends as promoted or stopped when another version becomes live', async () => {
    await start();
    await makeLive(test.db, (sequence += 1), { jobs: '3.0.0', shell: LIVE });
    expect((await port.ofPage({ cookies: undefined, sequence, versions: { jobs: '3.0.0' } })).visitTicket).toBeUndefined();
    await decide();
    expect(await only()).toMatchObject({
      state: 'STOPPED',
      decision: expect.stringContaining('jobs 3.0.0 became the live version'),
    });
    passMinutes(1);
    await start();
    await makeLive(test.db, (sequence += 1), { jobs: CANARY, shell: LIVE });
    await decide();
    expect((await only()).state).toBe('PROMOTED');
  });
});

describe('PF-02 what counts', () => {
  const counted = async () => (await only()).signals.find(({ signal }) => signal === 'LOAD_FAILED');

  it('is one outcome a visit, however often and from how many pages it is reported', async () => {
    await start({ share: 100 });
    const visitor = await visit(port);
    await visitor.reports('not loaded');
    await visitor.reports('not loaded', 'ok');
    await (await visit(otherPort, { cookies: visitor.cookies })).reports('not loaded');
    expect(await counted()).toMatchObject({ canary: { visits: 1, failures: 1 }, live: { visits: 0, failures: 0 } });
  });

  it('is a failure after a good load too, once', async () => {
    await start({ share: 100 });
    const visitor = await visit(port);
    await visitor.reports('ok');
    expect(await counted()).toMatchObject({ canary: { visits: 1, failures: 0 } });
    await visitor.reports('not loaded');
    await visitor.reports('not loaded');
    expect(await counted()).toMatchObject({ canary: { visits: 2, failures: 1 } });
  });

  it('is not what is reported by nobody, with a forged ticket, of another canary, or at another version', async () => {
    const first = await start({ share: 100 });
    const { ticket } = await visit(port);
    await stopCanary(context, TEAM, first.id);
    await start({ share: 100 });
    const failure = [reportOf(CANARY, 'not loaded')];
    const own = await visit(port);
    for (const sent of [undefined, '', 'forged', `${own.ticket?.split('.')[0]}.AAAA`, ticket])
      await port.count({ ticket: sent, address: '127.0.0.1', reports: failure });
    await port.count({ ticket: own.ticket, address: '127.0.0.1', reports: [reportOf(LIVE, 'not loaded')] });
    passMinutes(3 * 60);
    await port.count({ ticket: own.ticket, address: '127.0.0.1', reports: failure });
    expect(await counted()).toMatchObject({ canary: { visits: 0, failures: 0 }, live: { visits: 0, failures: 0 } });
  });

  it('is two failures of a network a day, and of a private address any number', async () => {
    await start({ share: 100 });
    for (let host = 1; host <= 6; host += 1) await (await visit(port, { address: `81.2.69.${host}` })).reports('not loaded');
    await (await visit(port, { address: '81.2.69.9' })).reports('ok');
    expect(await counted()).toMatchObject({ canary: { visits: 2, failures: 2 } });
    await (await visit(port, { address: '81.2.70.1' })).reports('not loaded');
    expect(await counted()).toMatchObject({ canary: { visits: 3, failures: 3 } });
    for (let host = 1; host <= 4; host += 1) await (await visit(port, { address: `10.0.0.${host}` })).reports('not loaded');
    expect(await counted()).toMatchObject({ canary: { visits: 7, failures: 7 } });
    const rows = await test.db.selectFrom('canary_visit').select('network').where('network', 'is not', null).execute();
    expect(JSON.stringify(rows)).not.toContain('81.2');
  });

  it('is each visit once when two processes count at the same time', async () => {
    await start({ share: 100 });
    const visitors = await Promise.all(Array.from({ length: 30 }, (_, index) => visit(index % 2 === 0 ? port : otherPort)));
    await Promise.all(
      visitors.flatMap(({ ticket, version }) =>
        [port, otherPort, port].map((each) =>
          each.count({ ticket, address: '81.2.69.1', reports: [reportOf(version, 'crashed'), reportOf(version, 'ok')] }),
        ),
      ),
    );
    const crashed = (await only()).signals.find(({ signal }) => signal === 'CRASHED');
    expect(crashed?.canary).toEqual({ visits: 2, failures: 2 });
    expect(await counted()).toMatchObject({ canary: { visits: 30, failures: 0 } });
  });

  it('is nothing once the canary has ended', async () => {
    const { id } = await start({ share: 100 });
    const visitor = await visit(port);
    await visitor.reports('ok');
    await stopCanary(context, TEAM, id);
    await visitor.reports('not loaded');
    expect(await counted()).toMatchObject({ canary: { visits: 1, failures: 0 } });
    expect(await test.db.selectFrom('canary_visit').selectAll().execute()).toEqual([]);
  });
});

describe('PF-02 two processes', () => {
  it('decide once', async () => {
    await start();
    for (let number = 0; number < 40; number += 1) {
      const visitor = await visit(port);
      await visitor.reports(visitor.isCanary ? 'crashed' : 'ok');
    }
    passMinutes(2);
    await Promise.all([decide(), decide(), decide()]);
    expect((await history()).filter(({ action }) => action === 'CANARY_REVERT')).toHaveLength(1);
    expect(notices).toHaveLength(1);
  });

  it('revert within the minute when all loads are broken, without the work of each minute', async () => {
    await start();
    for (let number = 0; number < 60; number += 1) {
      const visitor = await visit(otherPort);
      await visitor.reports(visitor.isCanary ? 'not loaded' : 'ok');
    }
    await expect.poll(async () => (await only()).state, { timeout: 30_000 }).toBe('REVERTED');
  });

  it('a process that starts later continues with what was counted before', async () => {
    await start({ share: 100 });
    await (await visit(port)).reports('not loaded');
    const restarted = makePort(test.services, { findServable, log: test.app.log });
    await (await visit(restarted)).reports('not loaded');
    await restarted.stop();
    expect((await only()).signals[0]?.canary).toEqual({ visits: 2, failures: 2 });
  });
});

describe('PF-02 the calls', () => {
  it('starting the running one again returns it', async () => {
    const first = await start();
    expect((await start({ share: 5 })).id).toBe(first.id);
    expect(await history()).toHaveLength(1);
    const both = await Promise.allSettled([start({ remote: 'jobs', version: '3.0.0' })]);
    expect(both[0]).toMatchObject({ status: 'rejected', reason: { code: 'RELEASE_REFUSED' } });
  });

  it.each<[string, Partial<WishedCanary>, string]>([
    ['a version that is not stored', { version: '9.0.0' }, 'RELEASE_REFUSED'],
    ['the live version', { version: LIVE }, 'RELEASE_REFUSED'],
    ['a remote of another team', { remote: 'profile' }, 'RIGHT_MISSING'],
  ])('refuse %s', async (_what, wish, code) => {
    await expect(start(wish)).rejects.toMatchObject({ code });
    expect(await running()).toBeUndefined();
  });

  it('refuse a remote of which nothing is live, and a locked one', async () => {
    const everything: Actor = { by: 'operator', keyId: null, remotes: 'ALL' };
    await expect(startCanary(context, everything, { ...WISH, remote: 'profile' })).rejects.toMatchObject({
      code: 'RELEASE_REFUSED',
    });
    await test.db
      .insertInto('release_lock')
      .values({ remote: 'jobs', why: 'Freeze.', locked_by: 'ops', key_id: null, locked_at: now })
      .execute();
    await expect(start()).rejects.toMatchObject({ code: 'REMOTE_LOCKED', message: expect.stringContaining('Freeze.') });
  });

  it('promote makes the version live once', async () => {
    const { id } = await start();
    await promoteCanary(context, TEAM, { id, why: 'It is good.' });
    expect(await promoteCanary(context, TEAM, { id, why: 'Again.' })).toMatchObject({ state: 'PROMOTED' });
    expect(promoted).toEqual([CANARY]);
  });

  it('of one that has ended are refused, but for stopping it again', async () => {
    const { id } = await start();
    await stopCanary(context, TEAM, id);
    expect(await stopCanary(context, TEAM, id)).toMatchObject({ state: 'STOPPED', decision: 'Stopped by jobs-team.' });
    await expect(changeShare(context, TEAM, { id, share: 20 })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(promoteCanary(context, TEAM, { id, why: 'Now.' })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(stopCanary(context, { ...TEAM, remotes: ['profile'] }, id)).rejects.toMatchObject({ code: 'RIGHT_MISSING' });
  });
});
