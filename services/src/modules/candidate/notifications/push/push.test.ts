import { createECDH } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  RemovePushDeviceDocument,
  WebPushKeyDocument,
} from '@hirehq/mfe-notifications/src/features/push-to-device/push-device.graphql.ts';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { runOnDemand } from '../../../../platform/testing/test-work.ts';
import { workDone } from '../../../../platform/testing/work-done.ts';
import { withoutSending } from '../../../post/mail/testing/without-sending.ts';
import { decryptPush } from '../testing/decrypt-push.ts';
import { notifiedCandidate } from '../testing/notified-candidate.ts';
import { startPushService, type PushService } from '../testing/push-endpoint.ts';
import { readSubscription } from './push-subscription.ts';

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

/** A candidate with a browser that is subscribed. */
async function subscribed() {
  const [candidate, browser] = [await notifiedCandidate(app), service.browser()];
  expect((await candidate.register(JSON.stringify(browser.subscription))).statusCode).toBe(200);
  const devices = () => app.db.selectFrom('push_device').selectAll().where('candidate_id', '=', candidate.id).execute();
  return { candidate, browser, devices };
}
const settled = () => workDone(app.db, { but: ['mail.send'] });

test('NT-12 the reader of the tests decrypts the example of RFC 8291', () => {
  const browser = createECDH('prime256v1');
  browser.setPrivateKey(Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url'));
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  const auth = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url');
  expect(decryptPush(browser, auth, Buffer.from(body, 'base64url'))).toBe('When I grow up, I want to be a watermelon');
});

test('NT-12 a browser receives a notification that only it can read, signed with the key it subscribed with', async () => {
  const { candidate, browser } = await subscribed();
  const id = await candidate.notify('interviewInvite');
  await settled();
  expect(browser.received).toHaveLength(1);
  const [push] = browser.received;
  const text = (await candidate.stored(id)).notification_value;
  expect(push?.payload).toEqual({
    id,
    title: 'Daily Crumb',
    body: text,
    tag: `interview-${candidate.interviewId}`,
    url: `/candidate?notification=${id}`,
    locale: 'en',
    dir: 'ltr',
  });
  const { data } = await app.graphql(WebPushKeyDocument, {}, candidate.headers);
  expect(push?.key).toBe(data?.notificationPreferences.webPushKey);
  expect(push?.claims).toMatchObject({ aud: service.origin, sub: expect.stringMatching(/^(https?:|mailto:)/) });
  expect((push?.claims.exp ?? 0) * 1000).toBeLessThanOrEqual(Date.now() + 86_400_000);
  expect(push?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    urgency: 'high',
    ttl: expect.stringMatching(/^\d+$/),
    topic: expect.stringMatching(/^[\w-]{1,32}$/),
  });
  expect(push?.bytes).toBeLessThanOrEqual(4096);
  expect(Object.values(await candidate.outcomes(id))).toContain('SENT');
});

test('NT-12 a push service keeps news of an interview until it begins, and other news for three days', async () => {
  const { candidate, browser } = await subscribed();
  await candidate.notify('interviewInvite');
  await candidate.notify('interviewFeedback', { time: { at: new Date(Date.now() - 3_600_000).toISOString(), timeZone: 'UTC' } });
  await settled();
  const hours = browser.received.map(({ headers }) => Math.round(Number(headers['ttl']) / 3600));
  expect(hours.toSorted((one, other) => one - other)).toEqual([30, 72]);
});

test('NT-12 later news of the same interview replaces the earlier one on the device, news of others does not', async () => {
  const { candidate, browser } = await subscribed();
  await candidate.notify('interviewInvite');
  await candidate.notify('interviewReschedule');
  await candidate.notify('note');
  await settled();
  const topics = new Set(browser.received.map(({ headers, payload }) => `${String(headers['topic'])} ${payload.tag}`));
  expect([browser.received.length, topics.size]).toEqual([3, 2]);
});

