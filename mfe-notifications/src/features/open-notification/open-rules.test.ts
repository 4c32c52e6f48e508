import { describe, expect, test } from 'vitest';
import { INTERVIEW_NOTIFICATION_EVENTS } from '@hirehq/shared-contracts/notification-links';
import type { AskApi } from '@hirehq/shared-ui';
import { notificationOf } from '../../../tests/notification-of.ts';
import { parseDeepLink } from './deep-link.ts';
import { isSuppressed, OPEN_RULES } from './open-rules.ts';

const ORIGIN = 'https://jobs.example';
const now = new Date('2026-11-21T12:00:00Z');

function linkOf(path: string) {
  const link = parseDeepLink(path, ORIGIN);
  if (!link) throw new Error(`no link: ${path}`);
  return link;
}

/** The path that opens when the services return `response`; also the call that was sent. */
async function open(path: string, response: unknown) {
  const asked: unknown[] = [];
  const ask = ((key: string, input: unknown) => {
    asked.push([key, input]);
    return Promise.resolve(response);
  }) as unknown as AskApi;
  const link = linkOf(path);
  const opened = await OPEN_RULES[link.kind]({ link, notification: notificationOf(1), ask, now });
  return { opened, asked };
}

describe('NT-08 process states', () => {
  const record = (candidateProcessStatus: string | null, enterpriseProcessStatus: string | null) => ({
    candidateProcessStatus,
    enterpriseProcessStatus,
  });
  const job = (tab: string) => `/candidate/my-jobs?jobId=j1&tab=${tab}`;

  test.each([
    [
      'offered',
      'F',
      [record(null, 'F'), record('A', 'F'), record('P', 'F')],
      [record(null, 'R'), record('A', 'O'), record(null, null)],
    ],
    ['onboarded', 'O', [record('P', 'O')], [record('A', 'O'), record(null, 'O'), record('P', 'F')]],
    ['offboarded', 'O', [record(null, 'B')], [record('P', 'B'), record(null, 'O')]],
    ['applied', 'A', [record(null, 'R'), record('A', 'R')], [record(null, 'S'), record(null, null)]],
  ])('%s is checked against pool %s', async (tab, pool, valid, expired) => {
    for (const fact of valid) expect((await open(job(tab), fact)).opened).toBe(job(tab));
    for (const fact of expired) expect((await open(job(tab), fact)).opened).toBeUndefined();
    expect((await open(job(tab), valid[0])).asked).toEqual([
      ['GET candidates/pool/{type}', { params: { type: pool }, query: { jobId: 'j1' } }],
    ]);
  });

  test('an application opens the job while it is received', async () => {
    expect((await open('/candidate/job-details/j1', record(null, 'R'))).opened).toBe('/candidate/job-details/j1');
    expect((await open('/candidate/job-details/j1', record(null, 'F'))).opened).toBeUndefined();
  });

  test('shortlisted is checked against the job', async () => {
    const { opened, asked } = await open(job('shortlisted'), { enterpriseProcessStatus: 'S' });
    expect(opened).toBe(job('shortlisted'));
    expect(asked).toEqual([['GET candidates/job/{jobId}', { params: { jobId: 'j1' } }]]);
    expect((await open(job('shortlisted'), { enterpriseProcessStatus: 'F' })).opened).toBeUndefined();
  });
});

describe('NT-08 and NT-09 interviews', () => {
  const schedule = (change: object) => ({
    status: 'P',
    roundCompleted: false,
    ratingOfPanelByCandidate: null,
    scheduleCompleteDateTime: '2026-11-21T13:00:00Z',
    ...change,
  });
  const interview = (change: object, closureStatus: string | null = null) => ({
    interviewSchedulesDto: [schedule(change)],
    closureStatus,
  });
  const path = (event: string) => `/candidate/interviewDetails?id=i1&event=${event}`;

  test.each([
    ['NT-08', 'invite', { status: 'P' }, { status: 'A' }],
    ['NT-08', 'reschedule', { status: 'P' }, { status: 'X' }],
    ['NT-08', 'cancelled', { status: 'X' }, { status: 'P' }],
    ['NT-08', 'upcoming', { status: 'A' }, { status: 'P' }],
    ['NT-08', 'upcoming', { status: 'A' }, { status: 'A', roundCompleted: true }],
    ['NT-08', 'upcoming', { status: 'A' }, { status: 'A', scheduleCompleteDateTime: '2026-11-21T11:59:00Z' }],
  ])('%s %s opens with %o, not with %o', async (_, event, valid, expired) => {
    expect((await open(path(event), interview(valid))).opened).toBe(path(event));
    expect((await open(path(event), interview(expired))).opened).toBeUndefined();
  });

  test.each(Object.values(INTERVIEW_NOTIFICATION_EVENTS))('NT-08 NT-09 %s expires if nothing is scheduled', async (event) => {
    expect((await open(path(event), { interviewSchedulesDto: [], closureStatus: null })).opened).toBeUndefined();
  });

  test('NT-09 feedback opens as a scorecard until it is rated or closed', async () => {
    expect((await open(path('feedback'), interview({}))).opened).toBe(`${path('feedback')}&mode=scorecard`);
    expect((await open(path('feedback'), interview({ ratingOfPanelByCandidate: 4 }))).opened).toBeUndefined();
    expect((await open(path('feedback'), interview({}, 'C'))).opened).toBeUndefined();
  });
});

describe('NT-10 messages', () => {
  const path = '/candidate/message-list?candidateId=c1&enterpriseId=e1';
  const thread = (change: object) => [
    {
      unreadCount: 1,
      enterpriseId: 'e1',
      messageFrom: 'c1',
      lastMessageTimestamp: notificationOf(1).createdTimestamp,
      ...change,
    },
  ];

  test('opens while the thread is unread and nothing newer came', async () => {
    expect((await open(path, thread({}))).opened).toBe(path);
  });
  test('expires without a thread', async () => {
    expect((await open(path, [])).opened).toBeUndefined();
  });

  test.each([
    { unreadCount: 0 },
    { enterpriseId: 'e2' },
    { messageFrom: 'c2' },
    { lastMessageTimestamp: '2026-11-21T09:00:00Z' },
  ])('expires with %o', async (change) => {
    expect((await open(path, thread(change))).opened).toBeUndefined();
  });
});

test('NT-11 the flag N blocks interview pages, and only those', () => {
  expect(isSuppressed(linkOf('/candidate/interviewDetails?id=i1&notificationType=N'))).toBe(true);
  expect(isSuppressed(linkOf('/candidate/interviewDetails?id=i1'))).toBe(false);
  expect(isSuppressed(linkOf('/candidate/dashboard?notificationType=N'))).toBe(false);
});

test('NT-07 a page without a state opens without a request', async () => {
  expect(await open('/candidate/dashboard', undefined)).toEqual({ opened: '/candidate/dashboard', asked: [] });
});
