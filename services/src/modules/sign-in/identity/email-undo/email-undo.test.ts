import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { EMAIL_UNDO_DAYS } from '@hirehq/shared-contracts/codes';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { candidatesModule } from '../../../candidate/candidates/index.ts';
import { identityModule } from '../index.ts';
import { removeExpired } from '../cleaning.ts';
import { codeMailedTo, mailsTo } from '../testing/mailbox.ts';
import { createTestBrowser, proofKey } from '../testing/test-browser.ts';

let server: TestApp;
let count = 0;
let ahead = 0;
const PASSWORD = 'correct-horse-7';
const THIEF_PASSWORD = 'battery-staple-9';
const PATH = '/realms/hirehq/undo-email';

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

type Browser = ReturnType<typeof createTestBrowser>;
interface Person {
  name: string;
  email: string;
  password: string;
}

async function member() {
  const person: Person = { name: 'Evelyn Boyd', email: `evelyn${(count += 1)}@example.com`, password: PASSWORD };
  const visitor = createTestBrowser(server.app);
  const tokens = await visitor.register(person);
  return { person, visitor, tokens, accountId: String(decodeJwt(tokens.id_token).sub) };
}

async function changeEmail(visitor: Browser, email: string): Promise<void> {
  const { url } = await visitor.open(visitor.startUrl(proofKey(), { kc_action: 'UPDATE_EMAIL' }));
  await visitor.submit(url, 'update-email', { email });
  await visitor.confirm(url, email, 'confirm-change');
}

async function changePassword(visitor: Browser): Promise<void> {
  const { url } = await visitor.open(visitor.startUrl(proofKey(), { kc_action: 'UPDATE_PASSWORD' }));
  await visitor.submit(url, 'update-password', { current_password: PASSWORD, new_password: THIEF_PASSWORD });
}

/** The link in the newest mail to an address. */
async function linkTo(email: string): Promise<string> {
  const [mail] = await mailsTo(server.db, email);
  return /http:\/\/localhost:3000\/realms\/hirehq\/undo-email\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const open = (token: string) => server.app.inject({ url: `${PATH}?token=${token}`, headers: { 'accept-language': 'en' } });
const undo = (token: string) =>
  server.app.inject({
    method: 'POST',
    url: PATH,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' },
    payload: new URLSearchParams({ token }).toString(),
  });

const rowOf = (id: string) => server.db.selectFrom('identity_account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const undos = (accountId: string) =>
  server.db.selectFrom('identity_email_undo').selectAll().where('account_id', '=', accountId).execute();

async function canSignIn(person: Pick<Person, 'email' | 'password'>): Promise<boolean> {
  const visitor = createTestBrowser(server.app);
  const { url } = await visitor.open(visitor.startUrl(proofKey()));
  const back = await visitor.submit(url, 'sign-in', person);
  return visitor.responseOf(back.url).has('code');
}

test('the former address gets the account back: its email, and nobody is signed in or knows the password', async () => {
  const { person, visitor, tokens, accountId } = await member();
  const stolen = `thief-${person.email}`;
  await changeEmail(visitor, stolen);
  await changePassword(visitor);
  const link = await linkTo(person.email);
  const page = await open(link);
  expect([page.statusCode, page.headers['referrer-policy'], page.headers['cache-control']]).toEqual([
    200,
    'no-referrer',
    'no-store',
  ]);
  expect(page.body).toContain('Undo the change and sign everyone out');
  expect((await rowOf(accountId)).email).toBe(stolen);

  const done = await undo(link);
  expect(done.statusCode).toBe(200);
  expect(done.body).toContain('Choose a new password now');
  expect(done.body).toContain('href="http://localhost:3000/forgotpassword"');
  expect(await rowOf(accountId)).toMatchObject({ email: person.email, email_verified: true });
  expect((await visitor.refresh(tokens.refresh_token)).statusCode).toBe(400);
  for (const email of [person.email, stolen])
    for (const password of [PASSWORD, THIEF_PASSWORD]) expect(await canSignIn({ email, password })).toBe(false);

  const owner = createTestBrowser(server.app);
  const { url } = await owner.open(owner.startUrl(proofKey()));
  await owner.submit(url, 'forgot', { email: person.email });
  const code = await codeMailedTo(server.db, person.email);
  const back = await owner.submit(url, 'reset', { code, new_password: 'own-password-11' });
  expect(owner.responseOf(back.url).has('code')).toBe(true);
});

test('the link works once, is stored as a hash, and opening it changes nothing', async () => {
  const { person, visitor, accountId } = await member();
  await changeEmail(visitor, `thief-${person.email}`);
  const link = await linkTo(person.email);
  expect(JSON.stringify(await undos(accountId))).not.toContain(link);
  for (let turn = 0; turn < 3; turn += 1) expect((await open(link)).statusCode).toBe(200);
  const statuses = (await Promise.all([undo(link), undo(link)])).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 410]);
  expect([(await open(link)).statusCode, (await undo(link)).statusCode]).toEqual([410, 410]);
  expect((await undo('made-up')).statusCode).toBe(410);
});

