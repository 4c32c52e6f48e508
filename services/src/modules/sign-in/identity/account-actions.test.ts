import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { candidatesModule } from '../../candidate/candidates/index.ts';
import { identityModule } from './index.ts';
import { codeMailedTo, mailsTo } from './testing/mailbox.ts';
import { createTestBrowser, proofKey, type Tokens } from './testing/test-browser.ts';

let server: TestApp;
let count = 0;
let ahead = 0;
const PASSWORD = 'correct-horse-7';
const OTHER_PASSWORD = 'battery-staple-9';
const ACCOUNT = '/realms/hirehq/account';
const ORIGIN = 'http://localhost:3000';

beforeAll(async () => {
  server = await createTestApp({
    modules: [candidatesModule, identityModule],
    candidateOf: 'module',
    now: () => new Date(Date.now() + ahead),
  });
});
afterAll(() => server.close());
afterEach(() => {
  ahead = 0;
});

const newcomer = () => ({ name: 'Katherine Johnson', email: `katherine${(count += 1)}@example.com`, password: PASSWORD });
const errorOf = (body: string) => /data-error="([^"]+)"/.exec(body.slice(body.indexOf('role="alert"')))?.[1];

async function member() {
  const person = newcomer();
  const visitor = createTestBrowser(server.app);
  const tokens = await visitor.register(person);
  return { person, visitor, tokens };
}
type Visitor = Awaited<ReturnType<typeof member>>['visitor'];

async function start(visitor: Visitor, action: string, extra: Record<string, string> = {}) {
  const key = proofKey();
  return { key, ...(await visitor.open(visitor.startUrl(key, { kc_action: action, ...extra }))) };
}

async function outcome(visitor: Visitor, key: ReturnType<typeof proofKey>, url: string) {
  const response = visitor.responseOf(url);
  const tokens = (await visitor.exchange(response.get('code') ?? '', key.verifier)).json<Tokens>();
  return { status: response.get('kc_action_status'), tokens };
}

test('ID-03 a password is changed with the current one; other browsers are signed out, this one stays', async () => {
  const { person, visitor, tokens } = await member();
  const elsewhere = createTestBrowser(server.app);
  const others = await elsewhere.signIn(person);
  const { key, page, url } = await start(visitor, 'UPDATE_PASSWORD');
  expect(page.body).toContain('Change your password');
  const wrong = await visitor.submit(url, 'update-password', { current_password: 'not-mine-123', new_password: OTHER_PASSWORD });
  expect([wrong.page.statusCode, errorOf(wrong.page.body)]).toEqual([401, 'NotAuthorizedException']);
  const weak = await visitor.submit(url, 'update-password', { current_password: PASSWORD, new_password: 'short' });
  expect(errorOf(weak.page.body)).toBe('InvalidParameterException');
  const back = await visitor.submit(url, 'update-password', { current_password: PASSWORD, new_password: OTHER_PASSWORD });
  const done = await outcome(visitor, key, back.url);
  expect(done.status).toBe('success');
  expect(decodeJwt(done.tokens.id_token)['email']).toBe(person.email);
  expect((await elsewhere.refresh(others.refresh_token)).statusCode).toBe(400);
  expect((await visitor.refresh(tokens.refresh_token)).statusCode).toBe(200);
  expect((await createTestBrowser(server.app).signIn({ ...person, password: OTHER_PASSWORD })).id_token).toBeTruthy();
});

test('ID-03 a cancelled action returns with that status, and changes nothing', async () => {
  const { person, visitor } = await member();
  const { key, url } = await start(visitor, 'UPDATE_PASSWORD');
  const back = await visitor.submit(url, 'cancel');
  const done = await outcome(visitor, key, back.url);
  expect(done.status).toBe('cancelled');
  expect(decodeJwt(done.tokens.id_token)['email']).toBe(person.email);
});

test('ID-03 an action without a session requires signing in first', async () => {
  const { person } = await member();
  const visitor = createTestBrowser(server.app);
  const { key, page, url } = await start(visitor, 'UPDATE_PASSWORD', { prompt: 'login' });
  expect(page.body).toContain('<h1>Sign in</h1>');
  const next = await visitor.submit(url, 'sign-in', person);
  expect(next.page.body).toContain('Change your password');
  const back = await visitor.submit(next.url, 'update-password', { current_password: PASSWORD, new_password: OTHER_PASSWORD });
  expect((await outcome(visitor, key, back.url)).status).toBe('success');
});

test('ID-03 the pages of an action do not bypass the sign-in page', async () => {
  const visitor = createTestBrowser(server.app);
  const { url } = await visitor.open(visitor.startUrl(proofKey()));
  for (const page of ['update-password', 'update-email', 'confirm-change', 'verify-email', 'new-password', 'confirm', 'cancel']) {
    const response = await visitor.submit(url, page, { email: 'x@example.com', code: '123456', new_password: OTHER_PASSWORD });
    expect(response.page.body).toContain('<h1>Sign in</h1>');
  }
});

test('ID-03 an email is changed with a code mailed to the new address; the old one is notified', async () => {
  const { person, visitor } = await member();
  const email = `new-${person.email}`;
  const { key, page, url } = await start(visitor, 'UPDATE_EMAIL');
  expect(page.body).toContain('Change your email');
  const same = await visitor.submit(url, 'update-email', { email: person.email.toUpperCase() });
  expect(errorOf(same.page.body)).toBe('InvalidParameterException');
  await visitor.submit(url, 'update-email', { email });
  const back = await visitor.confirm(url, email, 'confirm-change');
  const done = await outcome(visitor, key, back.url);
  expect(done.status).toBe('success');
  expect(decodeJwt(done.tokens.id_token)).toMatchObject({ email, username: email, email_verified: true });
  expect((await mailsTo(server.db, person.email))[0]?.subject).toBe('The email of your account was changed');
  expect((await createTestBrowser(server.app).signIn({ ...person, email })).id_token).toBeTruthy();
});

