import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Config } from '../../../platform/config.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { silent, startTestWork } from '../../../platform/testing/test-work.ts';
import { workDone } from '../../../platform/testing/work-done.ts';
import type { Work, WorkRunner } from '../../../platform/work/work.ts';
import { composeMail, enqueueMail, mailModule, type Mail } from './index.ts';
import { mailWork } from './mail-work.ts';
import { createOutboxTransport, type MailTransport } from './mail-transport.ts';

let database: TestDatabase;
let folder: string;
let at: Date;
const processes: WorkRunner[] = [];
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
  for (const process of processes.splice(0)) await process.stop();
  await database.db.deleteFrom('mail').execute();
  await sql`delete from work.job`.execute(database.db);
});

const queue = (work: Work, mail: Mail = MAIL) =>
  database.db.transaction().execute((trx) => enqueueMail({ work, now: () => at }, trx, mail));
const waiting = () => database.db.selectFrom('mail').selectAll().execute();

/** A process that sends by this transport. */
async function sender(send: MailTransport, log = silent): Promise<WorkRunner> {
  const services = (work: Work) => ({ db: database.db, work, now: () => at });
  const process = await startTestWork(database, { declared: (work) => mailWork(services(work), send), log });
  processes.push(process);
  return process;
}

test('ID-03 a queued mail is sent once and its row deleted, however many processes send', async () => {
  const sent: string[] = [];
  const send: MailTransport = async ({ to }) => void sent.push(to);
  const [work] = [await sender(send), await sender(send)];
  await queue(work);
  await workDone(database.db);
  expect(sent).toEqual(['ada@example.com']);
  expect(await waiting()).toEqual([]);
});

test('ID-03 a mail of a transaction that is rolled back is never sent', async () => {
  const sent: string[] = [];
  const work = await sender(async ({ to }) => void sent.push(to));
  const undone = database.db.transaction().execute(async (trx) => {
    await enqueueMail({ work, now: () => at }, trx, MAIL);
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await queue(work, { ...MAIL, to: 'bob@example.com' });
  await workDone(database.db);
  expect(sent).toEqual(['bob@example.com']);
});

test('ID-03 a failed mail is retried, finally becomes a dead letter, and is sent when that is retried', async () => {
  let isRefused = true;
  const sent: string[] = [];
  const said: unknown[] = [];
  const log = { warn: (...entry: unknown[]) => void said.push(entry), error: (...entry: unknown[]) => void said.push(entry) };
  const work = await sender(async ({ to }) => {
    if (isRefused) throw Object.assign(new Error('550 no such user ada@example.com'), { code: 'EENVELOPE', responseCode: 550 });
    sent.push(to);
  }, log);
  await queue(work);
  const tries = () => said.filter((entry) => JSON.stringify(entry).includes('mail.send')).length;
  await vi.waitFor(() => expect(tries()).toBe(1), 20_000);
  // Its last try, without waiting for a day.
  await sql`update work.job set retry_limit = 1, start_after = now() where name = 'mail.send'`.execute(database.db);
  await vi.waitFor(async () => expect(await work.deadLetters.list('mail.send')).toHaveLength(1), 20_000);
  const [letter] = await work.deadLetters.list('mail.send');
  expect(letter).toMatchObject({ attempts: 2, reason: expect.stringContaining('EENVELOPE 550') });
  expect(JSON.stringify([said, letter])).not.toMatch(/ada@|123456/);
  expect(await waiting()).toHaveLength(1);
  isRefused = false;
  await work.deadLetters.retry([letter?.id ?? '']);
  await workDone(database.db);
  expect([sent, await waiting()]).toEqual([['ada@example.com'], []]);
});

test('ID-03 a mail whose process was killed while sending is sent nevertheless', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  let isKilled = false;
  const sent: string[] = [];
  const send: MailTransport = async ({ to }) => {
    if (isKilled) return void sent.push(to);
    begin();
    await new Promise(() => undefined);
  };
  const work = await sender(send);
  await queue(work);
  await begun;
  isKilled = true;
  // As a killed process leaves it: nothing more is heard of it.
  await sql`update work.job set heartbeat_on = now() - interval '1 minute' where name = 'mail.send'`.execute(database.db);
  await vi.waitFor(() => expect(sent).toEqual(['ada@example.com']), 30_000);
});

test('ID-03 without a server, mails are files in the outbox, which the developers’ page shows', async () => {
  const outbox = join(folder, 'outbox');
  const from = { from: 'hireHQ <no-reply@example.com>', domain: 'localhost' };
  const work = await sender(createOutboxTransport(outbox, from, () => at));
  await queue(work);
  await queue(work, { ...MAIL, to: 'bob@example.com', text: '<script>alert(1)</script>' });
  await workDone(database.db);
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

test('ID-04 a mail has the brand, and the direction of its language, and escapes its values', () => {
  const { html = '', text } = composeMail(
    { variant: 'H', locale: 'ar', to: 'ada@example.com' },
    { subject: 's', heading: '<b>h</b>', paragraphs: ['p'], code: '123456', footnote: 'f' },
  );
  expect(html).toContain('dir="rtl"');
  expect(html).toContain('hireHQ Direct Health');
  expect(html).toContain('&lt;b&gt;h&lt;/b&gt;');
  expect(text).toMatch(/^123456$/m);
});
