import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '@hirehq/shared-contracts/durations';
import type { SaveNotificationPreferencesInput } from '@hirehq/shared-contracts/graphql/types';
import { SaveNotificationPreferencesDocument } from '@hirehq/mfe-notifications/src/features/set-preferences/preferences.graphql.ts';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { runOnDemand } from '../../../../platform/testing/test-work.ts';
import { workDone } from '../../../../platform/testing/work-done.ts';
import { withoutSending } from '../../../post/mail/testing/without-sending.ts';
import { notifiedCandidate, type NotifiedCandidate } from '../testing/notified-candidate.ts';

const MORNING = new Date('2030-01-07T10:00:00Z');
let app: TestApp;
let at = MORNING;
beforeAll(async () => {
  app = await createTestApp({ modules: withoutSending, candidateOf: 'module', now: () => at });
});
afterAll(() => app.close());
beforeEach(() => {
  at = MORNING;
});

const settled = () => workDone(app.db, { but: ['mail.send'] });
/** The work of an email, as the queue runs it when it is due. */
const mailWorkOf = (notificationId: string) => runOnDemand(app.app.modules, 'notifications.mail', { notificationId });
const later = (ms: number) => void (at = new Date(at.getTime() + ms));
const prefer = (candidate: NotifiedCandidate, input: SaveNotificationPreferencesInput) =>
  app.graphql(SaveNotificationPreferencesDocument, { input }, candidate.headers);
const outcomeOf = async (candidate: NotifiedCandidate, id: string) => (await candidate.outcomes(id))['email'];

/** When queued work is due, in minutes from now by the clock of the test. */
async function dueIn(name: string, about: string): Promise<number[]> {
  const { rows } = await sql<{ minutes: number }>`
    select round(extract(epoch from start_after - created_on) / 60)::int as minutes from work.job
    where name = ${name} and state = 'created' and data::text like ${`%${about}%`} order by created_on`.execute(app.db);
  return rows.map(({ minutes }) => minutes);
}

describe('messages', () => {
  test('NT-12 an email waits for 15 minutes, and is about all that is unread then', async () => {
    const candidate = await notifiedCandidate(app);
    const first = await candidate.hears('Hello');
    later(60_000);
    const second = await candidate.hears('Are you there?');
    await settled();
    expect([await dueIn('notifications.mail', first), await candidate.mails()]).toEqual([[15], []]);
    later(14 * 60_000);
    await mailWorkOf(first);
    const [mail, ...others] = await candidate.mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 new messages from Daily Crumb');
    expect(mail?.body_text).toContain(`/candidate?notification=${second}`);
    expect(mail?.body_text).not.toMatch(/Hello|Are you there/);
  });

  test('NT-12 there is one email a conversation until it is read again', async () => {
    const candidate = await notifiedCandidate(app);
    const first = await candidate.hears('One');
    later(15 * 60_000);
    await mailWorkOf(first);
    later(HOUR_MS);
    const second = await candidate.hears('Two');
    later(15 * 60_000);
    await mailWorkOf(second);
    expect([(await candidate.mails()).length, second]).toEqual([1, first]);
    await candidate.readMessages();
    later(HOUR_MS);
    const third = await candidate.hears('Three');
    later(15 * 60_000);
    await mailWorkOf(third);
    expect([(await candidate.mails()).length, await outcomeOf(candidate, third)]).toEqual([2, 'SENT']);
  });

  test('NT-10 a message that was read within 15 minutes is not mailed', async () => {
    const candidate = await notifiedCandidate(app);
    const id = await candidate.hears('Hello');
    await candidate.readMessages();
    later(15 * 60_000);
    await mailWorkOf(id);
    expect([await candidate.mails(), await outcomeOf(candidate, id)]).toEqual([[], 'READ']);
  });
});

test('NT-12 work that is done again mails nothing again', async () => {
  const candidate = await notifiedCandidate(app);
  const id = await candidate.notify('interviewInvite');
  await settled();
  for (let time = 0; time < 3; time += 1) await mailWorkOf(id);
  expect(await candidate.mails()).toHaveLength(1);
});

