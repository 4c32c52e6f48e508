import { afterAll, beforeAll, expect, test } from 'vitest';
import { SignOutEverywhereDocument } from '@hirehq/mfe-profile/src/features/manage-sign-in/sign-out-everywhere.graphql.ts';
import { AccountSettingsDocument } from '@hirehq/mfe-profile/src/shared/account-settings/account-settings.graphql.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { TEST_ISSUER } from '../../../platform/testing/test-tokens.ts';

/** A platform with an external identity provider. */
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({
    candidateOf: 'module',
    config: {
      sso: {
        embedded: false,
        issuer: TEST_ISSUER,
        provider: TEST_ISSUER,
        url: 'http://localhost:3000',
        realm: 'hirehq',
        clientId: 'hirehq-candidate',
        audience: 'hirehq-api',
        actions: ['PASSWORD', 'SESSIONS', 'ACCOUNT'],
        admin: undefined,
      },
    },
  });
});
afterAll(() => server.close());

const report = (token: string) =>
  server.app.inject({
    method: 'POST',
    url: '/sso/ended-session',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logout_token: token }).toString(),
  });

const settings = async (headers: Record<string, string>) => server.graphql(AccountSettingsDocument, {}, headers);

test('a session that the provider reports as ended is refused at once, and no other of the same person', async () => {
  const [here, there] = [await server.asCandidate('anna', { sid: 'here' }), await server.asCandidate('anna', { sid: 'there' })];
  expect([(await settings(here)).statusCode, (await settings(there)).statusCode]).toEqual([200, 200]);
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const token = await server.tokens.sign({ aud: 'hirehq-candidate', sid: 'there', jti: 'once', events }, '2m');
  expect((await report(token)).statusCode).toBe(200);
  expect([(await settings(here)).statusCode, (await settings(there)).statusCode]).toEqual([200, 401]);
  // A provider repeats a report that it believes lost.
  expect((await report(token)).statusCode).toBe(200);
});

test('a report that is not the provider’s ends nothing', async () => {
  const headers = await server.asCandidate('bert', { sid: 'of-bert' });
  const forged = await server.tokens.sign({ aud: 'hirehq-candidate', sid: 'of-bert', sub: 'bert' }, '2m');
  for (const token of ['', 'x.y.z', forged]) expect((await report(token)).statusCode).toBe(400);
  expect((await server.app.inject({ method: 'POST', url: '/sso/ended-session' })).statusCode).toBe(400);
  expect((await settings(headers)).statusCode).toBe(200);
});

test('PR-11 without a service account at the provider, sessions are ended there', async () => {
  const headers = await server.asCandidate('carla');
  const { data } = await server.graphql(SignOutEverywhereDocument, {}, headers);
  expect(data?.signOutEverywhere).toMatchObject({ code: 'SESSIONS_AT_PROVIDER' });
  expect((await settings(headers)).data?.accountSettings.providerActions).not.toContain('SIGN_OUT_EVERYWHERE');
});
