import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '@hirehq/shared-contracts/durations';
import type { CandidateProcessStatus, EnterpriseProcessStatus, NotificationKind } from '@hirehq/shared-contracts/codes';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { runOnDemand } from '../../../../platform/testing/test-work.ts';
import { workDone } from '../../../../platform/testing/work-done.ts';
import { withoutSending } from '../../../post/mail/testing/without-sending.ts';
import { notifiedCandidate, type NotifiedCandidate } from '../testing/notified-candidate.ts';
import { startPushService, type PushService } from '../testing/push-endpoint.ts';
import { isMailed } from './delivery-rules.ts';

let app: TestApp;
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
  app = await createTestApp({ modules: withoutSending, candidateOf: 'module', config: { fetchPrivate: true } });
});
afterAll(async () => {
  await app.close();
  service.close();
});

type Happens = (candidate: NotifiedCandidate, notificationId?: string) => Promise<unknown>;
const codes = (enterprise: EnterpriseProcessStatus, candidateCode: CandidateProcessStatus | null = null): Happens => {
  const facts = { enterpriseProcessStatus: enterprise, candidateProcessStatus: candidateCode };
  return (candidate) => candidate.set(facts);
};
const interview =
  (change: NonNullable<Parameters<NotifiedCandidate['set']>[0]['interview']>): Happens =>
  (candidate) =>
    candidate.set({ interview: change });
const withdrawn: Happens = (candidate) => candidate.withdraw();
const over = () => new Date(Date.now() - 2 * HOUR_MS);

interface Rule {
  kind: NotificationKind;
  id: 'NT-08' | 'NT-09';
  valid: Happens[];
  expired: Happens[];
}

const RULES: readonly Rule[] = [
  {
    kind: 'offered',
    id: 'NT-08',
    valid: [codes('F'), codes('F', 'A'), codes('F', 'P')],
    expired: [codes('R'), codes('S'), codes('O', 'P'), codes('B'), withdrawn],
  },
  { kind: 'onboarded', id: 'NT-08', valid: [codes('O', 'P')], expired: [codes('O'), codes('F', 'P'), codes('B'), withdrawn] },
  { kind: 'offboarded', id: 'NT-08', valid: [codes('B')], expired: [codes('B', 'P'), codes('O'), withdrawn] },
  { kind: 'shortlisted', id: 'NT-08', valid: [codes('S')], expired: [codes('R'), codes('F'), withdrawn] },
  {
    kind: 'interviewInvite',
    id: 'NT-08',
    valid: [interview({ status: 'P' })],
    expired: [
      interview({ status: 'A' }),
      interview({ status: 'X' }),
      interview({ startsAt: new Date(Date.now() + 50 * HOUR_MS) }),
    ],
  },
  {
    kind: 'interviewReschedule',
    id: 'NT-08',
    valid: [interview({ status: 'P' })],
    expired: [
      interview({ status: 'A' }),
      interview({ status: 'X' }),
      interview({ startsAt: new Date(Date.now() + 50 * HOUR_MS) }),
    ],
  },
  {
    kind: 'interviewCancelled',
    id: 'NT-08',
    valid: [interview({ status: 'X' })],
    expired: [interview({ status: 'P' }), interview({ status: 'A' })],
  },
  {
    kind: 'upcomingInterview',
    id: 'NT-08',
    valid: [interview({ status: 'A' })],
    expired: [
      interview({ status: 'P' }),
      interview({ status: 'X' }),
      interview({ status: 'A', roundCompleted: true }),
      interview({ status: 'A', startsAt: over() }),
    ],
  },
  {
    kind: 'interviewFeedback',
    id: 'NT-09',
    valid: [interview({ roundCompleted: true })],
    expired: [interview({ rating: 4 }), interview({ closure: 'PASSED' })],
  },
];

