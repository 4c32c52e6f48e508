import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { RECENT_SIGN_IN_SECONDS } from '@hirehq/shared-contracts/session';
import { OWN_PROVIDER } from '../../../platform/config.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { candidatesModule } from '../../candidate/candidates/index.ts';
import { changeAccountAsOperator, identityModule } from './index.ts';
import { codeMailedTo, mailsTo } from './testing/mailbox.ts';
import { startSocialProvider, type SocialAccount } from './testing/social-provider.ts';
import { createTestBrowser, proofKey, type Tokens } from './testing/test-browser.ts';

const ENDPOINT = '/realms/hirehq/broker/acme/endpoint';
const PASSWORD = 'correct-horse-7';
let server: TestApp;
let acme: Awaited<ReturnType<typeof startSocialProvider>>;
let count = 0;

beforeAll(async () => {
  acme = await startSocialProvider(`http://localhost:3000${ENDPOINT}`);
  server = await createTestApp({
    modules: [candidatesModule, identityModule],
    candidateOf: 'module',
    config: { social: [acme.settings, { ...acme.settings, id: 'gone', name: 'Gone', issuer: 'http://127.0.0.1:9' }] },
  });
});
afterAll(async () => {
  await server.close();
  await acme.stop();
});
beforeEach(() => {
  acme.state.refuses = false;
  acme.state.signedInSecondsAgo = 0;
});

const browser = () => createTestBrowser(server.app);
type Browser = ReturnType<typeof browser>;

/** Somebody with an account at Acme. */
function newcomer(known: Partial<SocialAccount> = {}): SocialAccount & { email: string } {
  count += 1;
  return { sub: `acme-${count}`, name: 'Hedy Lamarr', email: `hedy${count}@example.com`, email_verified: true, ...known };
}

const errorOf = (body: string) => /data-error="([^"]+)"/.exec(body)?.[1];
const accountOf = (email: string) =>
  server.db.selectFrom('identity_account').selectAll().where('email', '=', email).executeTakeFirst();
const linksOf = ({ sub }: SocialAccount) =>
  server.db.selectFrom('identity_social_link').selectAll().where('subject', '=', sub).execute();

/** The address of the social provider the browser is sent to by the button of a page. */
async function leave(visitor: Browser, page: 'auth' | 'registrations' = 'registrations', extra: Record<string, string> = {}) {
  const key = proofKey();
  const { page: shown } = await visitor.open(visitor.startUrl(key, extra, page));
  const button = /href="([^"]+\/social\/acme[^"]*)"/.exec(shown.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const { url } = await visitor.open(button);
  return { key, shown, button, url };
}

async function goThere(visitor: Browser, person: SocialAccount, page?: 'auth' | 'registrations', extra?: Record<string, string>) {
  const { key, url } = await leave(visitor, page, extra);
  acme.state.visitor = person;
  return { key, ...(await visitor.open(await acme.visit(url))) };
}

async function tokensOf(visitor: Browser, { key, url }: { key: ReturnType<typeof proofKey>; url: string }): Promise<Tokens> {
  return (await visitor.exchange(visitor.responseOf(url).get('code') ?? '', key.verifier)).json<Tokens>();
}

test('ID-07 a new person is signed up and in with one click, and gets the same account the next time', async () => {
  const person = newcomer();
  const visitor = browser();
  const tokens = await tokensOf(visitor, await goThere(visitor, person));
  const claims = decodeJwt(tokens.id_token);
  expect(claims).toMatchObject({
    email: person.email,
    email_verified: true,
    name: 'Hedy Lamarr',
    neuro_classification: 'NT',
    ipAddress: '127.0.0.1',
  });
  expect((await accountOf(person.email))?.candidate_id).toBe(claims['dsaascandidateid']);
  const candidate = await server.db.selectFrom('candidate').select('issuer').where('subject', '=', String(claims.sub)).execute();
  expect(candidate).toEqual([{ issuer: OWN_PROVIDER }]);
  const later = browser();
  const again = await tokensOf(later, await goThere(later, { ...person, email: 'moved@example.com' }, 'auth'));
  expect(decodeJwt(again.id_token).sub).toBe(claims.sub);
});

test('ID-07 the redirect has PKCE, state and nonce, and no data about the visitor', async () => {
  const { url } = await leave(browser());
  const asked = new URL(url).searchParams;
  expect(asked.get('code_challenge_method')).toBe('S256');
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)?.length).toBeGreaterThan(30);
  expect(asked.get('redirect_uri')).toBe(`http://localhost:3000${ENDPOINT}`);
  expect(url).not.toContain('secret');
});