test('NT-12 a push message is in the language the candidate reads', async () => {
  const { candidate, browser } = await subscribed();
  await app.db.updateTable('candidate').set({ locale: 'ar' }).where('id', '=', candidate.id).execute();
  await candidate.notify('note');
  await settled();
  expect(browser.received[0]?.payload).toMatchObject({ locale: 'ar', dir: 'rtl', body: expect.stringContaining('أضافت') });
});

test.each([
  ['markup', '<img src=x onerror=alert(1)>', 'Baker'],
  ['a link', 'https://evil.example/login', 'Baker'],
  ['a warning', 'Verify your account', 'Baker'],
  ['new lines', 'Acme\r\nTopic: x', 'Baker\u2028\u0000now'],
  ['a long text', 'A', '界'.repeat(5000)],
])('NT-12 names with %s stay text, and never become the title if they are not plain', async (_, company, job) => {
  const { candidate, browser } = await subscribed();
  await candidate.notify('note', { company, job: job.replaceAll('\0', '') });
  await settled();
  const [push] = browser.received;
  expect(push?.payload.title).toMatch(/^(hireHQ|A|<img src=x onerror=alert\(1\)>)$/);
  expect(push?.payload.body).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
  expect(push?.payload.body.length).toBeLessThanOrEqual(400);
  expect(push?.bytes).toBeLessThanOrEqual(4096);
});

describe('the response of the push service', () => {
  test.each([404, 410])('NT-12 %i: the subscription is forgotten', async (status) => {
    const { candidate, browser, devices } = await subscribed();
    browser.respond(status);
    const id = await candidate.notify('note');
    await settled();
    expect([await devices(), Object.values(await candidate.outcomes(id)), browser.asked()]).toEqual([[], ['GONE'], 1]);
    await candidate.notify('note');
    await settled();
    expect(browser.asked()).toBe(1);
  });

  test.each([400, 401, 403, 413])('NT-12 %i: it is not sent again, and the device stays', async (status) => {
    const { candidate, browser, devices } = await subscribed();
    browser.respond(status);
    const id = await candidate.notify('note');
    await settled();
    expect([Object.values(await candidate.outcomes(id)), browser.asked()]).toEqual([['REFUSED'], 1]);
    expect(await devices()).toHaveLength(1);
  });

  test('NT-12 500: it is sent again until the push service accepts it', async () => {
    const { candidate, browser, devices } = await subscribed();
    browser.respond(500);
    const id = await candidate.notify('note');
    await expect.poll(browser.asked, { timeout: 30_000 }).toBeGreaterThan(0);
    const [device] = await devices();
    expect(await candidate.outcomes(id)).toEqual({});
    browser.respond(201);
    await runOnDemand(app.app.modules, 'notifications.push', { notificationId: id, deviceId: device?.id });
    expect(Object.values(await candidate.outcomes(id))).toEqual(['SENT']);
  });

  test.each([
    ['seconds', () => '120'],
    ['a date', () => new Date(Date.now() + 120_000).toUTCString()],
  ])('NT-12 429 with Retry-After in %s: it waits as long as that', async (_, after) => {
    const { candidate, browser } = await subscribed();
    browser.respond(429, { 'retry-after': after() });
    const id = await candidate.notify('note');
    await settled();
    expect([browser.asked(), await candidate.outcomes(id)]).toEqual([1, {}]);
    const { rows } = await waitingPushes(id);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.seconds).toBeGreaterThan(90);
    expect(rows[0]?.seconds).toBeLessThanOrEqual(121);
  });
});

const waitingPushes = (id: string) =>
  sql<{ seconds: number }>`
    select extract(epoch from start_after - now())::float8 as seconds from work.job
    where name = 'notifications.push' and state = 'created' and data ->> 'notificationId' = ${id}`.execute(app.db);

test('NT-12 work that is done again sends nothing again', async () => {
  const { candidate, browser, devices } = await subscribed();
  const id = await candidate.notify('note');
  await settled();
  const [device] = await devices();
  for (let time = 0; time < 3; time += 1)
    await runOnDemand(app.app.modules, 'notifications.push', { notificationId: id, deviceId: device?.id });
  expect(browser.received).toHaveLength(1);
});

