import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../../build-app.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { candidatesModule } from '../../candidate/candidates/index.ts';
import { CALLBACK, createTestBrowser, proofKey } from './testing/test-browser.ts';
import { createIdentityModule, ensureAccount, identityModule } from './index.ts';
import { ATTEMPT_RULES } from './attempt-limits.ts';

let server: TestApp;
let count = 0;
const PASSWORD = 'correct-horse-7';

beforeAll(async () => {
  server = await createTestApp({ modules: [candidatesModule, identityModule], candidateOf: 'module' });
});
afterAll(() => server.close());

const newcomer = () => ({ name: 'Ada Lovelace', email: `ada${(count += 1)}@example.com`, password: PASSWORD });
const browser = (app = server.app) => createTestBrowser(app);

test('ID-01 registration at /registrations creates an account and its candidate, and signs the browser in', async () => {
  const visitor = browser();
  const person = newcomer();
  const tokens = await visitor.register(person);
  const claims = decodeJwt(tokens.id_token);
  const candidate = await server.db
    .selectFrom('candidate')
    .selectAll()
    .where('id', '=', String(claims['dsaascandidateid']))
    .executeTakeFirst();
  expect(candidate).toMatchObject({
    issuer: 'embedded',
    subject: claims.sub,
    email_address: person.email,
  });
});

test('SV-10 the provider without its database responds with 503 and Retry-After', async () => {
  const alone = await createTestApp({ modules: [candidatesModule, identityModule], candidateOf: 'module' });
  onTestFinished(() => alone.close());
  await alone.db.destroy();
  const visitor = browser(alone.app);
  const { page } = await visitor.open(visitor.startUrl(proofKey()));
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '2']);
});

test('ID-01 a login hint fills in the form, and signing in returns with a code', async () => {
  const person = newcomer();
  await browser().register(person);
  const visitor = browser();
  const key = proofKey();
  const { page } = await visitor.open(visitor.startUrl(key, { login_hint: person.email }));
  expect(page.body).toContain(`value="${person.email}"`);
  const tokens = await visitor.signIn(person);
  expect(decodeJwt(tokens.id_token)['email']).toBe(person.email);
});

test('ID-02 the id token carries the claims of the specification and the access token is for the API', async () => {
  const visitor = browser();
  const key = proofKey();
  const { url } = await visitor.open(visitor.startUrl(key, { view_tag: 'NEURODIVERSITY_CANDIDATE_VIEW' }, 'registrations'));
  const person = newcomer();
  await visitor.submit(url, 'sign-up', { ...person, terms: 'yes', neuro_classification: 'ND' });
  const back = await visitor.confirm(url, person.email);
  const tokens = (await visitor.exchange(visitor.responseOf(back.url).get('code') ?? '', key.verifier)).json<
    Record<string, string>
  >();
  const id = decodeJwt(tokens['id_token'] ?? '');
  expect(id).toMatchObject({
    aud: 'hirehq-candidate',
    nonce: 'the-nonce',
    name: person.name,
    email: person.email,
    username: person.email,
    preferred_username: person.email,
    emailVerified: true,
    email_verified: true,
    wasUserInactive: false,
    neuro_classification: 'ND',
    'custom:neuro_classification': 'ND',
    ipAddress: '127.0.0.1',
  });
  expect(id['dsaascandidateid']).toMatch(/^[0-9a-f-]{36}$/);
  const access = decodeJwt(tokens['access_token'] ?? '');
  expect(access).toMatchObject({ aud: 'hirehq-api', sub: id.sub, sid: id['sid'], iss: 'http://localhost:3000/realms/hirehq' });
  expect(Number(access.exp) - Number(access.iat)).toBe(300);
  expect(decodeProtectedHeader(tokens['access_token'] ?? '').alg).toBe('RS256');
  // keycloak-js reads this one as if it were a JWT.
  expect(decodeJwt(tokens['refresh_token'] ?? '')).toMatchObject({ typ: 'Refresh', sid: id['sid'] });
});

