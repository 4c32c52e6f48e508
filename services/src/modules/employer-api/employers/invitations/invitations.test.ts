import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { INVITATION_LIMITS } from '@hirehq/shared-contracts/employer';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { withoutSending } from '../../../post/mail/testing/without-sending.ts';
import { testEmployer } from '../testing/test-employer.ts';

const START = new Date('2026-05-04T09:00:00Z');
let app: TestApp;
let time = START;
beforeAll(async () => {
  app = await createTestApp({ now: () => time, modules: withoutSending, config: { employerRateLimit: 0 } });
});
beforeEach(() => {
  time = START;
});
afterAll(() => app.close());

const newAddress = () => `${randomUUID()}@example.com`;
const later = (ms: number) => void (time = new Date(time.getTime() + ms));

async function inviter(names: { company?: string; pool?: string } = {}) {
  const employer = await testEmployer(app, { name: names.company ?? 'Daily Crumb' });
  const makePool = async (name = names.pool ?? 'Bakers') =>
    String((await employer.ask('POST talent-pools', { name })).body['id']);
  const poolId = await makePool();
  const invite = async (emailAddress: string, pool = poolId, headers: Record<string, string> = {}) =>
    employer.ask(`POST talent-pools/${pool}/invitations`, { emailAddress }, headers);
  return { ...employer, poolId, makePool, invite };
}

async function mailTo(recipient: string) {
  const mail = await app.db.selectFrom('mail').selectAll().where('recipient', '=', recipient).executeTakeFirst();
  if (!mail) throw new Error('There is no mail.');
  const [link = ''] = mail.body_text.match(/\S+\/invitation\/\S+/) ?? [];
  return { ...mail, link: link && new URL(link).pathname };
}
const mailsTo = async (recipient: string) =>
  (await app.db.selectFrom('mail').select('id').where('recipient', '=', recipient).execute()).length;

