import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Operation } from '@hirehq/shared-contracts/graphql';
import { ApplyToJobDocument } from '@hirehq/mfe-jobs/src/apply/features/apply-to-job/apply-to-job.graphql.ts';
import { JobToApplyDocument } from '@hirehq/mfe-jobs/src/apply/features/apply-to-job/job-to-apply.graphql.ts';
import { createKey } from './modules/employer-api/employers/index.ts';
import { createDatabase, type Database } from './platform/database/database.ts';
import { startServicesProcess, unusedPort, type ServicesProcess } from './bench/services-process.ts';
import { copyCluster } from './platform/testing/copy-cluster.ts';
import { createTestTokens, type TestTokens } from './platform/testing/test-tokens.ts';

const JOBS = 400;
const CANDIDATES = 4;

let folder: string;
let provider: Server;
let tokens: TestTokens;
let issuer: string;
let environment: Record<string, string>;
let origin: string;
let running: ServicesProcess;
const jobIds = Array.from({ length: JOBS }, () => randomUUID());

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hirehq-kill-'));
  await chmod(folder, 0o711);
  tokens = await createTestTokens();
  provider = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(tokens.keys)),
  ).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  issuer = `http://127.0.0.1:${(provider.address() as { port: number }).port}/realms/test`;
  const port = await unusedPort();
  origin = `http://localhost:${port}`;
  environment = { PORT: String(port), HIREHQ_DATA: join(folder, 'data'), HIREHQ_SSO_ISSUER: issuer, HIREHQ_RATE_LIMIT: '0' };
  const prepared = inject('preparedCluster');
  if (prepared) await copyCluster(prepared, join(folder, 'data'));
  running = await startServicesProcess(environment);
  await withDatabase(addJobs);
}, 300_000);

afterAll(async () => {
  running.child.kill('SIGTERM');
  await running.ended;
  provider.close();
  await rm(folder, { recursive: true, force: true });
}, 300_000);

async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const { databasePort } = JSON.parse(await readFile(join(folder, 'data', 'lock.json'), 'utf8')) as { databasePort: number };
  const password = await readFile(join(folder, 'data', 'pg.password'), 'utf8');
  const db = createDatabase({ connectionString: `postgres://hirehq:${password}@127.0.0.1:${databasePort}/hirehq` });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

async function addJobs(db: Database): Promise<void> {
  const enterprise = randomUUID();
  await sql`insert into enterprise (id, establishment_name, answered_by_platform) values (${enterprise}, 'Clinic', true)`.execute(
    db,
  );
  await sql`insert into job (id, enterprise_id, title, summary, description_html, posted_at) select id::uuid, ${enterprise}, 'Nurse', 'Care', '<p>Care</p>', now() from unnest(${jobIds}::text[]) as id`.execute(
    db,
  );
}

