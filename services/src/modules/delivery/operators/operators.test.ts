import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '@hirehq/shared-contracts/durations';
import { LOAD_REPORTS_PATH, type LoadReport } from '@hirehq/shared-contracts/release';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { OPERATOR_CLAIMS } from '../../../platform/testing/test-tokens.ts';
import { runScheduled } from '../../../platform/testing/test-work.ts';
import { builtRelease } from '../releases/testing/built-release.ts';
import { publishingTeam, type PublishingTeam } from '../releases/testing/publishing-team.ts';

const EMAIL = 'olga@example.com';
const WHY = 'It was better before.';
let hirehq: TestApp;
let team: PublishingTeam;
let now = new Date('2026-05-04T12:30:00Z');
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module', now: () => now, config: { teamRateLimit: 0 } });
  team = await publishingTeam(hirehq, { team: 'learning', remotes: ['learning', 'courses'] });
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await team.publishVersion('learning', version);
  await team.publish(
    builtRelease('courses', '1.0.0', {
      manifest: { ...builtRelease('courses', '1.0.0').release.manifest, budgets: { readyMs: 300, longTaskMs: 100 } },
    }),
  );
});
afterAll(() => hirehq.close());

interface Body<Data> {
  data: Data | null;
  errors?: { extensions: { errorCode: string } }[];
}
async function ask<Data>(query: string, variables: object = {}): Promise<Body<Data>> {
  const headers = await hirehq.asCandidate('olga', { ...OPERATOR_CLAIMS, email: EMAIL });
  const response = await hirehq.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
  return response.json<Body<Data>>();
}
async function read<Data>(query: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await ask<Data>(query, variables);
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
}

const promote = async (change: Record<string, string>) => {
  const { statusCode, body } = await team.ask('POST sets', { change, why: 'Promoted.' });
  expect([statusCode, body.errorCode]).toEqual([200, undefined]);
};

interface Live {
  platformStatus: {
    set: { sequence: number; by: string; changes: unknown[] };
    remotes: {
      remote: string;
      version: string;
      revertsTo: string | null;
      budgets: { name: string; measured: number | null }[];
      loads: object;
    }[];
  };
}
const STATUS = `{ platformStatus(hours: 24) {
  set { sequence by changes { remote from to } }
  remotes { remote version revertsTo budgets { name declared measured } loads { loads failed steppedBack readyP50Ms readyP95Ms longTaskP95Ms } }
} }`;
const live = async () => (await read<Live>(STATUS)).platformStatus;
const remoteOf = async (remote: string) => (await live()).remotes.find((each) => each.remote === remote);

const CHANGE = `__typename ... on Refusal { message }`;
const REVERT = `mutation ($input: RevertRemoteInput!) { revertRemote(input: $input) { ${CHANGE}
  ... on RevertRemoteDone { change { set { sequence isLive } changes { remote from to } breaks { consumer } dryRun } }
  ... on RevertRemoteRefused { code } } }`;
const RESTORE = `mutation ($input: RestoreReleaseSetInput!) { restoreReleaseSet(input: $input) { ${CHANGE}
  ... on RestoreReleaseSetDone { change { set { sequence } changes { remote from to } dryRun } }
  ... on RestoreReleaseSetRefused { code } } }`;
const revert = async (input: object) =>
  (await read<{ revertRemote: unknown }>(REVERT, { input: { remote: 'learning', why: WHY, dryRun: false, ...input } }))
    .revertRemote;
const restore = async (input: object) =>
  (await read<{ restoreReleaseSet: unknown }>(RESTORE, { input: { why: WHY, dryRun: false, ...input } })).restoreReleaseSet;

interface Entry {
  action: string;
  by: string;
  remote: string | null;
  outcome: string;
  why: string;
}
const newest = async (first: number, remote?: string) =>
  (
    await read<{ releaseHistory: { nodes: Entry[] } }>(
      `query ($first: Int!, $remote: String) { releaseHistory(first: $first, remote: $remote) { nodes { action by remote outcome why } } }`,
      { first, ...(remote !== undefined && { remote }) },
    )
  ).releaseHistory.nodes;