test('ID-05 changing to an email that is in use shows the same page, and no code matches', async () => {
  const { person: owner } = await member();
  const { visitor } = await member();
  const { url } = await start(visitor, 'UPDATE_EMAIL');
  const asked = await visitor.submit(url, 'update-email', { email: owner.email });
  expect(asked.page.body).toContain('Confirm your email');
  expect((await mailsTo(server.db, owner.email))[0]?.subject).toBe('You already have an account on hireHQ');
  const refused = await visitor.submit(url, 'confirm-change', { code: '123456' });
  expect(errorOf(refused.page.body)).toBe('CodeMismatchException');
});

test('ID-03 GET account requires an access token, and responds in Keycloak’s format', async () => {
  const { person, tokens } = await member();
  const ask = (token: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url: ACCOUNT, headers: { authorization: `Bearer ${token}`, ...headers } });
  expect((await ask(tokens.access_token)).json()).toEqual({
    id: decodeJwt(tokens.access_token).sub,
    username: person.email,
    firstName: person.name,
    lastName: '',
    email: person.email,
    emailVerified: true,
    attributes: { ipAddress: ['127.0.0.1'], neuro_classification: ['NT'] },
  });
  expect((await ask(tokens.id_token)).statusCode).toBe(401);
  expect((await ask(tokens.access_token, { origin: ORIGIN })).headers['access-control-allow-origin']).toBe(ORIGIN);
  const foreign = await ask(tokens.access_token, { origin: 'http://evil.example' });
  expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
});

test('ID-03 POST account changes the name, and an email that is then verified with a code', async () => {
  const { person, visitor, tokens } = await member();
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const post = (payload: object) => server.app.inject({ method: 'POST', url: ACCOUNT, headers, payload });
  const email = `moved-${person.email}`;
  expect((await post({ firstName: 'Katherine', lastName: 'Goble', email })).statusCode).toBe(204);
  const shown = (await server.app.inject({ url: ACCOUNT, headers })).json<Record<string, unknown>>();
  expect(shown).toMatchObject({ firstName: 'Katherine Goble', email, emailVerified: false });

  const { key, page, url } = await start(visitor, 'VERIFY_EMAIL');
  expect(page.body).toContain('Confirm your email');
  expect(await mailsTo(server.db, email)).toHaveLength(1);
  const back = await visitor.confirm(url, email, 'verify-email');
  const done = await outcome(visitor, key, back.url);
  expect(done.status).toBe('success');
  expect(decodeJwt(done.tokens.id_token)).toMatchObject({ email, email_verified: true, name: 'Katherine Goble' });
});

test('ID-03 VERIFY_EMAIL sends a code if none was sent, and returns immediately if the email is verified', async () => {
  const { person, visitor, tokens } = await member();
  const proved = await start(visitor, 'VERIFY_EMAIL');
  expect((await outcome(visitor, proved.key, proved.url)).status).toBe('success');
  const email = `later-${person.email}`;
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  await server.app.inject({ method: 'POST', url: ACCOUNT, headers, payload: { email } });
  ahead = 16 * 60_000;
  const { key, url } = await start(visitor, 'VERIFY_EMAIL');
  expect(await mailsTo(server.db, email)).toHaveLength(2);
  const again = await visitor.submit(url, 'resend');
  expect(again.page.body).toContain('We’ve sent a new code');
  const back = await visitor.submit(url, 'verify-email', { code: await codeMailedTo(server.db, email) });
  expect((await outcome(visitor, key, back.url)).status).toBe('success');
});

test('ID-05 an unverified email gives no access to its account', async () => {
  const { person, tokens } = await member();
  const email = `typo-${person.email}`;
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  await server.app.inject({ method: 'POST', url: ACCOUNT, headers, payload: { email } });
  const before = (await mailsTo(server.db, email)).length;
  const visitor = createTestBrowser(server.app);
  const { url } = await visitor.open(visitor.startUrl(proofKey()));
  await visitor.submit(url, 'forgot', { email });
  expect((await mailsTo(server.db, email)).length).toBe(before);
  const registered = await visitor.submit(url, 'sign-up', { name: 'Some One', email, password: OTHER_PASSWORD, terms: 'yes' });
  expect(registered.page.body).toContain('Confirm your email');
  expect((await mailsTo(server.db, email))[0]?.subject).toBe('You already have an account on hireHQ');
});

test.each([
  [{ email: 'not an email' }, 400, 'InvalidParameterException', 'email'],
  [{ firstName: '  ' }, 400, 'InvalidParameterException', 'firstName'],
  [{ firstName: 5 }, 400, 'InvalidParameterException', 'firstName'],
])('ID-05 POST account refuses %o as JSON', async (payload, status, error, field) => {
  const { tokens } = await member();
  const response = await server.app.inject({
    method: 'POST',
    url: ACCOUNT,
    headers: { authorization: `Bearer ${tokens.access_token}` },
    payload,
  });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ error, field, errorMessage: expect.stringMatching(/\w+\.$/) });
});

test('ID-05 POST account refuses an email that is in use, and then changes nothing', async () => {
  const { person: owner } = await member();
  const { person, tokens } = await member();
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const payload = { firstName: 'Someone Else', email: owner.email };
  const response = await server.app.inject({ method: 'POST', url: ACCOUNT, headers, payload });
  expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([409, 'UsernameExistsException']);
  expect((await server.app.inject({ url: ACCOUNT, headers })).json()).toMatchObject({ firstName: person.name });
});