async function ask<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  subject: string,
): Promise<Result> {
  const person = { sub: subject, sid: `session-${subject}`, iss: issuer };
  const access = await tokens.sign({ ...person, aud: 'hirehq-api' });
  const id = await tokens.sign({ ...person, aud: 'hirehq-candidate', email: `${subject}@example.com`, name: 'Test Candidate' });
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access}`, 'x-access-token': id },
    body: JSON.stringify({ query: operation.text, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Result; errors?: unknown };
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Sends an application; undefined when no response came. */
async function apply(subject: string, jobId: string, requestId: string): Promise<string | undefined> {
  try {
    const { job } = await ask(JobToApplyDocument, { id: jobId }, subject);
    const answers = (job?.questions ?? []).map(({ id, kind, options }) => ({
      questionId: id,
      values: [kind === 'DATE' ? '2030-01-01' : (options[0] ?? '8')],
    }));
    const { applyToJob } = await ask(ApplyToJobDocument, { input: { jobId, requestId, answers } }, subject);
    if (applyToJob.__typename !== 'ApplyToJobDone') throw new Error(`refused: ${JSON.stringify(applyToJob)}`);
    return applyToJob.application.id;
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('refused')) throw error;
    return undefined;
  }
}

describe('kill -9 while applications are being sent', () => {
  it('loses no acknowledged application, and a repeat stores none twice', async () => {
    const sent = new Map<string, { subject: string; jobId: string; acknowledged: string | undefined }>();
    const queue = [...jobIds];
    let killed = false;
    const worker = async (subject: string) => {
      for (let jobId = queue.pop(); jobId !== undefined && !killed; jobId = queue.pop()) {
        const requestId = randomUUID();
        sent.set(requestId, { subject, jobId, acknowledged: undefined });
        sent.set(requestId, { subject, jobId, acknowledged: await apply(subject, jobId, requestId) });
      }
    };
    const workers = Array.from({ length: CANDIDATES }, (_, index) => worker(`candidate-${index}`));
    await vi.waitFor(() => expect([...sent.values()].filter(({ acknowledged }) => acknowledged).length).toBeGreaterThan(30), {
      timeout: 150_000,
      interval: 5,
    });
    running.child.kill('SIGKILL');
    killed = true;
    await Promise.all(workers);
    await running.ended;
    const acknowledged = [...sent.values()].flatMap((one) => one.acknowledged ?? []);

    running = await startServicesProcess(environment);
    const stored = () => withDatabase((db) => db.selectFrom('application').select(['id', 'candidate_id', 'job_id']).execute());
    expect((await stored()).map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));

    for (const [requestId, { subject, jobId, acknowledged: before }] of sent) {
      const again = await apply(subject, jobId, requestId);
      expect(again).toBeDefined();
      expect(again).toBe(before ?? again);
    }
    const rows = await stored();
    expect(rows).toHaveLength(sent.size);
    expect(new Set(rows.map((row) => `${row.candidate_id} ${row.job_id}`)).size).toBe(rows.length);
  }, 300_000);

  it('is followed by all notifications, each once', async () => {
    await vi.waitFor(
      () =>
        withDatabase(async (db) => {
          const { applications } = await db
            .selectFrom('application')
            .select(({ fn }) => fn.countAll<number>().as('applications'))
            .executeTakeFirstOrThrow();
          const { notifications } = await db
            .selectFrom('notification')
            .select(({ fn }) => fn.countAll<number>().as('notifications'))
            .executeTakeFirstOrThrow();
          expect(notifications).toBe(applications);
        }),
      { timeout: 150_000, interval: 250 },
    );
  }, 300_000);
});

describe('a second start on the same data', () => {
  it('is refused and names the first', async () => {
    const second = await startServicesProcess({ ...environment, PORT: String(await unusedPort()) });
    expect(await second.ended).toBe(1);
    expect(second.printed()).toContain(`process ${running.child.pid} has been serving it at ${origin}`);
    expect((await fetch(`${origin}/ready`)).status).toBe(200);
  }, 300_000);
});

describe('a start on a port that is in use', () => {
  it('fails before it opens a database', async () => {
    const second = await startServicesProcess({ ...environment, HIREHQ_DATA: join(folder, 'other') });
    expect(await second.ended).toBe(1);
    expect(second.printed()).toContain(`Port ${new URL(origin).port} is taken by another program. Set PORT to a free one.`);
    expect(second.printed()).not.toContain('Starting the database');
  }, 300_000);
});

describe('a database that dies', () => {
  it('is a short outage: the same process responds again', async () => {
    const serverPid = async () => Number((await readFile(join(folder, 'data', 'pg', 'postmaster.pid'), 'utf8')).split('\n')[0]);
    const before = await serverPid();
    process.kill(before, 'SIGKILL');
    await vi.waitFor(
      async () => {
        expect(await serverPid()).not.toBe(before);
        expect((await fetch(`${origin}/ready`)).status).toBe(200);
      },
      { timeout: 150_000, interval: 100 },
    );
    expect(running.child.exitCode).toBeNull();
  }, 300_000);

  it('gives back the idempotency key of the request that it interrupts', async () => {
    const enterpriseId = randomUUID();
    const key = await withDatabase(async (db) => {
      await db.insertInto('enterprise').values({ id: enterpriseId, establishment_name: 'Bakery' }).execute();
      return (await createKey(db, { enterpriseId, label: 'test', scopes: ['jobs:write'], now: new Date() })).key;
    });
    const headers = {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    const body = JSON.stringify({ title: 'Baker', description: '<p>Bakes bread.</p>' });
    const post = () => fetch(`${origin}/employer/v1/jobs`, { method: 'POST', headers, body });
    const codeOf = async (response: Response) => ((await response.json()) as { errorCode?: string }).errorCode;
    const postmaster = Number((await readFile(join(folder, 'data', 'pg', 'postmaster.pid'), 'utf8')).split('\n')[0]);

    let first: Promise<Response> | undefined;
    const blocked = withDatabase((db) =>
      db.transaction().execute(async (trx) => {
        await sql`lock table job in exclusive mode`.execute(trx);
        first = post();
        await vi.waitFor(
          async () => {
            const claims = await trx.selectFrom('employer_request').select('id').execute();
            expect(claims).toHaveLength(1);
          },
          { timeout: 150_000, interval: 20 },
        );
        process.kill(postmaster, 'SIGKILL');
        await sql`select pg_sleep(600)`.execute(trx);
      }),
    );
    // Whichever way the driver notices the loss of its server.
    await expect(blocked).rejects.toBeInstanceOf(Error);
    const interrupted = await first;
    expect([interrupted?.status, interrupted && (await codeOf(interrupted))]).toEqual([503, 'OVERLOADED']);
    const codes = new Set<string | undefined>();
    await vi.waitFor(
      async () => {
        const response = await post();
        codes.add(await codeOf(response));
        expect(response.status).toBe(200);
      },
      { timeout: 150_000, interval: 250 },
    );
    expect(['OVERLOADED', 'REQUEST_IN_PROGRESS', undefined]).toEqual(expect.arrayContaining([...codes]));
    const posted = await withDatabase((db) =>
      db.selectFrom('job').select('id').where('enterprise_id', '=', enterpriseId).execute(),
    );
    expect(posted).toHaveLength(1);
  }, 300_000);
});

describe('SIGTERM', () => {
  it('stops services and database and releases the data folder', async () => {
    running.child.kill('SIGTERM');
    expect(await running.ended).toBe(0);
    await expect(readFile(join(folder, 'data', 'pg', 'postmaster.pid'))).rejects.toThrow('ENOENT');
    await expect(readFile(join(folder, 'data', 'lock.json'))).rejects.toThrow('ENOENT');
  }, 300_000);
});