test('NT-12 a browser belongs to whoever registered it last', async () => {
  const { candidate, browser, devices } = await subscribed();
  const [device] = await devices();
  const other = await notifiedCandidate(app);
  await other.register(JSON.stringify(browser.subscription));
  const id = await candidate.notify('note');
  await runOnDemand(app.app.modules, 'notifications.push', { notificationId: id, deviceId: device?.id });
  await settled();
  expect([browser.received.length, await devices()]).toEqual([0, []]);
  await other.notify('note');
  await settled();
  expect(browser.received).toHaveLength(1);
});

test('NT-12 a removed device receives nothing, and only its owner can remove it', async () => {
  const { candidate, browser, devices } = await subscribed();
  const other = await notifiedCandidate(app);
  const { endpoint } = browser.subscription;
  const remove = async (headers: Record<string, string>) =>
    (await app.graphql(RemovePushDeviceDocument, { endpoint }, headers)).data?.removePushDevice;
  expect(await remove(other.headers)).toEqual({ __typename: 'RemovePushDeviceDone', endpoint });
  expect(await devices()).toHaveLength(1);
  for (let time = 0; time < 2; time += 1)
    expect(await remove(candidate.headers)).toEqual({ __typename: 'RemovePushDeviceDone', endpoint });
  await candidate.notify('note');
  await settled();
  expect([browser.asked(), await devices()]).toEqual([0, []]);
});

test('NT-12 a candidate keeps the latest 20 browsers', async () => {
  const { candidate, browser, devices } = await subscribed();
  for (let count = 0; count < 20; count += 1) await candidate.register(JSON.stringify(service.browser().subscription));
  const kept = await devices();
  expect(kept).toHaveLength(20);
  expect(kept.map(({ endpoint }) => endpoint)).not.toContain(browser.subscription.endpoint);
});

describe('registering', () => {
  const valid = () => service.browser().subscription;
  const keys = () => valid().keys;

  test.each<[string, () => object]>([
    ['without keys', () => ({ endpoint: 'https://push.example/1' })],
    ['with a key that is no point of the curve', () => ({ ...valid(), keys: { ...keys(), p256dh: 'B'.repeat(87) } })],
    ['with a short secret', () => ({ ...valid(), keys: { ...keys(), auth: 'AAAA' } })],
    ['without an endpoint', () => ({ keys: keys() })],
    ['with an endpoint that is no address', () => ({ ...valid(), endpoint: 'push' })],
    ['with a script as its endpoint', () => ({ ...valid(), endpoint: 'javascript:alert(1)' })],
    ['with a password in its endpoint', () => ({ ...valid(), endpoint: 'https://a:b@push.example/1' })],
    ['as a list', () => [valid()]],
  ])('NT-12 a subscription %s is refused', async (_, content) => {
    const candidate = await notifiedCandidate(app);
    const response = await candidate.register(JSON.stringify(content()));
    expect([response.statusCode, response.json().fields]).toEqual([400, { deviceToken: expect.any(String) }]);
  });

  test.each([
    'http://push.example/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://169.254.169.254/latest',
    'https://10.0.0.7/1',
    'https://localhost/1',
    'https://push.internal/1',
    'https://intranet/1',
  ])('NT-12 in production %s is not sent to', (endpoint) => {
    const config = { ...app.services.config, mode: 'production', fetchPrivate: false } as const;
    const token = (address: string) => JSON.stringify({ endpoint: address, keys: keys() });
    expect(() => readSubscription(token(endpoint), config)).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }));
    expect(readSubscription(token('https://push.example/1'), config)).toMatchObject({ endpoint: 'https://push.example/1' });
  });

  test('NT-12 a token of another kind is stored and not used', async () => {
    const candidate = await notifiedCandidate(app);
    for (const token of ['abc', '123', '{"cut'])
      expect((await candidate.register(token)).json()).toEqual({ responsePayload: true });
    const { rows } = await sql<{ count: number }>`
      select count(*) from push_device where candidate_id = ${candidate.id}`.execute(app.db);
    expect(rows[0]?.count).toBe(0);
  });
});