/** What reaches the candidate of a notification after something has happened: the outcomes of both channels. */
async function reached(kind: NotificationKind, happens: Happens) {
  const [candidate, browser] = [await notifiedCandidate(app), service.browser()];
  await candidate.register(JSON.stringify(browser.subscription));
  await happens(candidate);
  const id = await candidate.notify(kind);
  await workDone(app.db, { but: ['mail.send'] });
  const outcomes = new Set(Object.values(await candidate.outcomes(id)));
  return { pushes: browser.received.length, mails: (await candidate.mails()).length, outcomes: [...outcomes] };
}

test.each(RULES.flatMap(({ valid, ...rule }) => valid.map((happens, index) => ({ ...rule, happens, index }))))(
  '$id $kind is sent while it is true (state $index)',
  async ({ kind, happens }) => {
    expect(await reached(kind, happens)).toEqual({ pushes: 1, mails: isMailed(kind) ? 1 : 0, outcomes: ['SENT'] });
  },
);

test.each(RULES.flatMap(({ expired, ...rule }) => expired.map((happens, index) => ({ ...rule, happens, index }))))(
  '$id $kind is not sent once it is expired (state $index)',
  async ({ kind, happens }) => {
    expect(await reached(kind, happens)).toEqual({ pushes: 0, mails: 0, outcomes: ['EXPIRED'] });
  },
);

/** The candidate with a browser, an earlier message of the employer held back by the push service. */
async function hears(before: Happens = async () => undefined) {
  const [candidate, browser] = [await notifiedCandidate(app), service.browser()];
  await candidate.register(JSON.stringify(browser.subscription));
  browser.respond(429, { 'retry-after': '3600' });
  const id = await candidate.hears('Hello');
  await workDone(app.db, { but: ['mail.send'] });
  browser.respond(201);
  await before(candidate, id);
  const { id: deviceId } = await app.db
    .selectFrom('push_device')
    .select('id')
    .where('candidate_id', '=', candidate.id)
    .executeTakeFirstOrThrow();
  await runOnDemand(app.app.modules, 'notifications.push', { notificationId: id, deviceId });
  return { pushes: browser.received.length, outcome: Object.values(await candidate.outcomes(id)) };
}

test('NT-10 a message is sent while it is unread and the latest', async () => {
  expect(await hears()).toEqual({ pushes: 1, outcome: ['SENT'] });
});

test('NT-10 a message is not sent once it was read', async () => {
  expect(await hears((candidate) => candidate.readMessages())).toEqual({ pushes: 0, outcome: ['READ'] });
});

test('NT-10 NT-12 with a later message it is sent once, about both', async () => {
  const later: Happens = async (candidate) => {
    await candidate.hears('And another thing');
    await workDone(app.db, { but: ['mail.send'] });
  };
  expect(await hears(later)).toEqual({ pushes: 1, outcome: ['SENT'] });
});

test('NT-04 a notification that was read in the page is not sent any more', async () => {
  const read: Happens = async (candidate, id) => {
    await app.app.inject({
      method: 'PUT',
      url: `/api/v1/candidates/notifications/${String(id)}/R`,
      headers: { ...candidate.headers, enterpriseid: '' },
    });
  };
  expect(await hears(read)).toEqual({ pushes: 0, outcome: ['READ'] });
});

test('NT-12 a channel that was turned off in the meantime sends nothing', async () => {
  const off: Happens = (candidate) =>
    app.db
      .insertInto('notification_choice')
      .values({ candidate_id: candidate.id, type: 'MESSAGE', channel: 'PUSH', enabled: false })
      .execute();
  expect(await hears(off)).toEqual({ pushes: 0, outcome: ['OFF'] });
});

test('NT-12 news of three days ago is not sent', async () => {
  const old: Happens = (candidate) =>
    app.db
      .updateTable('notification')
      .set({ created_timestamp: new Date(Date.now() - 73 * HOUR_MS) })
      .where('candidate_id', '=', candidate.id)
      .execute();
  expect(await hears(old)).toEqual({ pushes: 0, outcome: ['LATE'] });
});