describe('a way back', () => {
  beforeAll(async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await promote({ learning: version });
    await promote({ courses: '1.0.0' });
  });

  test('PF-02 a dry run says what reverting a remote would change, and changes nothing', async () => {
    const before = await live();
    const made = await revert({ dryRun: true, expected: before.set.sequence });
    expect(made).toMatchObject({
      __typename: 'RevertRemoteDone',
      change: {
        set: { sequence: before.set.sequence + 1, isLive: false },
        changes: [{ remote: 'learning', from: '1.2.0', to: '1.1.0' }],
        breaks: [],
        dryRun: true,
      },
    });
    expect(await live()).toEqual(before);
    expect((await newest(1, 'learning'))[0]).toMatchObject({ action: 'PROMOTE' });
  });

  test('PF-02 reverts a remote to the version before, as the next set, in the name of the operator', async () => {
    const before = await live();
    expect((await remoteOf('learning'))?.revertsTo).toBe('1.1.0');
    await revert({ expected: before.set.sequence });
    const after = await live();
    expect(after.set).toEqual({
      sequence: before.set.sequence + 1,
      by: EMAIL,
      changes: [{ remote: 'learning', from: '1.2.0', to: '1.1.0' }],
    });
    expect(await newest(1)).toEqual([{ action: 'ROLLBACK', by: EMAIL, remote: 'learning', outcome: 'DONE', why: WHY }]);
  });

  test('PF-02 makes an earlier set live again, all of it or some remotes', async () => {
    const { nodes } = (
      await read<{ releaseSets: { nodes: { sequence: number; members: { remote: string; version: string }[] }[] } }>(
        `{ releaseSets(first: 50) { nodes { sequence members { remote version } } } }`,
      )
    ).releaseSets;
    const first = nodes.find(({ members }) => members.length === 1 && members[0]?.version === '1.0.0');
    const sequence = first?.sequence ?? 0;
    expect(await restore({ sequence, dryRun: true })).toMatchObject({
      change: {
        changes: [
          { remote: 'courses', from: '1.0.0', to: null },
          { remote: 'learning', from: '1.1.0', to: '1.0.0' },
        ],
      },
    });
    await restore({ sequence, remotes: ['learning'] });
    expect((await live()).remotes.map(({ remote, version }) => `${remote} ${version}`)).toEqual([
      'courses 1.0.0',
      'learning 1.0.0',
    ]);
  });

  test.each([
    ['with another live set than the operator has seen', () => revert({ expected: 1 }), 'CONFLICT'],
    ['of a remote that is not live', () => revert({ remote: 'nothing' }), 'NOT_FOUND'],
    ['of a remote without a version before', () => revert({ remote: 'courses' }), 'NOT_FOUND'],
    ['to a set that there is none of', () => restore({ sequence: 9_999 }), 'NOT_FOUND'],
  ])('PF-02 a change %s is refused, and the history says who tried', async (_what, change, code) => {
    const before = await live();
    expect(await change()).toMatchObject({ __typename: expect.stringMatching(/Refused$/), code });
    expect(await live()).toEqual(before);
    expect((await newest(1))[0]).toMatchObject({
      action: 'ROLLBACK',
      by: EMAIL,
      outcome: 'REFUSED',
      why: expect.stringContaining(code),
    });
  });

  test('PF-02 a locked remote stays as it is, for operators too', async () => {
    await team.ask('PUT locks/learning', { why: 'The sale is on.' });
    expect(await revert({})).toMatchObject({ code: 'REMOTE_LOCKED' });
    expect(await newest(1, 'learning')).toMatchObject([{ by: EMAIL, outcome: 'REFUSED' }]);
    await team.ask('DELETE locks/learning');
  });

  test('PF-02 without a reason nothing is changed', async () => {
    const { data, errors } = await ask(REVERT, { input: { remote: 'learning', why: ' ', dryRun: false } });
    expect([data, errors?.[0]?.extensions.errorCode]).toEqual([null, 'VALIDATION_FAILED']);
  });
});

