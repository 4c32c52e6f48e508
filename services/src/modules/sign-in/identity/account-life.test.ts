import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { MINUTE_MS } from '@hirehq/shared-contracts/durations';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { candidatesModule } from '../../candidate/candidates/index.ts';
import { changeAccountAsOperator, identityModule } from './index.ts';
import { codeMailedTo, mailsTo } from './testing/mailbox.ts';
import { createTestBrowser, proofKey, type Tokens } from './testing/test-browser.ts';

let server: TestApp;
let count = 0;
let ahead = 0;
const PASSWORD = 'correct-horse-7';
const OTHER_PASSWORD = 'battery-staple-9';

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

const newcomer = () => ({ name: 'Grace Hopper', email: `grace${(count += 1)}@example.com`, password: PASSWORD });
const browser = () => createTestBrowser(server.app);
type Browser = ReturnType<typeof browser>;
type Person = ReturnType<typeof newcomer>;

const errorOf = (body: string) => /data-error="([^"]+)"/.exec(body.slice(body.indexOf('role="alert"')))?.[1];
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const accountOf = (email: string) =>
  server.db.selectFrom('identity_account').selectAll().where('email', '=', email).executeTakeFirst();

async function tokensOf(visitor: Browser, key: ReturnType<typeof proofKey>, url: string): Promise<Tokens> {
  return (await visitor.exchange(visitor.responseOf(url).get('code') ?? '', key.verifier)).json<Tokens>();
}

async function signUp(visitor: Browser, person: Person, extra: Record<string, string> = {}) {
  const key = proofKey();
  const { url } = await visitor.open(visitor.startUrl(key, {}, 'registrations'));
  return { key, ...(await visitor.submit(url, 'sign-up', { ...person, terms: 'yes', ...extra })) };
}

async function signInPage(visitor: Browser, extra: Record<string, string> = {}) {
  const key = proofKey();
  return { key, ...(await visitor.open(visitor.startUrl(key, extra))) };
}

test('A32 ID-03 a registration waits for the code that was mailed, and the code signs in', async () => {
  const visitor = browser();
  const person = newcomer();
  const { key, page, url } = await signUp(visitor, person);
  expect(page.body).toContain('Confirm your email');
  expect(page.body).toMatch(/autocomplete="one-time-code"/);
  expect(page.body).toMatch(/inputmode="numeric"/);
  expect((await accountOf(person.email))?.email_verified).toBe(false);
  const [mail] = await mailsTo(server.db, person.email);
  expect(mail?.subject).toContain(await codeMailedTo(server.db, person.email));
  const back = await visitor.confirm(url, person.email);
  const claims = decodeJwt((await tokensOf(visitor, key, back.url)).id_token);
  expect(claims).toMatchObject({ email: person.email, email_verified: true, name: person.name });
  expect((await accountOf(person.email))?.candidate_id).toBe(claims['dsaascandidateid']);
});

test('A32 ID-03 password managers can fill in every form, and nothing keeps anybody from pasting', async () => {
  const visitor = browser();
  const { page: signIn } = await signInPage(visitor);
  expect(signIn.body).toMatch(/autocomplete="username"/);
  expect(signIn.body).toMatch(/autocomplete="current-password"/);
  const { page: register } = await visitor.open(visitor.startUrl(proofKey(), {}, 'registrations'));
  for (const value of ['name', 'username', 'new-password']) expect(register.body).toContain(`autocomplete="${value}"`);
  for (const { body } of [signIn, register]) expect(body).not.toMatch(/onpaste|autocomplete="off"/i);
});

test('ID-05 a wrong code is a CodeMismatchException, and five of them invalidate the right one', async () => {
  const visitor = browser();
  const person = newcomer();
  const { url } = await signUp(visitor, person);
  const code = await codeMailedTo(server.db, person.email);
  for (let turn = 0; turn < 5; turn += 1) {
    const { page } = await visitor.submit(url, 'confirm', { code: wrong(code) });
    expect([page.statusCode, errorOf(page.body)]).toEqual([400, 'CodeMismatchException']);
  }
  const { page } = await visitor.submit(url, 'confirm', { code });
  expect(errorOf(page.body)).toBe('CodeMismatchException');
  expect((await accountOf(person.email))?.email_verified).toBe(false);
});

test('ID-05 a malformed code is an InvalidParameterException and does not count as an attempt', async () => {
  const visitor = browser();
  const person = newcomer();
  const { url } = await signUp(visitor, person);
  for (let turn = 0; turn < 6; turn += 1) {
    const { page } = await visitor.submit(url, 'confirm', { code: '12' });
    expect(errorOf(page.body)).toBe('InvalidParameterException');
  }
  const back = await visitor.confirm(url, person.email);
  expect(visitor.responseOf(back.url).get('code')).toBeTruthy();
});

