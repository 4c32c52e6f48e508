import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Config } from '../../platform/config.ts';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts';
import { composeMail, enqueueMail, mailModule, type Mail } from './index.ts';
import { createMailWorker } from './mail-worker.ts';
import { createOutboxTransport, type MailTransport } from './mail-transport.ts';

let database: TestDatabase;
let folder: string;
let at: Date;
const HOUR = 3_600_000;
const MAIL: Mail = { to: 'ada@example.com', subject: 'Grüße · مرحبا', text: 'See https://example.com/a?b=1. Bye.\n123456' };

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hirehq-mail-'));
  at = new Date('2030-01-01T10:00:00Z');
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await database.db.deleteFrom('mail').execute();
});

const queue = (mail: Mail = MAIL) => database.db.transaction().execute((trx) => enqueueMail(trx, mail, at));
const waiting = () => database.db.selectFrom('mail').selectAll().execute();

function worker(send: MailTransport) {
  const said: unknown[] = [];
  const log = { warn: (...entry: unknown[]) => void said.push(entry), error: (...entry: unknown[]) => void said.push(entry) };
  const { sendDue } = createMailWorker({ db: database.db, send, log, now: () => at });
  return { sendDue, said };
}

test('ID-03 a queued mail goes out once and its row is gone', async () => {
  await queue();
  const sent: string[] = [];
  const { sendDue } = worker(async ({ to }) => void sent.push(to));
  await sendDue();
  await sendDue();
  expect(sent).toEqual(['ada@example.com']);
  expect(await waiting()).toEqual([]);
});

test('ID-03 a mail of a transaction that is rolled back never goes out', async () => {
  const work = database.db.transaction().execute(async (trx) => {
    await enqueueMail(trx, MAIL, at);
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await waiting()).toEqual([]);
});

test('ID-03 two workers send a mail once', async () => {
  await queue();
  let sent = 0;
  const slow: MailTransport = async () => void (sent += 1);
  await Promise.all([worker(slow).sendDue(), worker(slow).sendDue()]);
  expect(sent).toBe(1);
});

test('ID-03 a mail that fails is tried again, ever later, and given up after a day without a word of what it said', async () => {
  await queue();
  let tries = 0;
  const { sendDue, said } = worker(async () => {
    tries += 1;
    throw Object.assign(new Error('550 no such user ada@example.com'), { code: 'EENVELOPE', responseCode: 550 });
  });
  await sendDue();
  await sendDue();
  expect(tries).toBe(1);
  at = new Date(at.getTime() + 6000);
  await sendDue();
  expect(tries).toBe(2);
  at = new Date(at.getTime() + 25 * HOUR);
  await sendDue();
  expect(tries).toBe(3);
  expect(await waiting()).toEqual([]);
  const log = JSON.stringify(said);
  expect(log).toContain('given up');
  expect(log).toContain('EENVELOPE');
  expect(log).not.toMatch(/ada@|123456/);
});

test('ID-03 without a server mails are files of the outbox, which the page of developers shows', async () => {
  const outbox = join(folder, 'outbox');
  await queue();
  await queue({ ...MAIL, to: 'bob@example.com', text: '<script>alert(1)</script>' });
  await worker(createOutboxTransport(outbox, { from: 'hireHQ <no-reply@example.com>', domain: 'localhost' }, () => at)).sendDue();
  const files = await readdir(outbox);
  expect(files).toHaveLength(2);
  for (const file of files) expect(file).toMatch(/^2030-01-01T10-00-00\.000Z-[0-9a-f]{8}\.eml$/);

  const server = await withOutbox('development');
  try {
    const mails = await server.app.inject({ url: '/dev/outbox.json?to=ADA@example.com', headers: { host: 'localhost:3000' } });
    expect(mails.json()).toEqual([
      {
        to: 'ada@example.com',
        subject: MAIL.subject,
        at: '2030-01-01T10:00:00.000Z',
        text: MAIL.text,
        links: ['https://example.com/a?b=1'],
      },
    ]);
    const page = await server.app.inject({ url: '/dev/outbox', headers: { host: 'localhost:3000' } });
    expect(page.body).toContain('<a href="https://example.com/a?b=1" rel="noreferrer">');
    expect(page.body).toContain('&lt;script&gt;');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  } finally {
    await server.close();
  }
});

test.each(['production', 'test'] as const)('ID-03 there is no outbox page in %s', async (mode) => {
  const server = await withOutbox(mode);
  try {
    for (const url of ['/dev/outbox', '/dev/outbox.json'])
      expect((await server.app.inject({ url, headers: { host: 'localhost:3000' } })).statusCode).toBe(404);
  } finally {
    await server.close();
  }
});

function withOutbox(mode: Config['mode']): Promise<TestApp> {
  return createTestApp({ modules: [mailModule], config: { mode, dataFolder: folder } });
}

test('ID-04 a mail wears the brand and the direction of its language, and escapes what it is given', () => {
  const { html = '', text } = composeMail(
    { variant: 'H', locale: 'ar', to: 'ada@example.com' },
    { subject: 's', heading: '<b>h</b>', paragraphs: ['p'], code: '123456', footnote: 'f' },
  );
  expect(html).toContain('dir="rtl"');
  expect(html).toContain('hireHQ Direct Health');
  expect(html).toContain('&lt;b&gt;h&lt;/b&gt;');
  expect(text).toMatch(/^123456$/m);
});