describe('quiet hours', () => {
  const QUIET = { quietHours: { from: '22:00', to: '07:00' }, timeZone: 'Europe/Berlin' };

  test('NT-12 an email waits until they end in the candidate’s time zone, and is checked again then', async () => {
    const candidate = await notifiedCandidate(app);
    await prefer(candidate, QUIET);
    at = new Date('2030-01-07T22:30:00Z');
    await candidate.set({ enterpriseProcessStatus: 'F' });
    const id = await candidate.notify('offered');
    await settled();
    expect([await candidate.mails(), await dueIn('notifications.mail', id)]).toEqual([[], [450]]);
    await candidate.set({ enterpriseProcessStatus: 'S' });
    later(450 * 60_000);
    await mailWorkOf(id);
    expect([await candidate.mails(), await outcomeOf(candidate, id)]).toEqual([[], 'EXPIRED']);
  });

  test('NT-12 what waits is sent when they end', async () => {
    const candidate = await notifiedCandidate(app);
    await prefer(candidate, QUIET);
    at = new Date('2030-01-07T22:30:00Z');
    await candidate.set({ enterpriseProcessStatus: 'F' });
    const id = await candidate.notify('offered');
    await settled();
    later(450 * 60_000);
    await mailWorkOf(id);
    expect([(await candidate.mails()).length, await outcomeOf(candidate, id)]).toEqual([1, 'SENT']);
  });

  test.each<[string, SaveNotificationPreferencesInput, number]>([
    ['ends the quiet hours', { quietHours: null }, 1],
    ['makes them shorter', { quietHours: { from: '01:00', to: '07:00' } }, 1],
    ['moves to another time zone', { timeZone: 'America/New_York' }, 1],
    ['makes them longer', { quietHours: { from: '21:00', to: '09:00' } }, 0],
  ])('NT-12 what waits is decided again when the candidate %s, and is sent once', async (_, change, sent) => {
    const candidate = await notifiedCandidate(app);
    await prefer(candidate, QUIET);
    at = new Date('2030-01-07T22:30:00Z');
    await candidate.set({ enterpriseProcessStatus: 'F' });
    const id = await candidate.notify('offered');
    await settled();
    await prefer(candidate, change);
    await settled();
    expect(await candidate.mails()).toHaveLength(sent);
    later(600 * 60_000);
    for (let time = 0; time < 2; time += 1) await mailWorkOf(id);
    expect(await candidate.mails()).toHaveLength(1);
  });

  test('NT-12 a message does not lose its fifteen minutes by that', async () => {
    const candidate = await notifiedCandidate(app);
    await prefer(candidate, QUIET);
    const id = await candidate.hears('Hello');
    later(5 * 60_000);
    await prefer(candidate, { quietHours: null });
    await settled();
    expect([await candidate.mails(), await dueIn('notifications.mail', id)]).toEqual([[], [15, 10]]);
  });

  test('NT-12 news of an interview that would be too late is sent at once', async () => {
    const candidate = await notifiedCandidate(app);
    await prefer(candidate, QUIET);
    at = new Date('2030-01-07T22:30:00Z');
    const startsAt = new Date('2030-01-08T07:30:00Z');
    await candidate.set({ interview: { startsAt } });
    await candidate.notify('interviewReschedule', { time: { at: startsAt.toISOString(), timeZone: 'Europe/Berlin' } });
    await settled();
    expect(await candidate.mails()).toHaveLength(1);
  });
});

