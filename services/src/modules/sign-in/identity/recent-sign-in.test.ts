import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RECENT_SIGN_IN_SECONDS } from '@hirehq/shared-contracts/session';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { candidatesModule } from '../../candidate/candidates/index.ts';
import { identityModule } from './index.ts';
import { ageSessions } from './testing/age-sessions.store.ts';
import { mailsTo } from './testing/mailbox.ts';
import { createTestBrowser, proofKey, type Tokens } from './testing/test-browser.ts';

let server: TestApp;
let count = 0;
const PASSWORD = 'correct-horse-7';
const OTHER_PASSWORD = 'battery-staple-9';
const STALE = RECENT_SIGN_IN_SECONDS + 30;

beforeAll(async () => {
  server = await createTestApp({ modules: [candidatesModule, identityModule], candidateOf: 'module' });
});
afterAll(() => server.close());

async function member() {
  const person = { name: 'Dorothy Vaughan', email: `dorothy${(count += 1)}@example.com`, password: PASSWORD };
  const visitor = createTestBrowser(server.app);
  const tokens = await visitor.register(person);
  const accountId = String(decodeJwt(tokens.id_token).sub);
  return { person, visitor, tokens, accountId, age: (seconds: number) => ageSessions(server.db, accountId, seconds) };
}
type Member = Awaited<ReturnType<typeof member>>;

const authTimes = ({ access_token: access, id_token: id }: Tokens) =>
  [access, id].map((token) => Number(decodeJwt(token)['auth_time']));
const now = () => Math.floor(Date.now() / 1000);

async function start({ visitor }: Member, extra: Record<string, string>) {
  const key = proofKey();
  return { key, ...(await visitor.open(visitor.startUrl(key, extra))) };
}

const rowOf = ({ accountId }: Member) =>
  server.db.selectFrom('identity_account').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow();

test('ID-03 both tokens say when the person signed in, and renewing them does not change it', async () => {
  const who = await member();
  for (const time of authTimes(who.tokens)) expect(Math.abs(time - now())).toBeLessThan(60);
  await who.age(3600);
  const renewed = (await who.visitor.refresh(who.tokens.refresh_token)).json<Tokens>();
  expect(authTimes(renewed)).toEqual(authTimes(who.tokens).map((time) => time - 3600));
  // Neither does a silent check of the session, which is what another tab or a reload asks for.
  const { key, url } = await start(who, { prompt: 'none' });
  const code = who.visitor.responseOf(url).get('code') ?? '';
  const silent = (await who.visitor.exchange(code, key.verifier)).json<Tokens>();
  expect(authTimes(silent)).toEqual(authTimes(renewed));
});

test.each([{ prompt: 'login' }, { max_age: '300' }, { prompt: 'login', max_age: '300', login_hint: 'x' }])(
  'ID-03 %o asks the person of an old session for the password, and the new tokens say so',
  async (extra) => {
    const who = await member();
    await who.age(3600);
    const { key, page, url } = await start(who, { ...extra, ...('login_hint' in extra && { login_hint: who.person.email }) });
    expect(page.body).toContain('<h1>Sign in</h1>');
    const back = await who.visitor.submit(url, 'sign-in', who.person);
    const code = who.visitor.responseOf(back.url).get('code') ?? '';
    const tokens = (await who.visitor.exchange(code, key.verifier)).json<Tokens>();
    for (const time of authTimes(tokens)) expect(Math.abs(time - now())).toBeLessThan(60);
    expect(decodeJwt(tokens.id_token).sub).toBe(who.accountId);
  },
);

test.each(['UPDATE_PASSWORD', 'UPDATE_EMAIL'])(
  'ID-03 %s asks for a new sign-in if the last one is not recent',
  async (action) => {
    const who = await member();
    await who.age(STALE);
    const { page, url } = await start(who, { kc_action: action });
    expect(page.body).toContain('<h1>Sign in</h1>');
    const next = await who.visitor.submit(url, 'sign-in', who.person);
    expect(next.page.body).toMatch(/Change your (password|email)/);
  },
);

test.each([
  ['UPDATE_PASSWORD', 'update-password', { current_password: PASSWORD, new_password: OTHER_PASSWORD }],
  ['UPDATE_EMAIL', 'update-email', { email: 'stranger@example.com' }],
])('ID-03 the page of %s that was left open changes nothing later, and asks for a new sign-in', async (action, form, values) => {
  const who = await member();
  // The sign-in belongs to the same request, which must not count again when the page is used.
  const first = await start(who, { kc_action: action, prompt: 'login' });
  const { url } = await who.visitor.submit(first.url, 'sign-in', who.person);
  await who.age(STALE);
  const before = await rowOf(who);
  const sent = await who.visitor.submit(url, form, values);
  expect(sent.page.body).toContain('<h1>Sign in</h1>');
  expect(await rowOf(who)).toEqual(before);
  expect(await mailsTo(server.db, 'stranger@example.com')).toEqual([]);
});

test('ID-03 cancelling an action that was left open does not renew the time of the sign-in', async () => {
  const who = await member();
  const { key, url: signIn } = await start(who, { kc_action: 'UPDATE_PASSWORD', prompt: 'login' });
  const { url } = await who.visitor.submit(signIn, 'sign-in', who.person);
  await who.age(STALE);
  const back = await who.visitor.submit(url, 'cancel');
  const code = who.visitor.responseOf(back.url).get('code') ?? '';
  const tokens = (await who.visitor.exchange(code, key.verifier)).json<Tokens>();
  for (const time of authTimes(tokens)) expect(now() - time).toBeGreaterThan(RECENT_SIGN_IN_SECONDS);
});

test('ID-03 POST account changes an email only after a recent sign-in; a name at any time', async () => {
  const who = await member();
  await who.age(STALE);
  const stale = (await who.visitor.refresh(who.tokens.refresh_token)).json<Tokens>();
  const post = (token: string, payload: object) =>
    server.app.inject({
      method: 'POST',
      url: '/realms/hirehq/account',
      headers: { authorization: `Bearer ${token}` },
      payload,
    });
  const before = await rowOf(who);
  const refused = await post(stale.access_token, { firstName: 'Thief', email: `stolen-${who.person.email}` });
  expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([
    401,
    'Bearer error="insufficient_user_authentication", max_age="300"',
  ]);
  expect(await rowOf(who)).toEqual(before);
  expect((await post(stale.access_token, { firstName: 'Dorothy V' })).statusCode).toBe(204);
  const fresh = await createTestBrowser(server.app).signIn(who.person);
  expect((await post(fresh.access_token, { email: `moved-${who.person.email}` })).statusCode).toBe(204);
});