test('ID-02 the platform accepts both tokens for that candidate, and neither in place of the other', async () => {
  const tokens = await browser().register(newcomer());
  const { config, db, files } = server.services;
  const real = await buildApp({
    config,
    db,
    databaseUrl: server.databaseUrl,
    files,
    secret: 'a secret of at least 32 characters',
    modules: [candidatesModule, identityModule],
  });
  try {
    const ask = (access: string, id: string) =>
      real.inject({ url: '/api/v1/candidates/', headers: { authorization: `Bearer ${access}`, 'x-access-token': id } });
    const response = await ask(tokens.access_token, tokens.id_token);
    expect(response.json()).toMatchObject({ responsePayload: { id: decodeJwt(tokens.id_token)['dsaascandidateid'] } });
    expect((await ask(tokens.id_token, tokens.access_token)).statusCode).toBe(401);
    const other = await browser().register(newcomer());
    expect((await ask(tokens.access_token, other.id_token)).statusCode).toBe(401);
  } finally {
    await real.close();
  }
});

test('ID-02 userinfo requires an access token', async () => {
  const tokens = await browser().register(newcomer());
  const ask = (token: string) =>
    server.app.inject({ url: '/realms/hirehq/protocol/openid-connect/userinfo', headers: { authorization: `bearer ${token}` } });
  expect((await ask(tokens.access_token)).json()).toMatchObject({ sub: decodeJwt(tokens.access_token).sub });
  expect((await ask(tokens.id_token)).statusCode).toBe(401);
});

test('ID-06 a refresh token works once; reusing it invalidates every token of its grant', async () => {
  const visitor = browser();
  const first = await visitor.register(newcomer());
  const second = (await visitor.refresh(first.refresh_token)).json<typeof first>();
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect(decodeJwt(second.access_token).sub).toBe(decodeJwt(first.access_token).sub);
  const again = await visitor.refresh(first.refresh_token);
  expect([again.statusCode, again.json<{ error: string }>().error]).toEqual([400, 'invalid_grant']);
  expect((await visitor.refresh(second.refresh_token)).statusCode).toBe(400);
});

test('ID-06 of two concurrent refreshes one is refused', async () => {
  const visitor = browser();
  const tokens = await visitor.register(newcomer());
  const responses = await Promise.all([visitor.refresh(tokens.refresh_token), visitor.refresh(tokens.refresh_token)]);
  expect(responses.map((response) => response.statusCode).filter((status) => status === 200).length).toBeLessThanOrEqual(1);
});

test('ID-03 a signed-in browser can register another account, and is then signed in to that one', async () => {
  const visitor = browser();
  const first = await visitor.register(newcomer());
  const person = newcomer();
  const second = await visitor.register(person);
  expect(decodeJwt(second.id_token)).toMatchObject({ email: person.email });
  expect(decodeJwt(second.id_token).sub).not.toBe(decodeJwt(first.id_token).sub);
});

test.each(['GET', 'POST'] as const)(
  'SH-42 signing out with the id token by %s needs no confirmation, ends the session and its refresh tokens, and goes to the dashboard',
  async (method) => {
    const visitor = browser();
    const tokens = await visitor.register(newcomer());
    const url = new URL(visitor.logoutUrl(tokens.id_token), 'http://localhost:3000');
    const response =
      method === 'GET'
        ? await visitor.request('GET', url.pathname + url.search)
        : await visitor.request('POST', url.pathname, Object.fromEntries(url.searchParams));
    expect([response.statusCode, response.headers.location]).toEqual([303, 'http://localhost:3000/candidate/dashboard']);
    expect((await visitor.refresh(tokens.refresh_token)).statusCode).toBe(400);
    const silent = await visitor.open(visitor.startUrl(proofKey(), { prompt: 'none' }));
    expect(visitor.responseOf(silent.url).get('error')).toBe('login_required');
  },
);

test('SH-42 signing out without an id token of the session asks for confirmation', async () => {
  const visitor = browser();
  const tokens = await visitor.register(newcomer());
  const stranger = await browser().register(newcomer());
  const page = await visitor.request('GET', visitor.logoutUrl(stranger.id_token));
  expect(page.body).toContain('Do you want to sign out');
  expect((await visitor.refresh(tokens.refresh_token)).statusCode).toBe(200);
});

