import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOTIFICATION_CHANNELS, NOTIFICATION_TYPES } from '@hirehq/shared-contracts/codes';
import type { SaveNotificationPreferencesInput } from '@hirehq/shared-contracts/graphql/types';
import type { NotificationList } from '@hirehq/shared-contracts/rest';
import { NotificationDocument } from '@hirehq/mfe-notifications/src/features/open-notification/notification.graphql.ts';
import {
  NotificationPreferencesDocument,
  SaveNotificationPreferencesDocument,
} from '@hirehq/mfe-notifications/src/features/set-preferences/preferences.graphql.ts';
import { WebPushKeyDocument } from '@hirehq/mfe-notifications/src/features/push-to-device/push-device.graphql.ts';
import {
  MarkNotificationsSeenDocument,
  NotificationsSeenDocument,
} from '@hirehq/mfe-notifications/src/shared/notifications-seen.graphql.ts';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { testCandidate } from '../../../../platform/testing/test-candidate.ts';
import { withoutSending } from '../../../post/mail/testing/without-sending.ts';
import { recordDelivery } from '../delivery/deliveries.store.ts';
import { notifiedCandidate } from '../testing/notified-candidate.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ modules: withoutSending, candidateOf: 'module' });
});
afterAll(() => app.close());

type Headers = Record<string, string>;
const read = async (headers: Headers) =>
  (await app.graphql(NotificationPreferencesDocument, {}, headers)).data?.notificationPreferences;
const webPushKey = async (headers: Headers) =>
  (await app.graphql(WebPushKeyDocument, {}, headers)).data?.notificationPreferences.webPushKey;
const seenTo = async (headers: Headers) =>
  (await app.graphql(NotificationsSeenDocument, {}, headers)).data?.notificationPreferences.seenTo;
const save = (headers: Headers, input: SaveNotificationPreferencesInput) =>
  app.graphql(SaveNotificationPreferencesDocument, { input }, headers);

test('NT-12 every type has every channel, and interviews and offers are required in the page', async () => {
  const { headers } = await testCandidate(app);
  const preferences = await read(headers);
  expect(preferences).toMatchObject({ dailyDigest: false, quietHours: null, timeZone: null });
  expect(await seenTo(headers)).toBeNull();
  expect(preferences?.choices).toHaveLength(NOTIFICATION_TYPES.length * NOTIFICATION_CHANNELS.length);
  const required = preferences?.choices.filter((choice) => choice.required).map(({ type, channel }) => `${type} ${channel}`);
  expect(required).toEqual(['INTERVIEW IN_PAGE', 'OFFER IN_PAGE']);
  expect(preferences?.choices.every(({ enabled, required: is }) => enabled || !is)).toBe(true);
  expect(Buffer.from((await webPushKey(headers)) ?? '', 'base64url')).toHaveLength(65);
});

test('NT-12 a saved choice stays, the others keep their default, and all candidates get one key for web push', async () => {
  const [one, other] = [await testCandidate(app), await testCandidate(app)];
  const { data } = await save(one.headers, {
    choices: [{ type: 'MESSAGE', channel: 'EMAIL', enabled: false }],
    dailyDigest: true,
    quietHours: { from: '22:00', to: '06:30' },
    timeZone: 'America/Bogota',
  });
  expect(data?.saveNotificationPreferences.__typename).toBe('SaveNotificationPreferencesDone');
  const [saved, untouched] = [await read(one.headers), await read(other.headers)];
  expect(saved).toMatchObject({
    dailyDigest: true,
    quietHours: { from: '22:00', to: '06:30' },
    timeZone: 'America/Bogota',
  });
  expect(await webPushKey(one.headers)).toBe(await webPushKey(other.headers));
  const enabled = (state: typeof saved) =>
    state?.choices.find(({ type, channel }) => type === 'MESSAGE' && channel === 'EMAIL')?.enabled;
  expect([enabled(saved), enabled(untouched)]).toEqual([false, true]);

  await save(one.headers, { quietHours: null });
  expect(await read(one.headers)).toMatchObject({ dailyDigest: true, quietHours: null, timeZone: 'America/Bogota' });
});

test.each(['INTERVIEW', 'OFFER'] as const)('NT-12 %s cannot be turned off in the page', async (type) => {
  const { headers } = await testCandidate(app);
  const { data } = await save(headers, {
    choices: [
      { type: 'MESSAGE', channel: 'PUSH', enabled: false },
      { type, channel: 'IN_PAGE', enabled: false },
    ],
  });
  expect(data?.saveNotificationPreferences).toMatchObject({ code: 'VALIDATION_FAILED' });
  const kept = (await read(headers))?.choices.filter(({ enabled }) => !enabled);
  expect(kept?.some(({ type: each, channel }) => each === 'MESSAGE' && channel === 'PUSH')).toBe(false);
});