test('ID-07 an email with an account is linked only with its password, once', async () => {
  const person = newcomer();
  const owner = await browser().register({ name: 'Hedy', email: person.email, password: PASSWORD });
  const visitor = browser();
  const asked = await goThere(visitor, person);
  expect(asked.page.body).toContain('You already have an account');
  const refused = await visitor.submit(asked.url, 'social-link', { password: 'wrong-password-1' });
  expect([refused.page.statusCode, errorOf(refused.page.body)]).toEqual([401, 'NotAuthorizedException']);
  expect(await linksOf(person)).toEqual([]);
  const back = await visitor.submit(asked.url, 'social-link', { password: PASSWORD });
  const tokens = await tokensOf(visitor, { key: asked.key, url: back.url });
  expect(decodeJwt(tokens.id_token).sub).toBe(decodeJwt(owner.id_token).sub);

  const later = browser();
  const again = await tokensOf(later, await goThere(later, person));
  expect(decodeJwt(again.id_token).sub).toBe(decodeJwt(owner.id_token).sub);
});

test('ID-05 ID-07 passwords tried while linking count like those of signing in', async () => {
  const person = newcomer();
  await browser().register({ name: 'Hedy', email: person.email, password: PASSWORD });
  const visitor = browser();
  const asked = await goThere(visitor, person);
  const statuses: number[] = [];
  for (let turn = 0; turn < 10; turn += 1)
    statuses.push((await visitor.submit(asked.url, 'social-link', { password: 'wrong-password-1' })).page.statusCode);
  const last = await visitor.submit(asked.url, 'social-link', { password: PASSWORD });
  expect([...new Set(statuses), last.page.statusCode]).toEqual([401, 429]);
  expect(await linksOf(person)).toEqual([]);
});

test('ID-07 an earlier unconfirmed registration of the email has no part in the account', async () => {
  const person = newcomer();
  const stranger = browser();
  const { url } = await stranger.open(stranger.startUrl(proofKey(), {}, 'registrations'));
  await stranger.submit(url, 'sign-up', { name: 'Stranger', email: person.email, password: 'somebody-else-1', terms: 'yes' });
  const code = await codeMailedTo(server.db, person.email);
  const visitor = browser();
  const tokens = await tokensOf(visitor, await goThere(visitor, person));
  expect(decodeJwt(tokens.id_token)).toMatchObject({ name: 'Hedy Lamarr', email_verified: true });
  const confirmed = await stranger.submit(url, 'confirm', { code });
  expect(errorOf(confirmed.page.body)).toBe('CodeMismatchException');
  const later = browser();
  const start = await later.open(later.startUrl(proofKey()));
  const refused = await later.submit(start.url, 'sign-in', { email: person.email, password: 'somebody-else-1' });
  expect(refused.page.statusCode).toBe(401);
});

test('ID-07 an email that the provider has not verified is verified with a code first', async () => {
  const person = newcomer({ email_verified: false });
  const visitor = browser();
  const asked = await goThere(visitor, person);
  expect(asked.page.body).toContain('Confirm your email');
  expect(await linksOf(person)).toEqual([]);
  const wrong = await visitor.submit(asked.url, 'social-confirm', { code: '12' });
  expect(errorOf(wrong.page.body)).toBe('InvalidParameterException');
  await visitor.submit(asked.url, 'resend');
  const back = await visitor.confirm(asked.url, person.email, 'social-confirm');
  const tokens = await tokensOf(visitor, { key: asked.key, url: back.url });
  expect(decodeJwt(tokens.id_token)).toMatchObject({ email: person.email, email_verified: true });
});