test('ID-06 a silent check returns a code while the session is valid', async () => {
  const visitor = browser();
  await visitor.register(newcomer());
  const { url } = await visitor.open(
    visitor.startUrl(proofKey(), { prompt: 'none', redirect_uri: 'http://localhost:3000/silent-check-sso.html' }),
  );
  expect(url).toContain('http://localhost:3000/silent-check-sso.html#');
  expect(visitor.responseOf(url).get('code')).toBeTruthy();
});

test.each([
  'http://localhost:3000/sso/callback/',
  'http://localhost:3000/sso/callback?to=/x',
  'http://evil.example/sso/callback',
  'http://localhost:3000.evil.example/sso/callback',
])('ID-01 a redirect to %s is refused on our own page, with no code sent anywhere', async (redirect) => {
  const visitor = browser();
  const response = await visitor.request('GET', visitor.startUrl(proofKey(), { redirect_uri: redirect }));
  expect(response.statusCode).toBe(400);
  expect(response.headers.location).toBeUndefined();
  expect(response.body).toContain('Start again');
});

test.each([
  ['plain PKCE', { code_challenge_method: 'plain' }],
  ['no PKCE', { code_challenge: '', code_challenge_method: '' }],
])('ID-01 %s is refused', async (_, params) => {
  const visitor = browser();
  const url = new URL(visitor.startUrl(proofKey(), params), 'http://localhost:3000');
  for (const [name, value] of Object.entries(params)) if (value === '') url.searchParams.delete(name);
  const { url: back } = await visitor.open(url.pathname + url.search);
  expect(back.startsWith(CALLBACK)).toBe(true);
  expect(visitor.responseOf(back).get('error')).toBe('invalid_request');
});

test('ID-01 a code without its verifier is refused', async () => {
  const visitor = browser();
  const key = proofKey();
  const { url } = await visitor.open(visitor.startUrl(key, {}, 'registrations'));
  const person = newcomer();
  await visitor.submit(url, 'sign-up', { ...person, terms: 'yes' });
  const back = await visitor.confirm(url, person.email);
  const response = await visitor.exchange(visitor.responseOf(back.url).get('code') ?? '', proofKey().verifier);
  expect(response.statusCode).toBe(400);
});

test('ID-01 tokens are issued to pages of our own origin only', async () => {
  const visitor = browser();
  const tokens = await visitor.register(newcomer());
  const response = await visitor.request(
    'POST',
    '/realms/hirehq/protocol/openid-connect/token',
    { grant_type: 'refresh_token', refresh_token: tokens.refresh_token, client_id: 'hirehq-candidate' },
    { origin: 'http://evil.example', accept: 'application/json' },
  );
  expect(response.statusCode).toBe(400);
  expect(response.headers['access-control-allow-origin']).toBeUndefined();
});

