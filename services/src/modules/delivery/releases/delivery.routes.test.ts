import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testTeam } from '../team-keys/testing/test-team.ts';
import { builtRelease } from './testing/built-release.ts';
import { publishingTeam, type PublishingTeam } from './testing/publishing-team.ts';

let hirehq: TestApp;
let learning: PublishingTeam;
let courses: PublishingTeam;
beforeAll(async () => {
  hirehq = await createTestApp({ config: { teamRateLimit: 0 } });
  learning = await publishingTeam(hirehq, { team: 'learning', remotes: ['learning'] });
  courses = await publishingTeam(hirehq, { team: 'courses', remotes: ['courses'] });
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await learning.publishVersion('learning', version);
    await courses.publishVersion('courses', version);
  }
});
afterAll(() => hirehq.close());

const promote = (team: PublishingTeam, version: string, more: object = {}) =>
  team.ask('POST sets', { change: { [team.team]: version }, why: `Version ${version}.`, ...more });
const live = async () => {
  const { sequence, remotes } = (await learning.ask('GET status')).body as {
    sequence: number;
    remotes: { remote: string; version: string }[];
  };
  return { sequence, versions: Object.fromEntries(remotes.map(({ remote, version }) => [remote, version])) };
};

describe('what is live', () => {
  test('PF-02 two teams that promote at the same moment both succeed, and neither change is lost', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      const before = await live();
      const made = await Promise.all([promote(learning, version), promote(courses, version)]);
      expect(made.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(await live()).toEqual({ sequence: before.sequence + 2, versions: { learning: version, courses: version } });
    }
  });

  test('PF-02 of two that have seen the same set, one is told to look again', async () => {
    const { sequence } = await live();
    const made = await Promise.all([
      promote(learning, '1.0.0', { expected: sequence }),
      promote(courses, '1.0.0', { expected: sequence }),
    ]);
    expect(new Set(made.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const refused = made.find(({ statusCode }) => statusCode === 409);
    expect(refused?.body).toMatchObject({ errorCode: 'CONFLICT', errorMessage: expect.stringContaining(`not ${sequence}`) });
    expect((await live()).sequence).toBe(sequence + 1);
  });

  test('PF-02 a set that nobody has any more as the live one is refused by its number', async () => {
    const { sequence } = await live();
    const older = await promote(learning, '1.1.0', { expected: sequence - 1 });
    expect([older.statusCode, older.body.errorCode]).toEqual([409, 'CONFLICT']);
  });

  test('PF-02 a dry run says what would change, and changes nothing', async () => {
    const before = await live();
    const { body } = await promote(learning, '1.1.0', { dryRun: true });
    const [{ from }] = body.changes;
    expect(body).toMatchObject({ dryRun: true, changes: [{ remote: 'learning', to: '1.1.0', from }], set: { isLive: false } });
    expect(await live()).toEqual(before);
  });

  test('PF-02 a set is live again in one call, for the remotes of the key', async () => {
    await promote(learning, '1.0.0');
    const { sequence } = await live();
    await promote(learning, '1.2.0');
    await promote(courses, '1.2.0');
    const restored = await learning.ask(`POST sets/${sequence}/restore`, { why: 'It broke.' });
    expect(restored.body).toMatchObject({ changes: [{ remote: 'learning', from: '1.2.0', to: '1.0.0' }] });
    expect((await live()).versions).toEqual({ learning: '1.0.0', courses: '1.2.0' });
    const [entry] = (await learning.ask('GET history?limit=1')).body.items;
    expect(entry).toMatchObject({ action: 'ROLLBACK', by: 'learning', outcome: 'DONE', why: 'It broke.' });
  });

  test.each([
    ['a version nobody has published', { learning: '9.9.9' }, 422, 'RELEASE_REFUSED'],
    ['the remote of another team', { courses: '1.0.0' }, 403, 'RIGHT_MISSING'],
    ['its own and that of another team', { learning: '1.1.0', courses: '1.0.0' }, 403, 'RIGHT_MISSING'],
  ])('PF-02 %s cannot be promoted, and the history says who tried', async (_what, change, status, code) => {
    const before = await live();
    const { statusCode, body } = await learning.ask('POST sets', { change, why: 'Why not.' });
    expect([statusCode, body.errorCode]).toEqual([status, code]);
    expect(await live()).toEqual(before);
    const [entry] = (await learning.ask('GET history?limit=1')).body.items;
    expect(entry).toMatchObject({ action: 'PROMOTE', by: 'learning', outcome: 'REFUSED' });
  });

  test('PF-02 the sets and the history are read in pages', async () => {
    for (const list of ['sets', 'history']) {
      const all = (await learning.ask(`GET ${list}?limit=100`)).body.items as object[];
      const read: object[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const { body } = await learning.ask(`GET ${list}?limit=3${cursor && `&cursor=${cursor}`}`);
        read.push(...body.items);
        cursor = body.nextCursor;
      }
      expect(read).toEqual(all);
    }
  });
});

describe('a lock', () => {
  test('PF-02 keeps a remote as it is until it is unlocked, and the other remotes go on', async () => {
    const locked = await learning.ask('PUT locks/learning', { why: 'Exams are on.' });
    expect(locked.body).toMatchObject({ remote: 'learning', by: 'learning', why: 'Exams are on.' });
    expect((await learning.ask('PUT locks/learning', { why: 'Again.' })).body).toEqual(locked.body);
    const before = await live();
    const refused = await promote(learning, before.versions['learning'] === '1.1.0' ? '1.2.0' : '1.1.0');
    expect([refused.statusCode, refused.body.errorCode]).toEqual([409, 'REMOTE_LOCKED']);
    expect(refused.body.errorMessage).toContain('Exams are on.');
    expect((await promote(courses, '1.1.0')).statusCode).toBe(200);
    const { remotes } = (await learning.ask('GET status')).body;
    expect(remotes.find(({ remote }: { remote: string }) => remote === 'learning').lock).toEqual(locked.body);
    for (let call = 0; call < 2; call += 1) expect((await learning.ask('DELETE locks/learning')).body).toBe(true);
    expect((await promote(learning, '1.1.0')).statusCode).toBe(200);
    const actions = ((await learning.ask('GET history?remote=learning')).body.items as { action: string }[]).map(
      ({ action }) => action,
    );
    expect(actions.filter((action) => action === 'LOCK' || action === 'UNLOCK')).toEqual(['UNLOCK', 'LOCK']);
  });

  test('PF-02 is made and removed by keys of the remote only', async () => {
    for (const call of ['PUT locks/courses', 'DELETE locks/courses'] as const) {
      const { statusCode, body } = await learning.ask(call, call.startsWith('PUT') ? { why: 'Not mine.' } : undefined);
      expect([statusCode, body.errorCode]).toEqual([403, 'RIGHT_MISSING']);
    }
  });
});

test('PF-02 a check compares a release with what is live, and stores nothing', async () => {
  const before = await hirehq.db.selectFrom('release').select('version').execute();
  const reader = await testTeam(hirehq, { rights: [] });
  expect((await reader.ask('POST checks', { release: builtRelease('learning', '5.0.0').source })).body).toEqual({ breaks: [] });
  const wrong = await reader.ask('POST checks', { release: '{}' });
  expect([wrong.statusCode, wrong.body.errorCode]).toEqual([422, 'RELEASE_REFUSED']);
  expect(await hirehq.db.selectFrom('release').select('version').execute()).toEqual(before);
});

test('PF-02 the status names the platform, its contract and the loads that browsers report', async () => {
  const { body } = await (await testTeam(hirehq, { rights: [] })).ask('GET status');
  expect(body).toMatchObject({ platform: hirehq.services.config.appVersion, contract: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  expect(body.remotes[0]).toMatchObject({ loads: { total: 0, failed: 0, p95Ms: null }, canary: null });
});
