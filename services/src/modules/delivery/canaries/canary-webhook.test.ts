import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Canary } from '@hirehq/shared-contracts/delivery';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { runScheduled } from '../../../platform/testing/test-work.ts';
import type { MakeCanaryPort } from '../releases/index.ts';
import { builtRelease } from '../releases/testing/built-release.ts';
import { setTeamWebhook, teamKeysModule } from '../team-keys/index.ts';
import { webhookReceiver, type WebhookReceiver } from '../team-keys/testing/webhook-receiver.ts';
import { testTeam, type TestTeam } from '../team-keys/testing/test-team.ts';
import { canariesWith, canaryPort } from './index.ts';
import { makeLive, storeVersions } from './testing/stored-versions.ts';
import { CANARY, LIVE, visit } from './testing/visitors.ts';

let hirehq: TestApp;
let team: TestTeam;
let port: ReturnType<MakeCanaryPort>;
let receiver: WebhookReceiver;
let now = new Date('2026-05-04T12:00:00Z');
beforeAll(async () => {
  receiver = await webhookReceiver();
  hirehq = await createTestApp({
    modules: [teamKeysModule, canariesWith(() => [])],
    now: () => now,
    config: { fetchPrivate: true },
  });
  team = await testTeam(hirehq, { team: 'jobs-team', remotes: ['jobs'] });
  await storeVersions(hirehq.db, [
    ['jobs', LIVE],
    ['jobs', CANARY],
    ['shell', LIVE],
  ]);
  await makeLive(hirehq.db, 1, { jobs: LIVE, shell: LIVE });
  port = canaryPort(hirehq.services, {
    findServable: async (remote, version) => builtRelease(remote, version).release,
    log: hirehq.app.log,
  });
});
afterAll(async () => {
  await port.stop();
  await hirehq.close();
  receiver.close();
});

it('PF-02 the server of the team hears that its canary was reverted, with the numbers, signed', async () => {
  const secret = await setTeamWebhook(hirehq.services, { team: 'jobs-team', url: receiver.url });
  const started = await team.ask('POST canaries', { remote: 'jobs', version: CANARY, share: 50, why: 'A new list.' });
  const { id } = started.body as Canary;
  for (let number = 0; number < 60; number += 1) {
    const visitor = await visit(port);
    await visitor.reports(visitor.isCanary ? 'crashed' : 'ok');
  }
  now = new Date(now.getTime() + 2 * 60_000);
  await runScheduled(hirehq.app.modules, 'canaries.decide');
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(1);
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
  const [canary] = (await team.ask('GET canaries?remote=jobs')).body as Canary[];
  expect(canary).toMatchObject({ id, state: 'REVERTED' });
  expect(JSON.parse(body)).toMatchObject({
    type: 'canary.reverted',
    data: { remote: 'jobs', version: CANARY, decision: canary?.decision },
  });
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
});
