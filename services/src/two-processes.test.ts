import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DEMO_PEOPLE } from '@hirehq/shared-contracts/demo';
import { type Operation, SearchJobsDocument } from '@hirehq/shared-contracts/graphql';
import {
  ApplicationDraftDocument,
  SaveApplicationDraftDocument,
} from '@hirehq/mfe-jobs/src/apply/features/apply-to-job/application-draft.graphql.ts';
import { ApplyToJobDocument } from '@hirehq/mfe-jobs/src/apply/features/apply-to-job/apply-to-job.graphql.ts';
import { MyJobsDocument } from '@hirehq/mfe-jobs/src/track/features/track-jobs/my-jobs.graphql.ts';
import { startServicesProcess, unusedPort, type ServicesProcess } from './bench/services-process.ts';
import { codeIn } from './modules/sign-in/identity/testing/mailbox.ts';
import { createTestBrowser } from './modules/sign-in/identity/testing/test-browser.ts';
import { createEmptyTestDatabase, type TestDatabase } from './platform/testing/test-database.ts';

/** What browsers see of both processes. */
const ORIGIN = 'http://localhost:3000';
const JOBS = 60;
const ANSWERS = [
  { questionId: 'availabilityStartDate', values: ['2100-01-01'] },
  { questionId: 'availability', values: ['Full Time'] },
  { questionId: 'hoursPerDay', values: ['8'] },
  { questionId: 'daysAvailable', values: ['Monday'] },
];

let database: TestDatabase;
let folder: string;
let processes: readonly ServicesProcess[];
let one: string;
let other: string;
let balancer: FastifyInstance;
let headers: Record<string, string>;

/** Hands every request to the process whose turn it is. */
function createBalancer(origins: readonly string[]): FastifyInstance {
  const app = Fastify();
  let turn = 0;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.all('/*', async (request, reply) => {
    const { host: _, 'content-length': __, ...asked } = request.headers as Record<string, string>;
    const response = await fetch(`${origins[turn++ % origins.length]}${request.url}`, {
      method: request.method,
      headers: asked,
      redirect: 'manual',
      ...(typeof request.body === 'string' && { body: request.body }),
    });
    for (const [name, value] of response.headers) if (/^(location|content-type)$/.test(name)) reply.header(name, value);
    for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
    return reply.code(response.status).send(await response.text());
  });
  return app;
}

async function ask<Result, Variables>(
  origin: string,
  operation: Operation<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query: operation.text, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Result; errors?: unknown };
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** The code of the first mail to an email, once one of the processes has sent it. */
const codeSentTo = (email: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const response = await fetch(`${one}/dev/outbox.json?to=${encodeURIComponent(email)}`);
      const [mail] = (await response.json()) as { text: string }[];
      return codeIn(mail, email);
    },
    { timeout: 60_000 },
  );

/** Opens a stream and reads it from now on; `heard` is what it has said once that holds `text`. */
async function openStream(origin: string, text: string): Promise<{ heard: Promise<string> }> {
  const response = await fetch(`${origin}/stream`, { headers });
  expect(response.status).toBe(200);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => {
    let said = '';
    while (reader && !said.includes(text)) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`The stream ended without ${text}.`);
      said += value;
    }
    await reader?.cancel();
    return said;
  };
  return { heard: read() };
}

beforeAll(async () => {
  database = await createEmptyTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'hirehq-two-'));
  const ports = [await unusedPort(), await unusedPort()];
  [one = '', other = ''] = ports.map((port) => `http://localhost:${port}`);
  processes = await Promise.all(
    ports.map((port) =>
      startServicesProcess(
        {
          PORT: String(port),
          HIREHQ_ORIGIN: ORIGIN,
          HIREHQ_DATA: folder,
          DATABASE_URL: database.url,
          HIREHQ_SEED: 'demo',
          HIREHQ_AUTOPILOT: 'off',
          HIREHQ_RATE_LIMIT: '0',
        },
        ['--jobs', String(JOBS)],
      ),
    ),
  );
  balancer = createBalancer([one, other]);
  const over = processes.find(({ child }) => child.exitCode !== null);
  if (over) throw new Error(`The services ended before they were ready: ${over.printed().trim().replaceAll('\n', ' · ')}`);
}, 600_000);

afterAll(async () => {
  for (const { child, ended } of processes) {
    child.kill('SIGTERM');
    await ended;
  }
  await balancer.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
}, 300_000);

it('SV-10 two starts at once on one empty database create the demo data once', async () => {
  const count = async (table: 'job' | 'candidate' | 'identity_account') =>
    (
      await database.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count;
  expect(await count('job')).toBe(JOBS);
  expect(await count('candidate')).toBe(Object.keys(DEMO_PEOPLE).length);
  expect(await count('identity_account')).toBe(Object.keys(DEMO_PEOPLE).length);
}, 300_000);

it('a sign-in with steps on both processes is valid on both', async () => {
  const person = { name: 'Ada Byron', email: `${randomUUID()}@example.com`, password: 'Kettle-42-Harbour!' };
  const { access_token: access, id_token: id } = await createTestBrowser(balancer, codeSentTo).register(person);
  headers = { authorization: `Bearer ${access}`, 'x-access-token': id };
  const ids = await Promise.all(
    [one, other].map(async (origin) => {
      const response = await fetch(`${origin}/api/v1/candidates/`, { headers });
      expect(response.status).toBe(200);
      return ((await response.json()) as { responsePayload: { id: string } }).responsePayload.id;
    }),
  );
  expect(ids[0]).toBe(ids[1]);
}, 300_000);

it('a change in one process is visible in the other, and sent on the streams of both', async () => {
  const { jobs } = await ask(one, SearchJobsDocument, { filter: { easyApply: true }, sort: 'NEWEST', first: 1, after: null });
  const jobId = jobs.nodes[0]?.id ?? '';
  const requestId = randomUUID();
  await ask(one, SaveApplicationDraftDocument, { input: { jobId, requestId, answers: ANSWERS } });
  const { applicationDraft } = await ask(other, ApplicationDraftDocument, { jobId });
  expect(applicationDraft?.requestId).toBe(requestId);

  const streams = await Promise.all([one, other].map((origin) => openStream(origin, 'event: notification.received')));
  const { applyToJob } = await ask(other, ApplyToJobDocument, { input: { jobId, requestId, answers: ANSWERS } });
  expect(applyToJob.__typename).toBe('ApplyToJobDone');
  for (const { heard } of streams) expect(await heard).toContain('notification.received');

  const { myJobs } = await ask(one, MyJobsDocument, { tab: 'APPLIED', first: 5, after: null });
  expect(myJobs.nodes.map(({ job }) => job.id)).toEqual([jobId]);
  expect((await ask(one, ApplicationDraftDocument, { jobId })).applicationDraft).toBeNull();
}, 300_000);
