import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ChangeEmailDocument, ConfirmEmailDocument } from '@hirehq/mfe-profile/src/features/change-email/change-email.graphql.ts';
import { SignOutEverywhereDocument } from '@hirehq/mfe-profile/src/features/manage-sign-in/sign-out-everywhere.graphql.ts';
import { AccountSettingsDocument } from '@hirehq/mfe-profile/src/shared/account-settings/account-settings.graphql.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { withoutSending } from '../../post/mail/testing/without-sending.ts';
import { changeAccountAsOperator } from './index.ts';
import { codeMailedTo } from './testing/mailbox.ts';
import { createTestBrowser, proofKey, type Tokens } from './testing/test-browser.ts';

let server: TestApp;
let count = 0;
const PASSWORD = 'correct-horse-7';
const OTHER_PASSWORD = 'battery-staple-9';

beforeAll(async () => {
  // The provider's own keys: access tokens that it gave are what must end.
  server = await createTestApp({ modules: withoutSending, candidateOf: 'module', fetchKeys: async () => publicKeys() });
});
afterAll(() => server.close());

async function publicKeys() {
  return (await server.app.inject({ url: '/realms/hirehq/protocol/openid-connect/certs' })).json();
}

const headersOf = ({ access_token: access, id_token: id }: Tokens) => ({
  authorization: `Bearer ${access}`,
  'x-access-token': id,
});

/** Whether the services, and the account endpoint of the provider, accept the access token. */
async function accepted(tokens: Tokens): Promise<{ services: boolean; account: boolean }> {
  const { statusCode, data } = await server.graphql(AccountSettingsDocument, {}, headersOf(tokens));
  const account = await server.app.inject({
    url: '/realms/hirehq/account',
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  expect([200, 401]).toContain(statusCode);
  return { services: data?.accountSettings !== undefined, account: account.statusCode === 200 };
}
const YES = { services: true, account: true };
const NO = { services: false, account: false };

/** Somebody who is signed in with two browsers. */
async function twoBrowsers() {
  const person = { name: 'Annie Easley', email: `annie${(count += 1)}@example.com`, password: PASSWORD };
  const [here, there] = [createTestBrowser(server.app), createTestBrowser(server.app)];
  const own = await here.register(person);
  const others = await there.signIn(person);
  expect([await accepted(own), await accepted(others)]).toEqual([YES, YES]);
  return { person, here, there, own, others };
}
type SessionsFixture = Awaited<ReturnType<typeof twoBrowsers>>;

async function expectOnlyHere({ here, there, own, others }: SessionsFixture): Promise<void> {
  expect(await accepted(others)).toEqual(NO);
  expect((await there.refresh(others.refresh_token)).statusCode).toBe(400);
  expect(await accepted(own)).toEqual(YES);
  const renewed = await here.refresh(own.refresh_token);
  expect(renewed.statusCode).toBe(200);
  expect(await accepted(renewed.json<Tokens>())).toEqual(YES);
  const { url } = await there.open(there.startUrl(proofKey(), { prompt: 'none' }));
  expect(there.responseOf(url).get('error')).toBe('login_required');
}

test('ID-03 changing the password ends the other sessions at once, also the tokens that were given', async () => {
  const sessionsFixture = await twoBrowsers();
  const { url } = await sessionsFixture.here.open(sessionsFixture.here.startUrl(proofKey(), { kc_action: 'UPDATE_PASSWORD' }));
  await sessionsFixture.here.submit(url, 'update-password', { current_password: PASSWORD, new_password: OTHER_PASSWORD });
  await expectOnlyHere(sessionsFixture);
});

test('ID-03 changing the email on the page of the provider ends the other sessions at once', async () => {
  const sessionsFixture = await twoBrowsers();
  const email = `new-${sessionsFixture.person.email}`;
  const { url } = await sessionsFixture.here.open(sessionsFixture.here.startUrl(proofKey(), { kc_action: 'UPDATE_EMAIL' }));
  await sessionsFixture.here.submit(url, 'update-email', { email });
  expect(await accepted(sessionsFixture.others)).toEqual(YES);
  await sessionsFixture.here.confirm(url, email, 'confirm-change');
  await expectOnlyHere(sessionsFixture);
});

test('PR-11 changing the email in the settings ends the other sessions at once', async () => {
  const sessionsFixture = await twoBrowsers();
  const emailAddress = `new-${sessionsFixture.person.email}`;
  await server.graphql(ChangeEmailDocument, { emailAddress }, headersOf(sessionsFixture.own));
  expect(await accepted(sessionsFixture.others)).toEqual(YES);
  const code = await codeMailedTo(server.db, emailAddress);
  const { data } = await server.graphql(ConfirmEmailDocument, { code }, headersOf(sessionsFixture.own));
  expect(data?.confirmEmail).toMatchObject({ __typename: 'ConfirmEmailDone' });
  await expectOnlyHere(sessionsFixture);
});

test('ID-03 changing the email by the account endpoint ends the other sessions at once', async () => {
  const sessionsFixture = await twoBrowsers();
  const response = await server.app.inject({
    method: 'POST',
    url: '/realms/hirehq/account',
    headers: { authorization: `Bearer ${sessionsFixture.own.access_token}` },
    payload: { email: `new-${sessionsFixture.person.email}` },
  });
  expect(response.statusCode).toBe(204);
  await expectOnlyHere(sessionsFixture);
});

test('PR-11 signing out everywhere ends every session at once, this one included', async () => {
  const { here, there, own, others } = await twoBrowsers();
  const { data } = await server.graphql(SignOutEverywhereDocument, {}, headersOf(own));
  expect(data?.signOutEverywhere.__typename).toBe('SignOutEverywhereDone');
  expect([await accepted(own), await accepted(others)]).toEqual([NO, NO]);
  expect((await here.refresh(own.refresh_token)).statusCode).toBe(400);
  expect((await there.refresh(others.refresh_token)).statusCode).toBe(400);
  const { url } = await here.open(here.startUrl(proofKey(), { prompt: 'none' }));
  expect(here.responseOf(url).get('error')).toBe('login_required');
});

test('SH-42 signing out ends the tokens of this browser at once, and no others', async () => {
  const { here, own, others } = await twoBrowsers();
  await here.open(here.logoutUrl(own.id_token));
  expect([await accepted(own), await accepted(others)]).toEqual([NO, YES]);
});

test('an operator who requires a new password ends all tokens of the account at once', async () => {
  const { person, own, others } = await twoBrowsers();
  await changeAccountAsOperator(server.db, person.email, { do: 'require-new-password' });
  expect([await accepted(own), await accepted(others)]).toEqual([NO, NO]);
});

test('a session that has ended says nothing about the next one of the same person', async () => {
  const { person, there, others } = await twoBrowsers();
  await there.open(there.logoutUrl(others.id_token));
  const next = await there.signIn(person);
  expect(decodeJwt(next.access_token)['sid']).not.toBe(decodeJwt(others.access_token)['sid']);
  expect(await accepted(next)).toEqual(YES);
});
