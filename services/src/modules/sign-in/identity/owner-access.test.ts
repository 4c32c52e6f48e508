import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { candidatesModule } from '../../candidate/candidates/index.ts';
import { identityModule } from './index.ts';
import { codeMailedTo, mailsTo } from './testing/mailbox.ts';
import { createTestBrowser, proofKey } from './testing/test-browser.ts';

let server: TestApp;
let count = 0;
const PASSWORD = 'correct-horse-7';
const OTHER_PASSWORD = 'battery-staple-9';

beforeAll(async () => {
  server = await createTestApp({ modules: [candidatesModule, identityModule], candidateOf: 'module' });
});
afterAll(() => server.close());

const newcomer = () => ({ name: 'Mary Jackson', email: `mary${(count += 1)}@example.com`, password: PASSWORD });
const browser = () => createTestBrowser(server.app);
type Browser = ReturnType<typeof browser>;

const codeOf = (visitor: Browser, url: string) => visitor.responseOf(url).get('code');
const signInPage = (visitor: Browser) => visitor.open(visitor.startUrl(proofKey(), { prompt: 'login' }));

/** The status of each try to sign in with these passwords. */
async function trySignIn(visitor: Browser, email: string, passwords: readonly string[]): Promise<number[]> {
  const { url } = await signInPage(visitor);
  const statuses: number[] = [];
  for (const password of passwords) statuses.push((await visitor.submit(url, 'sign-in', { email, password })).page.statusCode);
  return statuses;
}

const wrong = (times: number) => Array.from({ length: times }, () => 'wrong-password-1');

test('ID-05 wrong passwords from other devices do not lock out the owner on a known device', async () => {
  const person = newcomer();
  const own = browser();
  await own.register(person);
  const [tenth, eleventh] = (await trySignIn(browser(), person.email, [...wrong(10), PASSWORD])).slice(-2);
  expect([tenth, eleventh]).toEqual([401, 429]);
  const { url } = await signInPage(own);
  const back = await own.submit(url, 'sign-in', person);
  expect(codeOf(own, back.url)).toBeTruthy();
});

test('ID-05 a known device has its own small limit, separate from that of other devices', async () => {
  const person = newcomer();
  const own = browser();
  await own.register(person);
  expect(await trySignIn(own, person.email, [...wrong(5), PASSWORD])).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await browser().signIn(person)).id_token).toBeTruthy();
});

test('ID-05 a device is known only for the accounts that signed in on it', async () => {
  const [person, stranger] = [newcomer(), newcomer()];
  await browser().register(person);
  const theirs = browser();
  await theirs.register(stranger);
  await trySignIn(browser(), person.email, wrong(10));
  expect(await trySignIn(theirs, person.email, [PASSWORD])).toEqual([429]);
});

