import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServicesProcess, unusedPort, type ServicesProcess } from '../../../bench/services-process.ts';
import { multipartBody } from '../../../platform/testing/multipart-body.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { storedCandidate } from '../../engine/jobs/testing/stored-jobs.ts';
import { testEmployer } from './testing/test-employer.ts';

let app: TestApp;
/** A connection that keeps the request under test waiting. */
let blocker: pg.Client;
let folder: string;
beforeAll(async () => {
  app = await createTestApp();
  blocker = new pg.Client({ connectionString: app.databaseUrl, application_name: 'blocker' });
  await blocker.connect();
  folder = await mkdtemp(join(tmpdir(), 'hirehq-interrupted-'));
});
afterAll(async () => {
  await blocker.end();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

interface Sent {
  statusCode: number;
  code: string | undefined;
  retryAfter: string | undefined;
}

/** An employer that writes one message to a candidate, again and again. */
async function writer() {
  const { key, enterpriseId } = await testEmployer(app);
  const candidateId = await storedCandidate(app.db);
  const pool = { id: randomUUID(), enterprise_id: enterpriseId, name: 'Friends' };
  await app.db.insertInto('talent_pool').values(pool).execute();
  await app.db
    .insertInto('talent_pool_member')
    .values({ talent_pool_id: pool.id, candidate_id: candidateId, origin: 'I' })
    .execute();
  const url = `/employer/v1/messages/${candidateId}`;
  const once = { authorization: `Bearer ${key}`, 'idempotency-key': randomUUID() };
  const parts = (text: string) => multipartBody({ message: JSON.stringify({ text }) });
  return {
    async send(text = 'Can you start on Monday?'): Promise<Sent> {
      const { headers, payload } = await parts(text);
      const response = await app.app.inject({ method: 'POST', url, headers: { ...once, ...headers }, payload });
      return {
        statusCode: response.statusCode,
        code: response.json<{ errorCode?: string }>().errorCode,
        retryAfter: response.headers['retry-after']?.toString(),
      };
    },
    /** The same request to another process; undefined if it ends without a response. */
    async sendTo(origin: string): Promise<number | undefined> {
      const { headers, payload } = await parts('Can you start on Monday?');
      return fetch(origin + url, { method: 'POST', headers: { ...once, ...headers }, body: new Uint8Array(payload) }).then(
        ({ status }) => status,
        () => undefined,
      );
    },
    async stored(): Promise<number> {
      const { rows } = await blocker.query<{ id: string }>(
        'select m.id from message m join conversation c on c.id = m.conversation_id where c.candidate_id = $1',
        [candidateId],
      );
      return rows.length;
    },
    async isClaimed(): Promise<boolean> {
      const { rowCount } = await blocker.query('select 1 from employer_request where enterprise_id = $1', [enterpriseId]);
      return rowCount === 1;
    },
    /** Keeps the completion of the request from being recorded. */
    holdRecord: () => blocker.query('select 1 from employer_request where enterprise_id = $1 for update', [enterpriseId]),
  };
}

type Writer = Awaited<ReturnType<typeof writer>>;

/** As a client does that has read the contract: it waits as long as Retry-After says, while it is told to come back. */
async function sendUntilDone({ send }: Pick<Writer, 'send'>): Promise<Sent> {
  for (;;) {
    const sent = await send();
    if (sent.code !== 'REQUEST_IN_PROGRESS' && sent.code !== 'OVERLOADED') return sent;
    expect(sent.statusCode).toBe(sent.code === 'OVERLOADED' ? 503 : 409);
    expect(Number(sent.retryAfter)).toBeGreaterThan(0);
    await sleep(Number(sent.retryAfter) * 1000);
  }
}

/** Where a request is interrupted: each resolves once it waits there. */
const STEPS: Record<string, (writer: Writer) => Promise<void>> = {
  async 'before its effect'({ isClaimed }) {
    await expect.poll(isClaimed, { timeout: 60_000 }).toBe(true);
  },
  async 'after its effect'({ isClaimed, holdRecord, stored }) {
    await expect.poll(isClaimed, { timeout: 60_000 }).toBe(true);
    await blocker.query('rollback');
    await blocker.query('begin');
    await holdRecord();
    await expect.poll(stored, { timeout: 60_000 }).toBe(1);
  },
};

/** Runs the work while no message can be stored, and lets everything go on after it. */
async function whileBlocked(work: () => Promise<void>): Promise<void> {
  await blocker.query('begin');
  await blocker.query('lock table message in exclusive mode');
  try {
    await work();
  } finally {
    await blocker.query('rollback');
  }
}

const terminateOthers = () =>
  blocker.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name <> 'blocker'",
  );

describe('SV-08 a request in progress', () => {
  test('SV-08 has a code of its own, says when to send it again, and is answered then', async () => {
    const employer = await writer();
    let first: Promise<Sent> | undefined;
    await whileBlocked(async () => {
      first = employer.send();
      await expect.poll(employer.isClaimed, { timeout: 60_000 }).toBe(true);
      expect(await employer.send()).toEqual({ statusCode: 409, code: 'REQUEST_IN_PROGRESS', retryAfter: '1' });
      expect(await employer.send('Other words')).toMatchObject({ statusCode: 422, code: 'REQUEST_REUSED' });
    });
    expect(await first).toMatchObject({ statusCode: 200 });
    expect(await employer.send()).toMatchObject({ statusCode: 200 });
    expect(await employer.stored()).toBe(1);
  });

  test('SV-08 that fails may be sent again at once', async () => {
    const employer = await writer();
    expect(await employer.send('')).toMatchObject({ statusCode: 400 });
    expect(await employer.send()).toMatchObject({ statusCode: 200 });
  });
});

describe.each(Object.entries(STEPS))('SV-08 a request interrupted %s', (_step, reached) => {
  test('SV-08 by kill -9 is completed by another process, and takes effect once', async () => {
    const origin = `http://localhost:${await unusedPort()}`;
    const other: ServicesProcess = await startServicesProcess({
      PORT: new URL(origin).port,
      HIREHQ_DATA: join(folder, randomUUID()),
      DATABASE_URL: app.databaseUrl,
      HIREHQ_SECRET: 'a secret of at least 32 characters',
    });
    expect(other.printed()).toContain('is ready at');
    const employer = await writer();
    await whileBlocked(async () => {
      const first = employer.sendTo(origin);
      await reached(employer);
      other.child.kill('SIGKILL');
      await other.ended;
      expect(await first).toBeUndefined();
    });
    expect(await sendUntilDone(employer)).toMatchObject({ statusCode: 200 });
    expect(await employer.stored()).toBe(1);
  }, 120_000);

  test('SV-08 by the loss of its database connections is completed when it is repeated, and takes effect once', async () => {
    const employer = await writer();
    await whileBlocked(async () => {
      const first = employer.send();
      await reached(employer);
      await terminateOthers();
      expect(await first).toMatchObject({ statusCode: 503, code: 'OVERLOADED' });
    });
    expect(await sendUntilDone(employer)).toMatchObject({ statusCode: 200 });
    expect(await employer.stored()).toBe(1);
  });
});
