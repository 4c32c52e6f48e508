import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { publishReleases, releasesModule } from '../index.ts';
import { writeTestRelease } from '../testing/test-release.ts';
import { changeSet, restoreSet, type Actor } from './change-set.ts';
import { pageOfSets } from './list-sets.ts';

let test: TestApp;
/** The set with which each test begins: jobs 1.0.0 and profile 1.0.0. */
let first: number;

const OPERATOR: Actor = { by: 'operator', keyId: null, remotes: 'ALL' };
const JOBS: Actor = { by: 'team jobs', keyId: 'key-jobs', remotes: ['jobs'] };
const PROFILE: Actor = { by: 'team profile', keyId: 'key-profile', remotes: ['profile'] };

beforeEach(async () => {
  test = await createTestApp({ modules: [releasesModule], config: { mode: 'development', promoteReleases: false } });
  onTestFinished(() => test.close());
  const folders: string[] = [];
  for (const remote of ['jobs', 'profile'])
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) folders.push(await writeTestRelease({ remote, version }));
  await publishReleases(test.services, folders);
  first = (await live()).sequence;
});

const live = async () => {
  const [newest] = (await pageOfSets(test.services, { limit: 1 })).items;
  if (!newest) throw new Error('There is no set.');
  return newest;
};
const liveVersions = async () => Object.fromEntries((await live()).members.map(({ remote, version }) => [remote, version]));
const promote = (actor: Actor, change: Record<string, string | null>, more: Partial<Parameters<typeof changeSet>[1]> = {}) =>
  changeSet(test.services, { change, cause: 'PROMOTE', why: 'It is better.', actor, ...more });
const history = () => test.db.selectFrom('release_history').selectAll().where('action', '!=', 'PUBLISH').orderBy('id').execute();
const refused = (code: string, message: RegExp) => ({ code, message: expect.stringMatching(message) });