describe('the daily digest', () => {
  const digestOf = ({ id: candidateId }: NotifiedCandidate) =>
    runOnDemand(app.app.modules, 'notifications.digest', { candidateId });

  test('NT-12 contains what can wait and is still true, once', async () => {
    const candidate = await notifiedCandidate(app);
    await prefer(candidate, { dailyDigest: true, timeZone: 'UTC' });
    const referral = await candidate.notify('referralApplied');
    await candidate.set({ enterpriseProcessStatus: 'S' });
    const shortlist = await candidate.notify('shortlisted');
    await candidate.notify('interviewInvite');
    const message = await candidate.hears('Hello');
    later(15 * 60_000);
    await mailWorkOf(message);
    await settled();
    const now = await candidate.mails();
    expect(now.map(({ subject }) => subject)).toEqual(['Interview invitation from Daily Crumb']);
    expect((await dueIn('notifications.digest', candidate.id)).every((minutes) => minutes <= 24 * 60)).toBe(true);
    await candidate.set({ enterpriseProcessStatus: 'F' });
    at = new Date('2030-01-08T08:00:00Z');
    for (let time = 0; time < 3; time += 1) await digestOf(candidate);
    const [, digest, ...others] = await candidate.mails();
    expect(others).toEqual([]);
    expect(digest?.subject).toBe('Your daily summary: 2 updates');
    for (const id of [referral, message]) expect(digest?.body_text).toContain(`/candidate?notification=${id}`);
    expect(digest?.body_text).not.toContain(shortlist);
    expect([await outcomeOf(candidate, referral), await outcomeOf(candidate, shortlist)]).toEqual(['SENT', 'EXPIRED']);
  });

  test('NT-12 nothing is sent if all was read in the meantime', async () => {
    const candidate = await notifiedCandidate(app);
    await prefer(candidate, { dailyDigest: true });
    await candidate.notify('referralApplied');
    await settled();
    await app.db.updateTable('notification').set({ notification_status: 'R' }).where('candidate_id', '=', candidate.id).execute();
    await digestOf(candidate);
    expect(await candidate.mails()).toEqual([]);
  });
});

describe('unsubscribing', () => {
  const pathOf = (url: string | null | undefined) => new URL(url ?? '').pathname;

  test('NT-12 the page names the type and changes nothing, one click stops its emails and no others', async () => {
    const candidate = await notifiedCandidate(app);
    await candidate.notify('interviewInvite');
    await settled();
    const [mail] = await candidate.mails();
    const url = pathOf(mail?.unsubscribe_url);
    expect(mail?.body_text).toContain(mail?.unsubscribe_url);
    const page = await app.app.inject({ url, headers: { 'accept-language': 'es' } });
    expect(page.body).toContain('Correos sobre entrevistas');
    const stopped = async () =>
      app.db.selectFrom('notification_choice').select(['type', 'enabled']).where('candidate_id', '=', candidate.id).execute();
    expect(await stopped()).toEqual([]);
    for (let time = 0; time < 2; time += 1) {
      const response = await app.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect(response.statusCode).toBe(200);
    }
    expect(await stopped()).toEqual([{ type: 'INTERVIEW', enabled: false }]);
    await candidate.notify('interviewReschedule');
    await candidate.notify('referralApplied');
    await settled();
    expect((await candidate.mails()).map(({ subject }) => subject).toSorted()).toEqual([
      'Interview invitation from Daily Crumb',
      'Someone you referred has applied',
    ]);
  });

  test('NT-12 the link of a digest stops the emails that it contains', async () => {
    const candidate = await notifiedCandidate(app);
    await prefer(candidate, { dailyDigest: true });
    await candidate.notify('referralApplied');
    await settled();
    await runOnDemand(app.app.modules, 'notifications.digest', { candidateId: candidate.id });
    const [digest] = await candidate.mails();
    await app.app.inject({ method: 'POST', url: pathOf(digest?.unsubscribe_url) });
    const rows = await app.db
      .selectFrom('notification_choice')
      .select('type')
      .where('candidate_id', '=', candidate.id)
      .where('enabled', '=', false)
      .orderBy('type')
      .execute();
    expect(rows.map(({ type }) => type)).toEqual(['APPLICATION', 'MESSAGE', 'REFERRAL']);
  });

  test('NT-12 a link with another type or candidate than was signed is invalid', async () => {
    const candidate = await notifiedCandidate(app);
    await candidate.notify('interviewInvite');
    await settled();
    const [mail] = await candidate.mails();
    const url = pathOf(mail?.unsubscribe_url);
    for (const forged of [url.replace('INTERVIEW', 'OFFER'), url.slice(0, -1), `${url}x`])
      expect((await app.app.inject({ method: 'POST', url: forged })).statusCode).toBe(404);
  });
});