describe('how remotes load', () => {
  const report = (version: string, more: Partial<LoadReport> = {}): LoadReport => ({
    traceId: 't',
    remote: 'courses',
    part: 'list',
    outcome: 'ok',
    attempts: [{ version, outcome: 'ok', ms: 100 }],
    page: '/courses',
    at: now.toISOString(),
    ...more,
  });
  const failing = (version: string) =>
    report(version, {
      outcome: 'failed',
      attempts: [
        { version, outcome: 'failed', phase: 'entry', cause: 'not-found', message: 'gone', url: '/remotes/x.js', ms: 5 },
      ],
    });
  const send = (reports: LoadReport[]) => hirehq.app.inject({ method: 'POST', url: LOAD_REPORTS_PATH, payload: reports });
  const HEALTH = `query ($hours: Int!) { remoteHealth(remote: "courses", hours: $hours) { versions {
    version isLive loads { loads failed steppedBack readyP95Ms longTaskP95Ms } failures { cause count } hours { hour loads { loads failed } } } } }`;
  const health = async (hours: number) =>
    (await read<{ remoteHealth: { versions: Record<string, unknown>[] } }>(HEALTH, { hours })).remoteHealth.versions;

  beforeAll(async () => {
    const well = Array.from({ length: 19 }, () => report('1.0.0', { longTaskMs: 60 }));
    await send(well);
    await send([...well, failing('1.0.0')]);
    now = new Date(now.getTime() + 2 * HOUR_MS);
    await send([report('1.0.0', { attempts: [{ version: '1.0.0', outcome: 'ok', ms: 900 }] }), report('9.9.9')]);
  });

  test('PF-03 are counted by version and hour; a version that was never published counts nothing', async () => {
    expect(await health(24)).toEqual([
      {
        version: '1.0.0',
        isLive: true,
        loads: { loads: 40, failed: 1, steppedBack: 0, readyP95Ms: expect.any(Number), longTaskP95Ms: expect.any(Number) },
        failures: [{ cause: 'NOT_FOUND', count: 1 }],
        hours: [
          { hour: '2026-05-04T12:00:00.000Z', loads: { loads: 39, failed: 1 } },
          { hour: '2026-05-04T14:00:00.000Z', loads: { loads: 1, failed: 0 } },
        ],
      },
    ]);
    expect(await health(1)).toMatchObject([{ loads: { loads: 1, readyP95Ms: expect.any(Number), longTaskP95Ms: null } }]);
  });

  test('PF-03 what was measured is beside the budgets that a remote declares', async () => {
    const { budgets = [], loads } = (await remoteOf('courses')) ?? {};
    const measured = Object.fromEntries(budgets.map((budget) => [budget.name, budget]));
    expect(measured).toMatchObject({
      ENTRY_BYTES: { declared: null, measured: expect.any(Number) },
      READY_MS: { declared: 300 },
      LONG_TASK_MS: { declared: 100 },
    });
    // 38 of 39 were ready after 100 ms.
    const { readyP50Ms, readyP95Ms, longTaskP95Ms } = loads as Record<string, number>;
    expect([readyP50Ms, measured['READY_MS']?.measured]).toEqual([readyP95Ms, readyP95Ms]);
    expect(readyP95Ms).toBeGreaterThanOrEqual(100);
    expect(readyP95Ms).toBeLessThanOrEqual(110);
    expect(longTaskP95Ms).toBeGreaterThanOrEqual(60);
    expect(longTaskP95Ms).toBeLessThanOrEqual(66);
  });

  test('PF-03 failed loads and errors that components threw are listed, newest first', async () => {
    await hirehq.app.inject({
      method: 'POST',
      url: '/public/consolelog',
      payload: [{ error: 'TypeError: x', errorInfo: 'at CourseList', timestamp: 1 }],
    });
    const { loadErrors, browserErrors } = await read<{ loadErrors: unknown[]; browserErrors: unknown[] }>(`{
      loadErrors(first: 5) { remote part outcome page attempts { version isOk phase cause message url } }
      browserErrors(first: 5) { error info }
    }`);
    expect(loadErrors).toEqual([
      {
        remote: 'courses',
        part: 'list',
        outcome: 'FAILED',
        page: '/courses',
        attempts: [{ version: '1.0.0', isOk: false, phase: 'ENTRY', cause: 'NOT_FOUND', message: 'gone', url: '/remotes/x.js' }],
      },
    ]);
    expect(browserErrors).toEqual([{ error: 'TypeError: x', info: 'at CourseList' }]);
  });
});

test('PF-02 the versions of a remote say what became of them, and who published them', async () => {
  await team.publishVersion('learning', '1.3.0');
  const { remoteVersions } = await read<{ remoteVersions: { version: string; state: string; publishedBy: string }[] }>(
    `{ remoteVersions(remote: "learning") { version state publishedBy files bytes } }`,
  );
  expect(remoteVersions.map(({ version, state, publishedBy }) => `${version} ${state} ${publishedBy}`)).toEqual([
    '1.3.0 STORED learning',
    '1.2.0 EARLIER learning',
    '1.1.0 EARLIER learning',
    '1.0.0 LIVE learning',
  ]);
});

test('PF-02 canaries are listed with what was counted of them', async () => {
  const started = await team.ask('POST canaries', { remote: 'learning', version: '1.3.0', share: 5, why: 'Tried out.' });
  expect(started.statusCode).toBe(200);
  const { releaseCanaries } = await read<{ releaseCanaries: unknown[] }>(
    `{ releaseCanaries(remote: "learning") { version against share state by signals { signal live { visits } evidence } endedAt } }`,
  );
  expect(releaseCanaries).toMatchObject([
    { version: '1.3.0', against: '1.0.0', share: 5, state: 'RUNNING', by: 'learning', endedAt: null },
  ]);
  const { remoteVersions } = await read<{ remoteVersions: { version: string; state: string }[] }>(
    `{ remoteVersions(remote: "learning") { version state } }`,
  );
  expect(remoteVersions.find(({ version }) => version === '1.3.0')?.state).toBe('TRIED');
});

test('PF-03 counts of loads are forgotten a day after nobody can ask for them any more', async () => {
  const hours = async () =>
    (await hirehq.db.selectFrom('load_count').select('hour').distinct().orderBy('hour').execute()).map(({ hour }) => hour);
  const [first, last] = await hours();
  if (!first || !last) throw new Error('Nothing was counted.');
  now = new Date(first.getTime() + 8 * DAY_MS);
  await runScheduled(hirehq.app.modules, 'releases.forget-loads');
  expect(await hours()).toEqual([first, last]);
  now = new Date(now.getTime() + HOUR_MS);
  await runScheduled(hirehq.app.modules, 'releases.forget-loads');
  expect(await hours()).toEqual([last]);
});