test('ID-03 a code is valid for 15 minutes', async () => {
  const visitor = browser();
  const person = newcomer();
  const { url } = await signUp(visitor, person);
  ahead = 15 * MINUTE_MS + 1;
  const late = await visitor.confirm(url, person.email);
  expect(errorOf(late.page.body)).toBe('CodeMismatchException');
});

test('ID-03 a code typed in Arabic digits, with spaces, is accepted', async () => {
  const visitor = browser();
  const person = newcomer();
  const { url } = await signUp(visitor, person);
  const code = await codeMailedTo(server.db, person.email);
  const typed = code.replace(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)));
  const back = await visitor.submit(url, 'confirm', { code: `${typed.slice(0, 3)} ${typed.slice(3)}` });
  expect(visitor.responseOf(back.url).get('code')).toBeTruthy();
});

test('ID-03 a new code can be requested, and invalidates the previous one', async () => {
  const visitor = browser();
  const person = newcomer();
  const { url } = await signUp(visitor, person);
  const first = await codeMailedTo(server.db, person.email);
  const again = await visitor.submit(url, 'resend');
  expect(again.page.body).toContain('Codes from earlier emails no longer work');
  const second = await codeMailedTo(server.db, person.email);
  if (second !== first) {
    const { page } = await visitor.submit(url, 'confirm', { code: first });
    expect(errorOf(page.body)).toBe('CodeMismatchException');
  }
  const back = await visitor.submit(url, 'confirm', { code: second });
  expect(visitor.responseOf(back.url).get('code')).toBeTruthy();
});

test('ID-05 requesting too many codes is a LimitExceededException that says how long to wait', async () => {
  const visitor = browser();
  const person = newcomer();
  const { url } = await signUp(visitor, person);
  let last = await visitor.submit(url, 'resend');
  for (let turn = 0; turn < 5; turn += 1) last = await visitor.submit(url, 'resend');
  expect([last.page.statusCode, errorOf(last.page.body)]).toEqual([429, 'LimitExceededException']);
  expect(last.page.body).toMatch(/Try again in \d+ minutes/);
  expect(await mailsTo(server.db, person.email)).toHaveLength(6);
});

test('ID-05 a code of one step is invalid in another: registering an email first gains nothing', async () => {
  const person = newcomer();
  const stranger = browser();
  const taken = await signUp(stranger, { ...person, password: 'somebody-else-1', name: 'Stranger' });
  const owner = browser();
  const own = await signUp(owner, person);
  const code = await codeMailedTo(server.db, person.email);
  const { page } = await stranger.submit(taken.url, 'confirm', { code });
  expect(errorOf(page.body)).toBe('CodeMismatchException');
  const back = await owner.submit(own.url, 'confirm', { code });
  const claims = decodeJwt((await tokensOf(owner, own.key, back.url)).id_token);
  expect(claims['name']).toBe(person.name);
  const late = browser();
  const { url } = await signInPage(late);
  const refused = await late.submit(url, 'sign-in', { email: person.email, password: 'somebody-else-1' });
  expect(errorOf(refused.page.body)).toBe('NotAuthorizedException');
});