test.each<[string, SaveNotificationPreferencesInput, string]>([
  ['an hour that does not exist', { quietHours: { from: '24:00', to: '06:00' } }, 'quietHours.from'],
  ['quiet hours without length', { quietHours: { from: '06:00', to: '06:00' } }, 'quietHours.to'],
  ['an unknown time zone', { timeZone: 'Mars/Olympus' }, 'timeZone'],
  ['an offset as a time zone', { timeZone: '+02:00' }, 'timeZone'],
])('NT-12 %s is refused', async (_, input, field) => {
  const { headers } = await testCandidate(app);
  const { errors } = await save(headers, input);
  expect(errors[0]?.extensions).toMatchObject({ errorCode: 'VALIDATION_FAILED', fields: { [field]: expect.any(String) } });
});

test('NT-04 seen is apart from read: it moves forward only, and not into the future', async () => {
  const candidate = await notifiedCandidate(app);
  const id = await candidate.notify('note');
  const see = async (upTo: string) => {
    const { data } = await app.graphql(MarkNotificationsSeenDocument, { upTo }, candidate.headers);
    const result = data?.markNotificationsSeen;
    return result?.__typename === 'MarkNotificationsSeenDone' ? result.seenTo : undefined;
  };
  const early = '2026-01-01T00:00:00.000Z';
  expect(await see('2026-01-02T00:00:00.000Z')).toBe('2026-01-02T00:00:00.000Z');
  expect(await see(early)).toBe('2026-01-02T00:00:00.000Z');
  const latest = await see('2999-01-01T00:00:00.000Z');
  expect(Date.parse(latest ?? '')).toBeLessThanOrEqual(Date.now());
  expect(await seenTo(candidate.headers)).toBe(latest);
  expect((await candidate.stored(id)).notification_status).toBe('U');
});

test('NT-01 NT-12 a type that is off in the page is neither listed nor counted, and can be opened from elsewhere', async () => {
  const candidate = await notifiedCandidate(app);
  await save(candidate.headers, { choices: [{ type: 'APPLICATION', channel: 'IN_PAGE', enabled: false }] });
  const hidden = await candidate.notify('note');
  const shown = await candidate.notify('offered');
  for (const path of ['C/0/10', 'unread/C']) {
    const response = await app.app.inject({
      url: `/api/v1/candidates/notifications/${path}`,
      headers: { ...candidate.headers, enterpriseid: '' },
    });
    const list = response.json<{ responsePayload: NotificationList }>().responsePayload;
    expect([list.notificationsDtoList.map(({ id }) => id), list.unReadNotifications]).toEqual([[shown], 1]);
  }
  const events = await app.db.selectFrom('stream_event').select('id').where('candidate_id', '=', candidate.id).execute();
  expect(events).toHaveLength(1);
  const { data } = await app.graphql(NotificationDocument, { id: hidden }, candidate.headers);
  expect(data?.notification).toMatchObject({ id: hidden, notificationStatus: 'U' });
});

test('NT-12 a notification of somebody else is not there', async () => {
  const [owner, other] = [await notifiedCandidate(app), await testCandidate(app)];
  const id = await owner.notify('note');
  for (const each of [id, 'no-id'])
    expect((await app.graphql(NotificationDocument, { id: each }, other.headers)).data?.notification).toBeNull();
});

test('NT-12 nothing of this stays once the candidate is removed', async () => {
  const candidate = await notifiedCandidate(app);
  await save(candidate.headers, { dailyDigest: true, choices: [{ type: 'MESSAGE', channel: 'EMAIL', enabled: false }] });
  await candidate.register(
    JSON.stringify({
      endpoint: 'https://push.example/1',
      keys: { p256dh: await webPushKey(candidate.headers), auth: Buffer.alloc(16).toString('base64url') },
    }),
  );
  const id = await candidate.notify('note');
  await recordDelivery(
    app.db,
    { id, candidateId: candidate.id, about: id },
    { target: 'email', outcome: 'SENT', now: new Date() },
  );
  const tables = ['notification_preference', 'notification_choice', 'push_device', 'notification_delivery'] as const;
  const counts = () =>
    Promise.all(
      tables.map(async (table) => {
        const rows = await app.db.selectFrom(table).select('candidate_id').where('candidate_id', '=', candidate.id).execute();
        return rows.length;
      }),
    );
  expect(await counts()).toEqual([1, 1, 1, 1]);
  await app.db.deleteFrom('candidate').where('id', '=', candidate.id).execute();
  expect(await counts()).toEqual([0, 0, 0, 0]);
});