test('the first address wins, whatever the account was changed to since', async () => {
  const { person, visitor, accountId } = await member();
  const [second, third] = [`second-${person.email}`, `third-${person.email}`];
  await changeEmail(visitor, second);
  const first = await linkTo(person.email);
  await changeEmail(visitor, third);
  const later = await linkTo(second);
  expect((await undo(first)).statusCode).toBe(200);
  expect((await rowOf(accountId)).email).toBe(person.email);
  expect((await undo(later)).statusCode).toBe(410);
  expect((await rowOf(accountId)).email).toBe(person.email);
});

test('an undo of the last change does not take the link from the address before it', async () => {
  const { person, visitor, accountId } = await member();
  const second = `second-${person.email}`;
  await changeEmail(visitor, second);
  const first = await linkTo(person.email);
  await changeEmail(visitor, `third-${person.email}`);
  expect((await undo(await linkTo(second))).statusCode).toBe(200);
  expect((await rowOf(accountId)).email).toBe(second);
  expect((await undo(first)).statusCode).toBe(200);
  expect((await rowOf(accountId)).email).toBe(person.email);
});

test(`the link works for ${EMAIL_UNDO_DAYS} days`, async () => {
  const { person, visitor, accountId } = await member();
  await changeEmail(visitor, `thief-${person.email}`);
  const link = await linkTo(person.email);
  ahead = EMAIL_UNDO_DAYS * DAY_MS - 60_000;
  expect((await open(link)).statusCode).toBe(200);
  ahead = EMAIL_UNDO_DAYS * DAY_MS + 60_000;
  expect([(await open(link)).statusCode, (await undo(link)).statusCode]).toEqual([410, 410]);
  await removeExpired(server.services);
  expect(await undos(accountId)).toEqual([]);
});

test('nobody can take the former address in the meantime: neither by changing to it nor by a registration', async () => {
  const { person, visitor, accountId } = await member();
  await changeEmail(visitor, `thief-${person.email}`);
  const thief = await member();
  const moved = await server.app.inject({
    method: 'POST',
    url: '/realms/hirehq/account',
    headers: { authorization: `Bearer ${thief.tokens.access_token}` },
    payload: { email: person.email },
  });
  expect(moved.statusCode).toBe(409);
  const squatter = createTestBrowser(server.app);
  const { url } = await squatter.open(squatter.startUrl(proofKey(), {}, 'registrations'));
  await squatter.submit(url, 'sign-up', { ...person, password: THIEF_PASSWORD, terms: 'yes' });
  const mails = await mailsTo(server.db, person.email);
  const link = mails.map(({ text }) => /undo-email\?token=([\w-]+)/.exec(text)?.[1]).find(Boolean) ?? '';
  expect((await undo(link)).statusCode).toBe(200);
  expect((await rowOf(accountId)).email).toBe(person.email);
});

test('an address that was never verified, which may be a stranger’s by a typing error, gets no link', async () => {
  const { person, tokens, accountId } = await member();
  const typo = `typo-${person.email}`;
  const post = (email: string) =>
    server.app.inject({
      method: 'POST',
      url: '/realms/hirehq/account',
      headers: { authorization: `Bearer ${tokens.access_token}` },
      payload: { email },
    });
  expect([(await post(typo)).statusCode, (await post(`right-${person.email}`)).statusCode]).toEqual([204, 204]);
  expect(await linkTo(typo)).toBe('');
  expect((await undos(accountId)).map(({ email }) => email)).toEqual([person.email]);
});

test('social providers that were connected by somebody else are disconnected', async () => {
  const { person, visitor, accountId } = await member();
  const link = { issuer: 'https://acme.example', subject: `thief-${count}`, account_id: accountId, linked_at: new Date() };
  await server.db.insertInto('identity_social_link').values(link).execute();
  await changeEmail(visitor, `thief-${person.email}`);
  await undo(await linkTo(person.email));
  expect(await server.db.selectFrom('identity_social_link').selectAll().where('account_id', '=', accountId).execute()).toEqual(
    [],
  );
});

test.each(['en', 'es', 'ar'])('the pages are in the language of the reader: %s', async (locale) => {
  const { person, visitor } = await member();
  await changeEmail(visitor, `thief-${person.email}`);
  const link = await linkTo(person.email);
  const page = await server.app.inject({ url: `${PATH}?token=${link}&ui_locales=${locale}` });
  expect(page.body).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`);
});