test('ID-05 the cookie of a device cannot be forged, and scripts cannot read it', async () => {
  const person = newcomer();
  const own = browser();
  await own.register(person);
  const { url } = await signInPage(own);
  const step = new URL(url, 'http://localhost:3000').pathname.replace(/\/sign-in$/, '');
  const response = await own.request('POST', `${step}/sign-in`, { email: person.email, password: PASSWORD });
  const cookie = [response.headers['set-cookie']].flat().find((line) => line?.startsWith('hirehq_sso_device=')) ?? '';
  expect(cookie).toMatch(/; Path=\/realms\/hirehq; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
  expect(cookie).not.toContain(person.email);

  await trySignIn(browser(), person.email, wrong(10));
  const [id = '', mark = ''] = (/=([^;]+)/.exec(cookie)?.[1] ?? '').split('.');
  const tryWith = async (device: string) => {
    const visitor = browser();
    const page = await signInPage(visitor);
    visitor.keepCookie('hirehq_sso_device', device, '/realms/hirehq');
    return (await visitor.submit(page.url, 'sign-in', { email: person.email, password: 'wrong-password-1' })).page.statusCode;
  };
  expect(await tryWith(`${id.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))}.${mark}`)).toBe(429);
  expect(await tryWith(`${id}.${'A'.repeat(43)}`)).toBe(429);
  expect(await tryWith(`${id}.${mark}`)).toBe(401);
});

test('ID-03 repeated requests for sign-up codes do not stop the owner from choosing a new password', async () => {
  const person = newcomer();
  await browser().register(person);
  const stranger = browser();
  const { url } = await stranger.open(stranger.startUrl(proofKey(), {}, 'registrations'));
  const statuses: number[] = [];
  for (let turn = 0; turn < 8; turn += 1)
    statuses.push((await stranger.submit(url, 'sign-up', { ...person, terms: 'yes' })).page.statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);

  const owner = browser();
  const page = await signInPage(owner);
  await owner.submit(page.url, 'forgot', { email: person.email });
  const code = await codeMailedTo(server.db, person.email);
  const back = await owner.submit(page.url, 'reset', { code, new_password: OTHER_PASSWORD });
  expect(codeOf(owner, back.url)).toBeTruthy();
});

test('ID-03 requests for new passwords do not stop a registration, and vice versa', async () => {
  const person = newcomer();
  const stranger = browser();
  const page = await signInPage(stranger);
  for (let turn = 0; turn < 8; turn += 1) await stranger.submit(page.url, 'forgot', { email: person.email });
  expect((await stranger.submit(page.url, 'forgot', { email: person.email })).page.statusCode).toBe(429);
  expect((await browser().register(person)).id_token).toBeTruthy();
});

test('ID-03 mails that others can cause to one address are limited; mails that let the owner in do not count', async () => {
  const victim = newcomer();
  await browser().register(victim);
  const before = (await mailsTo(server.db, victim.email)).length;
  const stranger = browser();
  const { access_token: token } = await stranger.register(newcomer());
  const change = () =>
    server.app.inject({
      method: 'POST',
      url: '/realms/hirehq/account',
      headers: { authorization: `Bearer ${token}` },
      payload: { email: victim.email },
    });
  for (let turn = 0; turn < 7; turn += 1) await change();
  const { url } = await stranger.open(stranger.startUrl(proofKey(), {}, 'registrations'));
  for (let turn = 0; turn < 12; turn += 1) await stranger.submit(url, 'sign-up', { ...victim, terms: 'yes' });
  expect((await mailsTo(server.db, victim.email)).length - before).toBeLessThanOrEqual(12);
  const owner = browser();
  const page = await signInPage(owner);
  expect((await owner.submit(page.url, 'forgot', { email: victim.email })).page.statusCode).toBe(200);
  expect((await mailsTo(server.db, victim.email))[0]?.subject).toContain('is your hireHQ code');
});

test('ID-03 another request for a new password does not invalidate the owner’s code', async () => {
  const person = newcomer();
  await browser().register(person);
  const owner = browser();
  const page = await signInPage(owner);
  await owner.submit(page.url, 'forgot', { email: person.email });
  const code = await codeMailedTo(server.db, person.email);
  const stranger = browser();
  const other = await signInPage(stranger);
  await stranger.submit(other.url, 'forgot', { email: person.email });
  for (let turn = 0; turn < 6; turn += 1)
    await stranger.submit(other.url, 'reset', { code: code === '000000' ? '000001' : '000000', new_password: OTHER_PASSWORD });
  const back = await owner.submit(page.url, 'reset', { code, new_password: OTHER_PASSWORD });
  expect(codeOf(owner, back.url)).toBeTruthy();
});

test('ID-03 once the owner has confirmed, codes of other registrations with the email are invalid', async () => {
  const person = newcomer();
  const owner = browser();
  const own = await owner.open(owner.startUrl(proofKey(), {}, 'registrations'));
  await owner.submit(own.url, 'sign-up', { ...person, terms: 'yes' });
  const code = await codeMailedTo(server.db, person.email);
  const stranger = browser();
  const other = await stranger.open(stranger.startUrl(proofKey(), {}, 'registrations'));
  await stranger.submit(other.url, 'sign-up', { ...person, name: 'Stranger', password: 'somebody-else-1', terms: 'yes' });
  const theirs = await codeMailedTo(server.db, person.email);
  const back = await owner.submit(own.url, 'confirm', { code });
  expect(codeOf(owner, back.url)).toBeTruthy();
  const { page } = await stranger.submit(other.url, 'confirm', { code: theirs });
  expect(page.body).toContain('data-error="CodeMismatchException"');
  expect((await browser().signIn(person)).id_token).toBeTruthy();
});

test('ID-03 codes mailed to a former email of the account are invalid', async () => {
  const person = newcomer();
  const owner = browser();
  const { access_token: token } = await owner.register(person);
  const old = browser();
  const page = await signInPage(old);
  await old.submit(page.url, 'forgot', { email: person.email });
  const code = await codeMailedTo(server.db, person.email);
  await server.app.inject({
    method: 'POST',
    url: '/realms/hirehq/account',
    headers: { authorization: `Bearer ${token}` },
    payload: { email: newcomer().email },
  });
  const { page: refused } = await old.submit(page.url, 'reset', { code, new_password: OTHER_PASSWORD });
  expect(refused.body).toContain('data-error="CodeMismatchException"');
});
