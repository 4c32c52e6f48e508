import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { MINUTE_MS } from '@hirehq/shared-contracts/durations';
import { trusted } from '../../../platform/http/html.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { candidatesModule } from '../../candidate/candidates/index.ts';
import { ATTEMPT_RULES } from './attempt-limits.ts';
import { identityModule } from './index.ts';
import { textsOf, type MessageId } from './pages/messages.ts';
import { mailsTo } from './testing/mailbox.ts';
import { createTestBrowser, proofKey, type Tokens } from './testing/test-browser.ts';

let server: TestApp;
let count = 0;
let ahead = 0;
const PASSWORD = 'correct-horse-7';
const LOCALES = ['en', 'es', 'ar'] as const;

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

const newcomer = () => ({ name: 'Annie Easley', email: `annie${(count += 1)}@example.com`, password: PASSWORD });
const browser = () => createTestBrowser(server.app);

/** What a sentence says before and after the email in it. */
const partsOf = (id: MessageId, locale: (typeof LOCALES)[number] = 'en') =>
  textsOf(locale)
    .rich(id, { email: trusted('\n') })
    .html.split('\n');

test.each(LOCALES)(
  'ID-03 ID-05 in %s the page after a registration promises a code only to an unused email, with the same text for all',
  async (locale) => {
    const person = newcomer();
    await browser().register(person);
    const pageFor = async (email: string) => {
      const visitor = browser();
      const { url } = await visitor.open(visitor.startUrl(proofKey(), { ui_locales: locale }, 'registrations'));
      const { page } = await visitor.submit(url, 'sign-up', { ...person, email, terms: 'yes' });
      const again = await visitor.submit(url, 'resend');
      return [page.body, again.page.body];
    };
    for (const email of [person.email, newcomer().email]) {
      const [first = '', again = ''] = await pageFor(email);
      for (const part of partsOf('confirm.leadOpen', locale)) expect(first).toContain(part);
      expect(again).toContain(textsOf(locale).text('confirm.resentOpen'));
      expect(first + again).not.toContain(partsOf('confirm.lead', locale)[0]);
    }
    expect((await mailsTo(server.db, person.email))[0]?.text).not.toMatch(/^\d{6}$/m);
  },
);

test('ID-03 signing in before confirming shows that a code was sent', async () => {
  const person = newcomer();
  const first = browser();
  const { url } = await first.open(first.startUrl(proofKey(), {}, 'registrations'));
  await first.submit(url, 'sign-up', { ...person, terms: 'yes' });
  const visitor = browser();
  const start = await visitor.open(visitor.startUrl(proofKey()));
  const { page } = await visitor.submit(start.url, 'sign-in', person);
  for (const part of partsOf('confirm.lead')) expect(page.body).toContain(part);
});

test('ID-03 a changed but unverified email gets no code for a new password, and the page does not claim that', async () => {
  const person = newcomer();
  const { access_token: token } = await browser().register(person);
  const { email } = newcomer();
  await server.app.inject({
    method: 'POST',
    url: '/realms/hirehq/account',
    headers: { authorization: `Bearer ${token}` },
    payload: { email },
  });
  const before = (await mailsTo(server.db, email)).length;
  const visitor = browser();
  const { url } = await visitor.open(visitor.startUrl(proofKey()));
  const { page } = await visitor.submit(url, 'forgot', { email });
  expect(page.body).toContain('is the confirmed email of an account');
  const again = await visitor.submit(url, 'resend');
  expect(again.page.body).toContain('If the account exists');
  expect(await mailsTo(server.db, email)).toHaveLength(before);
});

test('ID-03 after too many mails the page says that there is no code yet, and can request one later', async () => {
  const person = newcomer();
  const visitor = browser();
  const { access_token: token } = await visitor.register(person);
  const { email } = newcomer();
  await server.app.inject({
    method: 'POST',
    url: '/realms/hirehq/account',
    headers: { authorization: `Bearer ${token}` },
    payload: { email },
  });
  // The code of then no longer works; each step from here on asks for one of its own.
  ahead = 16 * MINUTE_MS;
  const start = () => visitor.open(visitor.startUrl(proofKey(), { kc_action: 'VERIFY_EMAIL' }));
  for (let turn = 0; turn < ATTEMPT_RULES.mailByDevice.max; turn += 1) await start();
  const sent = (await mailsTo(server.db, email)).length;
  const { page, url } = await start();
  expect(page.statusCode).toBe(429);
  for (const part of partsOf('confirm.notSent')) expect(page.body).toContain(part);
  expect(page.body).not.toContain(partsOf('confirm.lead')[0]);
  expect(await mailsTo(server.db, email)).toHaveLength(sent);
  ahead = 32 * MINUTE_MS;
  const later = await visitor.submit(url, 'resend');
  expect(later.page.body).toContain('We’ve sent a new code');
  expect(await mailsTo(server.db, email)).toHaveLength(sent + 1);
});

test('ID-03 changing to an email in use sends no code, and the page does not claim that', async () => {
  const taken = newcomer();
  await browser().register(taken);
  const visitor = browser();
  const tokens: Tokens = await visitor.register(newcomer());
  expect(tokens.id_token).toBeTruthy();
  const { url } = await visitor.open(visitor.startUrl(proofKey(), { kc_action: 'UPDATE_EMAIL' }));
  const { page } = await visitor.submit(url, 'update-email', { email: taken.email });
  for (const part of partsOf('confirm.leadOpen')) expect(page.body).toContain(part);
  expect((await mailsTo(server.db, taken.email))[0]?.subject).toBe('You already have an account on hireHQ');
});