test('ID-07 an unverified email with an account requires the code first, then the password', async () => {
  const person = newcomer({ email_verified: false });
  await browser().register({ name: 'Hedy', email: person.email, password: PASSWORD });
  const visitor = browser();
  const asked = await goThere(visitor, person);
  const proved = await visitor.confirm(asked.url, person.email, 'social-confirm');
  expect(proved.page.body).toContain('You already have an account');
  expect(await linksOf(person)).toEqual([]);
  const back = await visitor.submit(proved.url, 'social-link', { password: PASSWORD });
  expect(visitor.responseOf(back.url).get('code')).toBeTruthy();
  expect(await linksOf(person)).toHaveLength(1);
});

test('ID-07 a person without an email is asked for one, and verifies it', async () => {
  const { email, email_verified: _, ...person } = newcomer();
  const visitor = browser();
  const asked = await goThere(visitor, person);
  expect(asked.page.body).toContain('Acme didn’t share your email with us');
  const invalid = await visitor.submit(asked.url, 'social-email', { email: 'nothing' });
  expect([invalid.page.statusCode, errorOf(invalid.page.body)]).toEqual([400, 'InvalidParameterException']);
  await visitor.submit(asked.url, 'social-email', { email });
  const back = await visitor.confirm(asked.url, email, 'social-confirm');
  const tokens = await tokensOf(visitor, { key: asked.key, url: back.url });
  expect(decodeJwt(tokens.id_token)).toMatchObject({ email, email_verified: true, name: 'Hedy Lamarr' });
});

test.each([
  ['auth', '<h1>Sign in</h1>'],
  ['registrations', '<h1>Create your account</h1>'],
] as const)('ID-07 a person who declines is back at %s with a message', async (entrance, heading) => {
  acme.state.refuses = true;
  const visitor = browser();
  const { page } = await goThere(visitor, newcomer(), entrance);
  expect(page.body).toContain(heading);
  expect(page.body).toContain('You didn’t finish signing in with Acme.');
});

test('ID-07 an unavailable provider is reported, and the other sign-in methods remain', async () => {
  const visitor = browser();
  const { button } = await leave(visitor);
  const { page } = await visitor.open(button.replace('/social/acme', '/social/gone'));
  expect(page.body).toContain('Gone isn’t responding at the moment.');
  expect(page.body).toContain('Continue with Acme');
});

test('ID-07 a response is accepted once, with the state of the request, in the same browser', async () => {
  const person = newcomer();
  acme.state.visitor = person;
  const visitor = browser();
  const response = new URL(await acme.visit((await leave(visitor)).url));
  const stranger = await browser().open(response.pathname + response.search);
  expect(stranger.page.statusCode).toBe(410);

  const forged = new URL(response);
  forged.searchParams.set('state', `${response.searchParams.get('state') ?? ''}x`);
  expect((await visitor.open(forged.pathname + forged.search)).page.body).toContain('We couldn’t sign you in with Acme');
  // The attempt is used up, also by a response that was not its own.
  const { page } = await visitor.open(response.pathname + response.search);
  expect(page.body).toContain('<h1>Sign in</h1>');
  expect(await linksOf(person)).toEqual([]);
  const bare = await visitor.open(`${ENDPOINT}?code=abc`);
  expect(bare.page.statusCode).toBe(410);
});

test('ID-05 ID-07 an inactive account cannot sign in with a social provider either', async () => {
  const person = newcomer();
  const first = browser();
  await tokensOf(first, await goThere(first, person));
  await changeAccountAsOperator(server.db, person.email, { do: 'deactivate' });
  const visitor = browser();
  const { page } = await goThere(visitor, person, 'auth');
  expect([page.statusCode, errorOf(page.body)]).toEqual([403, 'UserLambdaValidationException']);
});

