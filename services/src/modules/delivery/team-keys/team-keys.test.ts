import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DELIVERY_CALLS } from '@hirehq/shared-contracts/delivery';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { notifyTeam, removeTeamWebhook, revokeTeamKey, setTeamWebhook, teamKeyById } from './index.ts';
import { testTeam } from './testing/test-team.ts';
import { webhookReceiver, type WebhookReceiver } from './testing/webhook-receiver.ts';

let hirehq: TestApp;
const time = new Date('2026-05-04T09:00:00Z');
beforeAll(async () => {
  hirehq = await createTestApp({ now: () => time, config: { teamRateLimit: 5, fetchPrivate: true } });
});
afterAll(() => hirehq.close());

describe('a key', () => {
  test('PF-02 opens the API until it is revoked, and its use is noted', async () => {
    const team = await testTeam(hirehq, { rights: [] });
    expect((await team.ask('GET history')).statusCode).toBe(200);
    expect((await teamKeyById(hirehq.db, team.keyId))?.last_used_at).toEqual(time);
    const row = await teamKeyById(hirehq.db, team.keyId);
    expect(JSON.stringify(row)).not.toContain(team.key.split('_')[2]);
    await revokeTeamKey(hirehq.db, team.keyId, time);
    expect((await team.ask('GET history')).body).toMatchObject({ statusCode: 401, errorCode: 'KEY_REFUSED' });
    await expect(revokeTeamKey(hirehq.db, team.keyId, time)).rejects.toThrow(/no valid key/);
  });

  test('PF-02 of an employer opens nothing here', async () => {
    const headers = { authorization: `Bearer ${(await testTeam(hirehq)).key.replace('hqt_', 'hq_')}` };
    expect((await hirehq.app.inject({ url: '/platform/v1/history', headers })).statusCode).toBe(401);
  });

  test('PF-02 that asks too often has to wait, and no other key with it', async () => {
    const [busy, other] = [await testTeam(hirehq), await testTeam(hirehq)];
    for (let request = 0; request < 5; request += 1) expect((await busy.ask('GET history')).statusCode).toBe(200);
    const limited = await busy.ask('GET history');
    expect([limited.statusCode, limited.body.errorCode]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect((await other.ask('GET history')).statusCode).toBe(200);
  });
});

describe('a webhook', () => {
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    receiver = await webhookReceiver();
  });
  beforeEach(() => {
    receiver.received.length = 0;
    receiver.status = 204;
  });
  afterAll(() => receiver.close());

  const tell = (team: string, payload = { canaryId: 'c1' }) =>
    hirehq.db.transaction().execute((trx) => notifyTeam(hirehq.services, trx, { team, event: 'canary.reverted', payload }));

  test('PF-02 tells a team, signed according to Standard Webhooks', async () => {
    const secret = await setTeamWebhook(hirehq.services, { team: 'learning', url: receiver.url });
    await tell('courses');
    await tell('learning');
    await expect.poll(() => receiver.received.length).toBe(1);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    expect(JSON.parse(body)).toEqual({ type: 'canary.reverted', timestamp: time.toISOString(), data: { canaryId: 'c1' } });
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  });

  test('PF-02 tells nobody of what was not committed', async () => {
    await setTeamWebhook(hirehq.services, { team: 'learning', url: receiver.url });
    await expect(
      hirehq.db.transaction().execute(async (trx) => {
        await notifyTeam(hirehq.services, trx, { team: 'learning', event: 'release.published', payload: {} });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await tell('learning', { canaryId: 'c2' });
    await expect
      .poll(() => receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type))
      .toEqual(['canary.reverted']);
  });

  test('PF-02 that is gone is removed', async () => {
    await setTeamWebhook(hirehq.services, { team: 'gone', url: receiver.url });
    receiver.status = 410;
    await tell('gone');
    const left = () => hirehq.db.selectFrom('team_webhook').select('url').where('team', '=', 'gone').execute();
    await expect.poll(left).toEqual([]);
    await expect(removeTeamWebhook(hirehq.services, 'gone')).rejects.toThrow(/has no webhook/);
  });

  test('PF-02 needs an address that may be called', async () => {
    const production = {
      ...hirehq.services,
      config: { ...hirehq.services.config, mode: 'production' as const, fetchPrivate: false },
    };
    await expect(setTeamWebhook(production, { team: 'a', url: 'http://example.com' })).rejects.toThrow(/must start with https/);
    await expect(setTeamWebhook(production, { team: 'a', url: 'https://a:b@example.com' })).rejects.toThrow(/user name/);
    await expect(setTeamWebhook(production, { team: 'a', url: 'example' })).rejects.toThrow(/must be a URL/);
  });
});

describe('the documentation', () => {
  test('PF-02 is a page that runs no script and loads nothing external', async () => {
    const response = await hirehq.app.inject({ url: '/platform/v1/docs' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(response.body).not.toMatch(/<script|src=/);
    for (const call of Object.values(DELIVERY_CALLS)) expect(response.body).toContain(`<code>/${call.path}</code>`);
  });

  test('PF-02 is an OpenAPI document, and the other documents say nothing of these calls', async () => {
    const { openapi, paths } = (await hirehq.app.inject({ url: '/platform/v1/openapi.json' })).json<{
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    }>();
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths['/locks/{remote}'] ?? {}).toSorted()).toEqual(['delete', 'put']);
    const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
    expect(new Set(ids).size).toBe(ids.length);
    for (const url of ['/employer/v1/openapi.json', '/api/docs/json'])
      expect((await hirehq.app.inject({ url })).body).not.toContain('/locks/{remote}');
  });

  test('PF-02 a path of the API that does not exist is no page', async () => {
    const response = await hirehq.app.inject({ url: '/platform/v1/nothing', headers: { accept: 'text/html' } });
    expect([response.statusCode, response.json().errorCode]).toEqual([404, 'NOT_FOUND']);
  });
});