test('ID-05 a wrong password and an unknown email get the same page', async () => {
  const person = newcomer();
  await browser().register(person);
  async function attempt(email: string) {
    const visitor = browser();
    const { url } = await visitor.open(visitor.startUrl(proofKey()));
    const { page } = await visitor.submit(url, 'sign-in', { email, password: 'not-the-password-1' });
    const uid = /login-actions\/([^/"]+)/.exec(page.body)?.[1] ?? '';
    return { status: page.statusCode, body: page.body.replaceAll(uid, 'UID').replaceAll(email, 'EMAIL') };
  }
  const known = await attempt(person.email);
  expect(known).toEqual(await attempt('nobody@example.com'));
  expect(known.status).toBe(401);
  expect(known.body).toContain('role="alert"');
  expect(known.body).toContain('value="EMAIL"');
});

test('ID-03 an invalid registration is shown again with its values and a message at each field, without an account', async () => {
  const visitor = browser();
  const { url } = await visitor.open(visitor.startUrl(proofKey(), {}, 'registrations'));
  const { page } = await visitor.submit(url, 'sign-up', { name: '<b>Eve</b>', email: 'eve', password: 'short' });
  expect(page.statusCode).toBe(400);
  for (const id of ['email-error', 'password-error', 'terms-error']) expect(page.body).toContain(`id="${id}"`);
  expect(page.body).toContain('value="&lt;b&gt;Eve&lt;/b&gt;"');
  expect(page.body).not.toContain('value="short"');
});

test('ID-03 if the candidate cannot be created, there is no account either', async () => {
  const email = `nobody${(count += 1)}@example.com`;
  const work = server.db.transaction().execute(async (trx) => {
    await ensureAccount(server.app.services, trx, { name: 'No One', email, password: PASSWORD });
    throw new Error('the disk is full');
  });
  await expect(work).rejects.toThrow('the disk is full');
  expect(await server.db.selectFrom('identity_account').select('id').where('email', '=', email).execute()).toEqual([]);
});

test('ID-06 a restart keeps keys, sessions and refresh tokens', async () => {
  const visitor = browser();
  const tokens = await visitor.register(newcomer());
  const { config, db, files } = server.services;
  const restarted = await buildApp({
    config,
    db,
    databaseUrl: server.databaseUrl,
    files,
    secret: 'a secret of at least 32 characters',
    modules: [candidatesModule, identityModule],
  });
  try {
    const keys = async (app: typeof restarted) =>
      (await app.inject('/realms/hirehq/protocol/openid-connect/certs')).json<{ keys: { d?: string }[] }>();
    const after = await keys(restarted);
    expect(after).toEqual(await keys(server.app));
    expect(after.keys[0]?.d).toBeUndefined();
    const response = await createTestBrowser(restarted).refresh(tokens.refresh_token);
    expect(response.statusCode).toBe(200);
  } finally {
    await restarted.close();
  }
});

test('ID-06 values that a browser holds are not stored in the tables', async () => {
  const tokens = await browser().register(newcomer());
  const rows = JSON.stringify(await server.db.selectFrom('identity_grant').selectAll().execute());
  expect(rows).not.toContain(tokens.refresh_token);
});

test('ID-05 too many wrong passwords for one email are stopped, even with the right one', async () => {
  const rules = { ...ATTEMPT_RULES, signInByEmail: { max: 3, windowMs: 60_000 } };
  const { config, db, files } = server.services;
  const strict = await buildApp({
    config,
    db,
    databaseUrl: server.databaseUrl,
    files,
    secret: 'a secret of at least 32 characters',
    modules: [candidatesModule, (services) => createIdentityModule(services, rules)],
  });
  try {
    const person = newcomer();
    await browser(strict).register(person);
    const visitor = browser(strict);
    const { url } = await visitor.open(visitor.startUrl(proofKey()));
    const statuses: number[] = [];
    for (let turn = 0; turn < 3; turn += 1)
      statuses.push((await visitor.submit(url, 'sign-in', { ...person, password: 'wrong-password-1' })).page.statusCode);
    const { page } = await visitor.submit(url, 'sign-in', person);
    expect([...statuses, page.statusCode]).toEqual([401, 401, 401, 429]);
    expect(page.body).toContain('Too many attempts');
    expect(page.body).toContain(`value="${person.email}"`);
  } finally {
    await strict.close();
  }
});

test('AX pages are in the requested language, right to left for Arabic', async () => {
  const visitor = browser();
  const { page } = await visitor.open(visitor.startUrl(proofKey(), { ui_locales: 'ar' }));
  expect(page.body).toContain('<html lang="ar" dir="rtl"');
  expect(page.body).toContain('تسجيل الدخول');
});

test('ID-04 the view tag sets the brand of the page', async () => {
  const visitor = browser();
  const { page } = await visitor.open(
    visitor.startUrl(proofKey(), { view_tag: 'NEURODIVERSITY_CANDIDATE_VIEW' }, 'registrations'),
  );
  expect(page.body).toContain('data-variant="N"');
  expect(page.body).toContain('Prefer not to say');
});

test('pages have a policy without inline script or style, and cannot be framed', async () => {
  const visitor = browser();
  const { page } = await visitor.open(visitor.startUrl(proofKey()));
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(page.body).not.toMatch(/<style|style=|<script>(?!<)/);
  const silent = await server.app.inject('/silent-check-sso.html');
  expect(silent.headers['content-security-policy']).toContain("frame-ancestors 'self'");
});

test('a finished step shows that and offers to start again', async () => {
  const response = await server.app.inject('/realms/hirehq/login-actions/gone');
  expect(response.statusCode).toBe(410);
  expect(response.body).toContain('http://localhost:3000/signin');
});