test('ID-05 registering an email that is in use, in any case, shows the same page, notifies its owner and never signs anyone in', async () => {
  const person = newcomer();
  await browser().register(person);
  const fresh = newcomer();
  const pageOf = async (who: Person) => {
    const visitor = browser();
    const { page, url } = await signUp(visitor, who);
    const [uid = ''] = /login-actions\/[^/"]+/.exec(url) ?? [];
    return { visitor, url, status: page.statusCode, body: page.body.replaceAll(uid, 'STEP').replaceAll(who.email, 'EMAIL') };
  };
  const known = await pageOf({ ...person, email: person.email.toUpperCase() });
  const unknown = await pageOf(fresh);
  expect({ status: known.status, body: known.body }).toEqual({ status: unknown.status, body: unknown.body });
  const [mail] = await mailsTo(server.db, person.email.toUpperCase());
  expect(mail?.subject).toBe('You already have an account on hireHQ');
  expect(mail?.text).not.toMatch(/^\d{6}$/m);
  const { page } = await known.visitor.submit(known.url, 'confirm', { code: '123456' });
  expect(errorOf(page.body)).toBe('CodeMismatchException');
  expect(
    await server.db.selectFrom('identity_account').select('id').where('email', 'ilike', person.email).execute(),
  ).toHaveLength(1);
});

test('ID-05 signing in before the email is confirmed leads to the same page with a new code', async () => {
  const person = newcomer();
  await signUp(browser(), person);
  const visitor = browser();
  const { key, url } = await signInPage(visitor);
  const wrongPassword = await visitor.submit(url, 'sign-in', { email: person.email, password: OTHER_PASSWORD });
  expect(errorOf(wrongPassword.page.body)).toBe('NotAuthorizedException');
  const { page, url: confirmUrl } = await visitor.submit(url, 'sign-in', person);
  expect(page.body).toContain('data-error="UserNotConfirmedException"');
  const back = await visitor.confirm(confirmUrl, person.email);
  expect(decodeJwt((await tokensOf(visitor, key, back.url)).id_token)['email']).toBe(person.email);
});

test('ID-03 a forgotten password is replaced with a code; earlier sessions end', async () => {
  const person = newcomer();
  const before = browser();
  const old = await before.register(person);
  const visitor = browser();
  const { key, url } = await signInPage(visitor);
  const asked = await visitor.submit(url, 'forgot', { email: person.email });
  expect(asked.page.body).toContain('Reset your password');
  const weak = await visitor.submit(url, 'reset', {
    code: await codeMailedTo(server.db, person.email),
    new_password: 'Hopper-is-here-1',
  });
  expect(weak.page.body).toContain('without your name or email');
  const same = await visitor.submit(url, 'reset', {
    code: await codeMailedTo(server.db, person.email),
    new_password: person.password,
  });
  expect(same.page.body).toContain('different from your current one');
  const back = await visitor.submit(url, 'reset', {
    code: await codeMailedTo(server.db, person.email),
    new_password: OTHER_PASSWORD,
  });
  const tokens = await tokensOf(visitor, key, back.url);
  expect(decodeJwt(tokens.id_token)['email']).toBe(person.email);
  expect((await before.refresh(old.refresh_token)).statusCode).toBe(400);
  const silent = await before.open(before.startUrl(proofKey(), { prompt: 'none' }));
  expect(before.responseOf(silent.url).get('error')).toBe('login_required');
  expect((await visitor.refresh(tokens.refresh_token)).statusCode).toBe(200);
  expect((await mailsTo(server.db, person.email))[0]?.subject).toBe('Your password was changed');
  const again = await browser().signIn({ email: person.email, password: OTHER_PASSWORD });
  expect(again.access_token).toBeTruthy();
});

test('ID-05 resetting the password of an unknown email looks the same and sends nothing', async () => {
  const person = newcomer();
  await browser().register(person);
  const pageOf = async (email: string) => {
    const visitor = browser();
    const { url } = await signInPage(visitor);
    const { page } = await visitor.submit(url, 'forgot', { email });
    const refused = await visitor.submit(url, 'reset', { code: '123456', new_password: OTHER_PASSWORD });
    const [uid = ''] = /login-actions\/[^/"]+/.exec(url) ?? [];
    return [page.body, refused.page.body].map((body) => body.replaceAll(uid, 'STEP').replaceAll(email, 'EMAIL'));
  };
  expect(await pageOf(person.email)).toEqual(await pageOf('nobody@example.com'));
  expect(await mailsTo(server.db, 'nobody@example.com')).toEqual([]);
});

test('ID-03 an account that must change its password chooses a different one after signing in', async () => {
  const person = newcomer();
  await browser().register(person);
  await changeAccountAsOperator(server.db, person.email, { do: 'require-new-password' });
  const visitor = browser();
  const { key, url } = await signInPage(visitor);
  const asked = await visitor.submit(url, 'sign-in', person);
  expect(asked.page.body).toContain('Choose a new password');
  const old = await visitor.submit(asked.url, 'new-password', { new_password: person.password });
  expect(errorOf(old.page.body)).toBe('InvalidParameterException');
  const back = await visitor.submit(asked.url, 'new-password', { new_password: OTHER_PASSWORD });
  expect(decodeJwt((await tokensOf(visitor, key, back.url)).id_token)['email']).toBe(person.email);
  const later = await browser().signIn({ email: person.email, password: OTHER_PASSWORD });
  expect(later.id_token).toBeTruthy();
});

test('ID-05 an inactive account is only reported after the correct password; its tokens end', async () => {
  const person = newcomer();
  const visitor = browser();
  const tokens = await visitor.register(person);
  await changeAccountAsOperator(server.db, person.email, { do: 'deactivate' });
  const refreshed = await visitor.refresh(tokens.refresh_token);
  expect([refreshed.statusCode, refreshed.json<{ error: string }>().error]).toEqual([400, 'invalid_grant']);
  const userinfo = await server.app.inject({
    url: '/realms/hirehq/protocol/openid-connect/userinfo',
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  expect(userinfo.statusCode).toBe(401);
  const later = browser();
  const { url } = await signInPage(later);
  const wrongPassword = await later.submit(url, 'sign-in', { email: person.email, password: OTHER_PASSWORD });
  expect(errorOf(wrongPassword.page.body)).toBe('NotAuthorizedException');
  const right = await later.submit(url, 'sign-in', person);
  expect([right.page.statusCode, errorOf(right.page.body)]).toEqual([403, 'UserLambdaValidationException']);
  await changeAccountAsOperator(server.db, person.email, { do: 'activate' });
  expect((await browser().signIn(person)).id_token).toBeTruthy();
});

test('ID-05 a session whose account was deactivated in the database has to sign in', async () => {
  const person = newcomer();
  const visitor = browser();
  await visitor.register(person);
  await server.db.updateTable('identity_account').set({ active: false }).where('email', '=', person.email).execute();
  const { page } = await signInPage(visitor);
  expect(page.body).toContain('<h1>Sign in</h1>');
});

test('ID-01 prompt=login requires signing in although there is a session', async () => {
  const person = newcomer();
  const visitor = browser();
  await visitor.register(person);
  const { key, page, url } = await signInPage(visitor, { prompt: 'login' });
  expect(page.body).toContain('<h1>Sign in</h1>');
  const back = await visitor.submit(url, 'sign-in', person);
  expect(decodeJwt((await tokensOf(visitor, key, back.url)).id_token)['email']).toBe(person.email);
});

test('ID-04 a view tag among the scopes sets the brand of pages and mails', async () => {
  const visitor = browser();
  const person = newcomer();
  const key = proofKey();
  const { page, url } = await visitor.open(
    visitor.startUrl(key, { scope: 'openid HEALTHCARE_CANDIDATE_VIEW', ui_locales: 'es' }, 'registrations'),
  );
  expect(page.body).toContain('data-variant="H"');
  const confirm = await visitor.submit(url, 'sign-up', { ...person, terms: 'yes' });
  expect(confirm.page.body).toContain('data-variant="H"');
  const [mail] = await mailsTo(server.db, person.email);
  expect(mail?.subject).toContain('es tu código de hireHQ Direct Health');
  const back = await visitor.confirm(confirm.url, person.email);
  expect((await tokensOf(visitor, key, back.url)).access_token).toBeTruthy();
});

test('ID-05 wrong passwords for one email are counted in the database, over all processes, until the window ends', async () => {
  const attempt = async () => {
    const visitor = browser();
    const { url } = await signInPage(visitor);
    const { page } = await visitor.submit(url, 'sign-in', { email: 'limits@example.com', password: 'wrong-one-1' });
    return page.statusCode;
  };
  const statuses: number[] = [];
  for (let turn = 0; turn < 11; turn += 1) statuses.push(await attempt());
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  const rows = await server.db.selectFrom('attempt').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('limits@example.com');
  ahead = 16 * MINUTE_MS;
  expect(await attempt()).toBe(401);
});

test('ID-05 an unexpected error is an UnexpectedLambdaException, without details', async () => {
  const visitor = browser();
  const { url } = await signInPage(visitor);
  await server.db.schema.alterTable('identity_step').renameTo('identity_step_away').execute();
  try {
    const { page } = await visitor.submit(url, 'sign-in', { email: 'a@example.com', password: PASSWORD });
    expect([page.statusCode, errorOf(page.body)]).toEqual([500, 'UnexpectedLambdaException']);
    expect(page.body).toContain('went wrong on our side');
    expect(page.body).not.toContain('identity_step');
  } finally {
    await server.db.schema.alterTable('identity_step_away').renameTo('identity_step').execute();
  }
});

test('ID-05 a browser without cookies gets an explanation', async () => {
  const visitor = browser();
  const { url } = await signInPage(visitor);
  const response = await server.app.inject({ url: new URL(url, 'http://localhost:3000').pathname });
  expect(response.statusCode).toBe(410);
  expect(response.body).toContain('Allow cookies for this site');
});

test('ID-06 codes and their steps are stored as hashes', async () => {
  const visitor = browser();
  const person = newcomer();
  const { url } = await signUp(visitor, person);
  const code = await codeMailedTo(server.db, person.email);
  const uid = /login-actions\/([^/]+)/.exec(url)?.[1] ?? '';
  const tables = await Promise.all(
    (['identity_code', 'identity_step', 'identity_grant'] as const).map((name) =>
      server.db.selectFrom(name).selectAll().execute(),
    ),
  );
  const text = JSON.stringify(tables);
  expect(uid.length).toBeGreaterThan(15);
  for (const secret of [`"${code}"`, PASSWORD]) expect(text).not.toContain(secret);
  expect(JSON.stringify(tables.slice(0, 2))).not.toContain(uid);
});