describe('PF-02 what is live', () => {
  it('is what was there first, until somebody changes it; the change is a set with who, why and what it falls back to', async () => {
    expect(await liveVersions()).toEqual({ jobs: '1.0.0', profile: '1.0.0' });
    const changed = await promote(JOBS, { jobs: '1.1.0' });
    expect(changed).toMatchObject({
      changes: [{ remote: 'jobs', from: '1.0.0', to: '1.1.0' }],
      breaks: [],
      dryRun: false,
      set: { sequence: first + 1, cause: 'PROMOTE', why: 'It is better.', by: 'team jobs', isLive: true },
    });
    expect(changed.set.members).toEqual([
      { remote: 'jobs', version: '1.1.0', previousVersion: '1.0.0' },
      { remote: 'profile', version: '1.0.0', previousVersion: null },
    ]);
    expect(await live()).toEqual(changed.set);
    expect((await history()).at(-1)).toMatchObject({
      action: 'PROMOTE',
      acted_by: 'team jobs',
      key_id: 'key-jobs',
      remote: 'jobs',
      version: '1.1.0',
      sequence: first + 1,
      outcome: 'DONE',
      why: 'It is better.',
    });
  });

  it('stays the same set when a change changes nothing', async () => {
    await promote(JOBS, { jobs: '1.1.0' });
    const before = await history();
    const again = await promote(JOBS, { jobs: '1.1.0' });
    expect(again).toMatchObject({ changes: [], set: { sequence: first + 1, isLive: true } });
    expect(await history()).toEqual(before);
  });

  it('has the changes of two teams that made them at the same moment', async () => {
    const turns = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? '1.1.0' : '1.2.0'));
    const made = await Promise.all(
      turns.flatMap((version) => [promote(JOBS, { jobs: version }), promote(PROFILE, { profile: version })]),
    );
    const sets = (await pageOfSets(test.services, { limit: 100 })).items;
    expect(sets.map(({ sequence }) => sequence)).toEqual(sets.map((_, index) => (sets[0]?.sequence ?? 0) - index));
    // Each set differs from the one before in what its maker changed, and in nothing else.
    for (const { set, changes } of made.filter((change) => change.changes.length > 0)) {
      const before = sets.find(({ sequence }) => sequence === set.sequence - 1);
      const others = (record: typeof set | undefined) => record?.members.filter(({ remote }) => remote !== changes[0]?.remote);
      expect(others(set)).toEqual(others(before));
    }
    expect((await live()).isLive).toBe(true);
  });

  it('is refused to whoever has seen another set', async () => {
    await promote(PROFILE, { profile: '1.1.0' });
    await expect(promote(JOBS, { jobs: '1.1.0' }, { expected: first })).rejects.toMatchObject(
      refused('CONFLICT', new RegExp(`live set is ${first + 1}, not ${first}`)),
    );
    expect((await promote(JOBS, { jobs: '1.1.0' }, { expected: first + 1 })).set.sequence).toBe(first + 2);
  });

  it('is not changed by a dry run, which says what would be', async () => {
    const before = await history();
    const dry = await promote(JOBS, { jobs: '1.1.0' }, { dryRun: true });
    expect(dry).toMatchObject({ dryRun: true, changes: [{ remote: 'jobs', to: '1.1.0' }], set: { isLive: false } });
    expect([(await live()).sequence, await history()]).toEqual([first, before]);
  });

  it('loses a remote that is removed', async () => {
    await promote(JOBS, { jobs: null });
    expect(await liveVersions()).toEqual({ profile: '1.0.0' });
  });

  it('notes when a version left it', async () => {
    const left = () =>
      test.db
        .selectFrom('release')
        .select('last_live_at')
        .where('remote', '=', 'jobs')
        .where('version', '=', '1.0.0')
        .executeTakeFirst();
    await promote(JOBS, { jobs: '1.1.0' });
    expect((await left())?.last_live_at).toBeNull();
    await promote(JOBS, { jobs: '1.2.0' });
    expect((await left())?.last_live_at).toBeInstanceOf(Date);
  });
});

describe('PF-02 a change is refused', () => {
  it('of a locked remote, with who locked it and why; one of another remote is made', async () => {
    const lock = { remote: 'jobs', why: 'The fair is on.', locked_by: 'team jobs', key_id: null, locked_at: new Date() };
    await test.db.insertInto('release_lock').values(lock).execute();
    await expect(promote(OPERATOR, { jobs: '1.1.0' })).rejects.toMatchObject(
      refused('REMOTE_LOCKED', /jobs was locked by team jobs: The fair is on\./),
    );
    await promote(OPERATOR, { profile: '1.1.0' });
    expect(await liveVersions()).toEqual({ jobs: '1.0.0', profile: '1.1.0' });
  });

  it('to whoever has no right for the remote', async () => {
    await expect(promote(JOBS, { profile: '1.1.0' })).rejects.toMatchObject(refused('RIGHT_MISSING', /no right for profile/));
    await expect(promote(JOBS, { jobs: '1.1.0', profile: '1.0.0' })).rejects.toMatchObject({ code: 'RIGHT_MISSING' });
  });

  it.each([
    ['is not stored', '9.9.9', undefined, /There is no release jobs 9\.9\.9/],
    ['was pruned', '1.1.0', 'PRUNED', /Publish it again/],
    ['is blocked', '1.1.0', 'BLOCKED', /is blocked/],
  ] as const)('to a version that %s', async (_, version, state, reason) => {
    if (state) await test.db.updateTable('release').set({ state }).where('version', '=', version).execute();
    await expect(promote(JOBS, { jobs: version })).rejects.toMatchObject(refused('RELEASE_REFUSED', reason));
    expect((await live()).sequence).toBe(first);
  });

  it('if a release would lack what it uses; a dry run says so', async () => {
    const found = { consumer: 'profile 1.0.0', missing: 'slot dashboard.jobs', use: 'shows it' };
    const findBreaks = ({ before, after }: { before: readonly { version: string }[]; after: readonly { version: string }[] }) => {
      expect(before.map(({ version }) => version)).toEqual(['1.0.0', '1.0.0']);
      return after.some(({ version }) => version === '1.1.0') ? [found] : [];
    };
    const wish = { change: { jobs: '1.1.0' }, cause: 'PROMOTE', why: 'x', actor: OPERATOR } as const;
    await expect(changeSet(test.services, wish, { findBreaks })).rejects.toMatchObject({
      ...refused('CONTRACT_BROKEN', /profile 1\.0\.0 shows it: slot dashboard\.jobs\./),
      breaks: [found],
    });
    expect((await changeSet(test.services, { ...wish, dryRun: true }, { findBreaks })).breaks).toEqual([found]);
    expect((await live()).sequence).toBe(first);
  });
});