describe('an invitation', () => {
  test('SV-08 is created and mailed once', async () => {
    const a = await inviter();
    const to = newAddress();
    const first = await a.invite(to);
    const again = await a.invite(to.toUpperCase());
    expect([first.statusCode, again.body['id']]).toEqual([200, first.body['id']]);
    expect(await mailsTo(to)).toBe(1);
    expect((await (await testEmployer(app)).ask(`GET talent-pools/${a.poolId}/invitations`)).statusCode).toBe(404);
  });

  test('SV-08 has a link that does not reveal the address and leads to the talent pool for 90 days', async () => {
    const a = await inviter();
    const to = newAddress();
    const { body } = await a.invite(to);
    const { link, body_text, body_html } = await mailTo(to);
    for (const secret of [to, encodeURIComponent(to), String(body['id']), a.poolId]) {
      expect(body_text).not.toContain(secret);
      expect(body_html).not.toContain(secret);
    }
    const opened = await app.app.inject({ url: link });
    expect([opened.statusCode, opened.headers['referrer-policy']]).toEqual([302, 'no-referrer']);
    const { origin, pathname, searchParams } = new URL(String(opened.headers.location));
    expect(origin + pathname).toBe(`${app.services.config.origin}/candidate`);
    expect(Object.fromEntries(searchParams)).toEqual({ pool_id: a.poolId, email: to });
    later(91 * DAY_MS);
    expect((await app.app.inject({ url: link })).statusCode).toBe(404);
  });

  test.each([
    ['en', 'This invitation is no longer valid', 'ltr'],
    ['es', 'Esta invitación ya no es válida', 'ltr'],
    ['ar', 'لم تعد هذه الدعوة صالحة', 'rtl'],
  ])('SV-08 that is invalid has a page in %s, without scripts', async (language, words, direction) => {
    const url = `/invitation/${randomUUID()}`;
    const page = await app.app.inject({ url, headers: { 'accept-language': language } });
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain(words);
    expect(page.body).toContain(`lang="${language}" dir="${direction}"`);
    expect(page.body).not.toContain('<script');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('SV-08 can be stopped with one click, for every employer', async () => {
    const [a, b] = [await inviter(), await inviter()];
    const to = newAddress();
    await a.invite(to);
    const { unsubscribe_url: stop, body_text } = await mailTo(to);
    expect(body_text).toContain(stop);
    const url = new URL(stop ?? '').pathname;
    expect((await app.app.inject({ url })).body).toContain('Employers will no longer be able to send you invitations');
    expect((await app.app.inject({ method: 'POST', url: `${url}x` })).statusCode).toBe(404);
    expect((await app.app.inject({ method: 'POST', url })).statusCode).toBe(200);
    const refused = await b.invite(to.toUpperCase());
    expect(refused).toMatchObject({
      statusCode: 429,
      headers: { 'retry-after': '21600' },
      body: { errorCode: 'RATE_LIMITED' },
    });
    expect((await b.ask(`GET talent-pools/${b.poolId}/invitations`)).body['items']).toEqual([]);
    expect(await mailsTo(to)).toBe(1);
  });
});

describe('limits', () => {
  test('SV-08 an address has a daily limit of invitations, over all employers and plus-addresses', async () => {
    const name = randomUUID();
    const responses: number[] = [];
    for (let count = 0; count <= INVITATION_LIMITS.receivedADay; count += 1)
      responses.push((await (await inviter()).invite(`${name}+${count}@example.com`)).statusCode);
    expect(responses).toEqual([200, 200, 200, 429]);
    later(DAY_MS + 1);
    expect((await (await inviter()).invite(`${name}@example.com`)).statusCode).toBe(200);
  });

  test('SV-08 an employer cannot invite an address repeatedly through other talent pools', async () => {
    const a = await inviter();
    const to = newAddress();
    const responses: number[] = [];
    for (let count = 0; count <= INVITATION_LIMITS.repeatedAMonth; count += 1) {
      responses.push((await a.invite(to, await a.makePool())).statusCode);
      later(2 * DAY_MS);
    }
    expect(responses).toEqual([200, 200, 200, 429]);
    later(30 * DAY_MS);
    expect((await a.invite(to, await a.makePool())).statusCode).toBe(200);
  });

  test('SV-08 an employer has a daily limit of invitations, also for concurrent requests', async () => {
    const a = await inviter();
    const { sentADay } = INVITATION_LIMITS;
    await app.db
      .insertInto('invitation')
      .values(
        Array.from({ length: sentADay - 2 }, () => ({
          id: randomUUID(),
          talent_pool_id: a.poolId,
          email_address: newAddress(),
          created_at: time,
        })),
      )
      .execute();
    const responses = await Promise.all(Array.from({ length: 5 }, () => a.invite(newAddress())));
    expect(responses.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '200', '429', '429', '429']);
    expect((await (await inviter()).invite(newAddress())).statusCode).toBe(200);
    later(DAY_MS + 1);
    expect((await a.invite(newAddress())).statusCode).toBe(200);
  });
});

test.each([
  ['plain names', { company: 'Daily Crumb', pool: 'Bakers' }, 'Daily Crumb invites you'],
  ['a pool with an address', { company: 'Daily Crumb', pool: 'https://evil.example/login' }, 'Daily Crumb invites you'],
  ['an employer with a domain', { company: 'Win at evil.example', pool: 'Bakers' }, 'An employer on hireHQ invites you'],
  ['an employer with an IBAN', { company: 'DE89 3704 0044 0532 0130 00' }, 'An employer on hireHQ invites you'],
  ['words of a bank', { company: '🅥erify your 𝐚𝐜𝐜𝐨𝐮𝐧𝐭', pool: 'Verify' }, 'An employer on hireHQ invites you'],
  ['a new line', { company: 'Acme\r\nBcc: all@evil.example' }, 'An employer on hireHQ invites you'],
])('SV-08 names of employers cannot be used for phishing: %s', async (_what, names, subject) => {
  const a = await inviter(names);
  const to = newAddress();
  await a.invite(to);
  const mail = await mailTo(to);
  expect(mail.subject).toBe(subject);
  const own = new RegExp(`${app.services.config.origin}/\\S*`, 'g');
  for (const body of [mail.body_text, mail.body_html ?? '']) {
    expect(body.replaceAll(own, '')).not.toMatch(/evil\.example|https?:\/\/(?!localhost)|@evil/);
    expect(body).not.toContain('\r\nBcc');
  }
});