test('SH-42 ID-07 signing out ends the session of a social sign-in too', async () => {
  const visitor = browser();
  const tokens = await tokensOf(visitor, await goThere(visitor, newcomer()));
  const response = await visitor.request('GET', visitor.logoutUrl(tokens.id_token));
  expect([response.statusCode, response.headers.location]).toEqual([303, 'http://localhost:3000/candidate/dashboard']);
  expect((await visitor.refresh(tokens.refresh_token)).statusCode).toBe(400);
});

test('ID-07 an account created with one click can set a password by mail', async () => {
  const person = newcomer();
  const first = browser();
  await tokensOf(first, await goThere(first, person));
  expect(await mailsTo(server.db, person.email)).toEqual([]);
  const visitor = browser();
  const { url } = await visitor.open(visitor.startUrl(proofKey()));
  await visitor.submit(url, 'forgot', { email: person.email });
  const back = await visitor.submit(url, 'reset', { code: await codeMailedTo(server.db, person.email), new_password: PASSWORD });
  expect(visitor.responseOf(back.url).get('code')).toBeTruthy();
  expect((await browser().signIn({ email: person.email, password: PASSWORD })).id_token).toBeTruthy();
});

test.each([
  ['en', 'Continue with Acme'],
  ['es', 'Continuar con Acme'],
  ['ar', 'المتابعة باستخدام \u2068Acme\u2069'],
])('ID-07 the buttons are in %s on both pages', async (locale, label) => {
  for (const page of ['auth', 'registrations'] as const) {
    const { shown } = await leave(browser(), page, { ui_locales: locale });
    expect(shown.body).toContain(label);
  }
});

test('ID-07 without configuration there are no social providers', async () => {
  const plain = await createTestApp({ modules: [candidatesModule, identityModule], candidateOf: 'module' });
  try {
    const visitor = createTestBrowser(plain.app);
    const { page } = await visitor.open(visitor.startUrl(proofKey(), {}, 'registrations'));
    expect(page.body).not.toContain('providers');
    expect((await plain.app.inject(`${ENDPOINT}?code=a&state=b.c`)).statusCode).toBe(404);
  } finally {
    await plain.close();
  }
});

const authTimeOf = (tokens: Tokens) => Number(decodeJwt(tokens.id_token)['auth_time']);
const secondsAgo = (time: number) => Math.floor(Date.now() / 1000) - time;

test('ID-07 who signs in only with a provider proves there who they are: it is asked for a new sign-in', async () => {
  const person = newcomer();
  const visitor = browser();
  const first = await tokensOf(visitor, await goThere(visitor, person));
  // The provider may have answered from a session of its own, so that this sign-in proves nothing.
  expect(secondsAgo(authTimeOf(first))).toBeGreaterThan(RECENT_SIGN_IN_SECONDS);
  const again = await leave(visitor, 'auth', { prompt: 'login', max_age: String(RECENT_SIGN_IN_SECONDS) });
  const asked = new URL(again.url).searchParams;
  expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', String(RECENT_SIGN_IN_SECONDS)]);
  const back = await visitor.open(await acme.visit(again.url));
  const tokens = await tokensOf(visitor, { key: again.key, url: back.url });
  expect(decodeJwt(tokens.id_token).sub).toBe(decodeJwt(first.id_token).sub);
  expect(secondsAgo(authTimeOf(tokens))).toBeLessThan(60);
});

test('ID-07 a provider that ignores the request for a new sign-in does not count as one', async () => {
  const person = newcomer();
  const visitor = browser();
  await goThere(visitor, person);
  const again = await leave(visitor, 'auth', { prompt: 'login' });
  acme.state.signedInSecondsAgo = RECENT_SIGN_IN_SECONDS + 60;
  const { page } = await visitor.open(await acme.visit(again.url));
  expect(page.body).toContain('Acme did not ask you to sign in again.');
  expect(errorOf(page.body)).toBe('UnexpectedLambdaException');
});