describe('PF-02 an earlier set', () => {
  const restore = (sequence: number, actor: Actor, more: object = {}) =>
    restoreSet(test.services, { sequence, why: 'It was worse.', actor, ...more });

  it('is live again as the next set, with what its versions fell back to', async () => {
    await promote(OPERATOR, { jobs: '1.1.0' });
    await promote(OPERATOR, { jobs: '1.2.0', profile: '1.2.0' });
    const restored = await restore(first + 1, OPERATOR);
    expect(restored.set).toMatchObject({ sequence: first + 3, cause: 'ROLLBACK', why: 'It was worse.' });
    expect(restored.set.members).toEqual([
      { remote: 'jobs', version: '1.1.0', previousVersion: '1.0.0' },
      { remote: 'profile', version: '1.0.0', previousVersion: null },
    ]);
    expect((await history()).slice(-2).map(({ action }) => action)).toEqual(['ROLLBACK', 'ROLLBACK']);
  });

  it('is restored by a team for its own remotes', async () => {
    await promote(OPERATOR, { jobs: '1.1.0', profile: '1.1.0' });
    await restore(first, JOBS);
    expect(await liveVersions()).toEqual({ jobs: '1.0.0', profile: '1.1.0' });
    await expect(restore(first, JOBS, { remotes: ['profile'] })).rejects.toMatchObject({ code: 'RIGHT_MISSING' });
  });

  it('is restored for some remotes', async () => {
    await promote(OPERATOR, { jobs: '1.1.0', profile: '1.1.0' });
    await restore(first, OPERATOR, { remotes: ['profile'] });
    expect(await liveVersions()).toEqual({ jobs: '1.1.0', profile: '1.0.0' });
  });

  it('is refused if there is none, or a version of it was pruned', async () => {
    await expect(restore(4711, OPERATOR)).rejects.toMatchObject(refused('NOT_FOUND', /no release set 4711/));
    await promote(OPERATOR, { jobs: '1.1.0' });
    await test.db.updateTable('release').set({ state: 'PRUNED' }).where('version', '=', '1.0.0').execute();
    await expect(restore(first, OPERATOR)).rejects.toMatchObject(refused('RELEASE_REFUSED', /jobs 1\.0\.0 were removed/));
  });
});

it('PF-02 sets are listed in pages, newest first', async () => {
  for (const version of ['1.1.0', '1.2.0', '1.1.0']) await promote(OPERATOR, { jobs: version });
  const all = (await pageOfSets(test.services, { limit: 100 })).items;
  const found = [];
  let cursor: string | undefined;
  do {
    const page = await pageOfSets(test.services, { cursor, limit: 2 });
    expect(page.items.length).toBeLessThanOrEqual(2);
    found.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(found).toEqual(all);
  expect(found.filter(({ isLive }) => isLive).map(({ sequence }) => sequence)).toEqual([first + 3]);
  await expect(pageOfSets(test.services, { cursor: 'x', limit: 2 })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});
