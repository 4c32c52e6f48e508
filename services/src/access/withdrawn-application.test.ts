import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { EMPLOYER_CALLS, EMPLOYER_SCOPES, type EmployerCall, type EmployerKey } from '@hirehq/shared-contracts/employer';
import { sql } from 'kysely';
import { InterviewDocument } from '@hirehq/mfe-jobs/src/interviews/features/answer-interview/interviews.graphql.ts';
import { MyJobsDocument } from '@hirehq/mfe-jobs/src/track/features/track-jobs/my-jobs.graphql.ts';
import { createKey } from '../modules/employer-api/employers/index.ts';
import { deliverDue } from '../modules/employer-api/webhooks/deliver-due.ts';
import { overdueWebhooks } from '../modules/employer-api/webhooks/webhooks.store.ts';
import { workDone } from '../platform/testing/work-done.ts';
import { webhooksModule } from '../modules/employer-api/webhooks/index.ts';
import { MODULES } from '../modules.ts';
import { createTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { askEmployer } from './testing/ask-employer.ts';
import { askRest, inject } from './testing/ask-rest.ts';
import { EMPLOYER_EXAMPLES } from './testing/employer-examples.ts';
import { plantedApplication } from './testing/planted-application.ts';
import { createAccessFixture, type Ids } from './testing/access-fixture.ts';

let hirehq: TestApp;
let endpoint: Server;
let received: string[] = [];
let time = new Date();
const clock = { now: () => time, advance: (ms: number) => void (time = new Date(time.getTime() + ms)) };

beforeAll(async () => {
  endpoint = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      received.push(body);
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(endpoint, 'listening');
  // Webhooks are delivered when the test says so.
  const modules = MODULES.map((create): typeof create =>
    create === webhooksModule ? (services) => ({ ...create(services), work: [] }) : create,
  );
  hirehq = await createTestApp({
    candidateOf: 'module',
    config: { employerRateLimit: 0, fetchPrivate: true },
    now: clock.now,
    modules,
  });
});
afterAll(async () => {
  await hirehq.close();
  endpoint.close();
});

const rows = Object.entries<EmployerCall>(EMPLOYER_CALLS) as [EmployerKey, EmployerCall][];

/** Every event handled. */
const handedOn = () => workDone(hirehq.db, { but: ['webhooks.deliver'] });

async function deliver(): Promise<string[]> {
  received = [];
  for (const id of await overdueWebhooks(hirehq.db, clock.now())) await deliverDue(hirehq.services, id);
  return received;
}

/** An employer with one applicant, a webhook for everything, and the ids of both for the examples of the calls. */
async function employerWithApplicant() {
  const { ids, employerKey } = await createAccessFixture(hirehq);
  const bearer = { authorization: `Bearer ${employerKey}` };
  const url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/`;
  const hook = await inject(
    hirehq,
    'POST',
    '/employer/v1/webhooks',
    { ...bearer, 'content-type': 'application/json' },
    JSON.stringify({ url }),
  );
  const { id: webhookId } = hook.body['responsePayload'] as { id: string };
  const other = await createKey(hirehq.db, {
    enterpriseId: ids.enterpriseId,
    label: 'Other',
    scopes: EMPLOYER_SCOPES,
    now: time,
  });
  const planted = await plantedApplication(hirehq, clock, employerKey, ids.enterpriseId);
  const { applicationId, interviewId, heldInterviewId } = planted;
  const named: Ids = {
    ...ids,
    keyId: other.id,
    candidateId: planted.candidate.id,
    jobId: planted.jobId,
    applicationId,
    offeredApplicationId: applicationId,
    acceptedApplicationId: applicationId,
    onboardedApplicationId: applicationId,
    interviewId,
    heldInterviewId,
    pastInterviewId: heldInterviewId,
  };
  const ask = (key: EmployerKey) => askEmployer(hirehq, key, EMPLOYER_EXAMPLES[key](named), bearer);
  const read = (path: string) => inject(hirehq, 'GET', `/employer/v1/${path}`, bearer);
  return { ...planted, ids: named, bearer, webhookId, ask, read };
}
type Employed = Awaited<ReturnType<typeof employerWithApplicant>>;

async function everythingRead({ ask, read, webhookId }: Employed): Promise<string[]> {
  const responses = [await read('applications'), await read('interviews'), await read(`webhooks/${webhookId}/deliveries`)];
  for (const [key, { method }] of rows) if (method === 'GET') responses.push(await ask(key));
  return responses.map(({ text }) => text);
}

const linksIn = (texts: readonly string[]) =>
  [...new Set(texts.flatMap((text) => text.match(/\/files\/[^"\\]+/g) ?? []))].filter((link) => link.includes('grant='));

test('JB-17 SV-08 after withdrawal no call, webhook, file or stored response reveals anything of the application', async () => {
  const employed = await employerWithApplicant();
  const { word, person, candidate, applicationId, jobId } = employed;
  await handedOn();
  const early = await deliver();
  expect(early.some((body) => body.includes(candidate.id))).toBe(true);
  const before = await everythingRead(employed);
  expect(before.filter((text) => text.includes(word)).length).toBeGreaterThan(4);
  expect(before.some((text) => text.includes(person))).toBe(true);
  const links = linksIn(before);
  expect(links.length).toBeGreaterThanOrEqual(4);
  for (const link of links) expect((await inject(hirehq, 'GET', link, {})).text).toContain(word);
  const sentBefore = await hirehq.db
    .selectFrom('webhook_delivery')
    .select('id')
    .where('webhook_id', '=', employed.webhookId)
    .execute();
  const own = await askRest(hirehq, 'GET candidates/resume', {}, { headers: candidate.headers });

  clock.advance(60_000);
  // Some deliveries are not sent yet when the candidate withdraws.
  await inject(
    hirehq,
    'POST',
    `/employer/v1/applications/${applicationId}/notes`,
    { ...employed.bearer, 'content-type': 'application/json' },
    '{"note":"Waiting"}',
  );
  await employed.withdraw();
  const withdrawnAt = time.toISOString();
  await handedOn();

  const secrets = [word, person, candidate.id, candidate.subject];
  const tells = (texts: readonly string[]) => texts.filter((text) => secrets.some((secret) => text.includes(secret)));
  expect(tells(await everythingRead(employed))).toEqual([]);
  expect((await employed.read(`applications/${applicationId}`)).body['responsePayload']).toEqual({
    id: applicationId,
    jobId,
    status: 'withdrawn',
    changedTimestamp: withdrawnAt,
    withdrawnTimestamp: withdrawnAt,
  });
  expect(tells((await employed.sendAgain()).map(({ text }) => text))).toEqual([]);
  for (const link of links) expect([link, (await inject(hirehq, 'GET', link, {})).statusCode]).toEqual([link, 404]);

  for (const { id } of sentBefore) {
    const path = `/employer/v1/webhooks/${employed.webhookId}/deliveries/${id}/redeliver`;
    await inject(hirehq, 'POST', path, employed.bearer);
  }
  clock.advance(60_000);
  const bodies = (await deliver()).map((body) => JSON.parse(body) as { type: string; data: Record<string, string> });
  const ofApplication = bodies.filter(({ data }) => data['applicationId'] === applicationId);
  expect(ofApplication.map(({ type, data }) => [type, Object.keys(data), data['change']])).toEqual([
    ['application.withdrawn', ['applicationId', 'jobId', 'withdrawnTimestamp'], undefined],
    ['interview.changed', ['interviewId', 'applicationId', 'change'], 'cancelled'],
  ]);
  expect(tells(bodies.map((body) => JSON.stringify(body)))).toEqual([]);

  // Everything else an employer can ask for; what names the candidate in the request gets a response without a word of them too.
  const responses: string[] = [];
  for (const [key, { method }] of rows) if (method !== 'GET') responses.push((await employed.ask(key)).text);
  const unasked = responses.map((text) => text.replaceAll(`"candidateId":"${candidate.id}"`, ''));
  expect(tells(unasked)).toEqual([]);
  const kept = await sql<{ row: string }>`
    select employer_request::text as row from employer_request union all select webhook_delivery::text from webhook_delivery`.execute(
    hirehq.db,
  );
  expect(tells(kept.rows.map(({ row }) => row))).toEqual([]);

  // The candidate loses nothing.
  const resumes = own.body['responsePayload'];
  expect(JSON.stringify(resumes)).toContain(word);
  const ownLinks = [...JSON.stringify(resumes).matchAll(/\/files\/[^"\\]+/g)].map(([link]) => link);
  expect(ownLinks.length).toBeGreaterThan(0);
  for (const link of ownLinks) expect((await inject(hirehq, 'GET', link, {})).text).toContain(word);
  const chat = await askRest(
    hirehq,
    'GET candidates/messages/details/0/500',
    { query: { candidateId: candidate.id, enterpriseId: employed.ids.enterpriseId } },
    { headers: candidate.headers },
  );
  expect(chat.text).toContain(word);
  const interview = await hirehq.graphql(InterviewDocument, { id: employed.interviewId }, candidate.headers);
  expect(interview.data?.interview).toMatchObject({ status: 'X', roundTitle: word });
  const mine = await hirehq.graphql(MyJobsDocument, { tab: 'CLOSED', first: 5 }, candidate.headers);
  expect(mine.data?.myJobs.nodes.map(({ application }) => application?.withdrawnAt)).toEqual([withdrawnAt]);
});

test('JB-17 SV-08 after applying again the employer sees the new application, and nothing of the withdrawn one', async () => {
  const employed = await employerWithApplicant();
  await employed.withdraw();
  clock.advance(60_000);
  const again = await employed.apply('second');
  await handedOn();
  const texts = [...(await everythingRead(employed)), ...(await employed.sendAgain()).map(({ text }) => text)];
  expect(texts.filter((text) => text.includes(employed.word))).toEqual([]);
  const { items } = (await employed.read(`applications?jobId=${employed.jobId}`)).body['responsePayload'] as {
    items: Record<string, unknown>[];
  };
  expect(items).toMatchObject([
    { id: employed.applicationId, status: 'withdrawn' },
    { id: again, status: 'submitted', candidateName: `${employed.person} ${employed.person}` },
  ]);
  expect(Object.keys(items[0] ?? {})).toEqual(['id', 'jobId', 'status', 'changedTimestamp', 'withdrawnTimestamp']);
  const details = (await employed.read(`applications/${again}`)).text;
  expect(details).toContain('second');
  expect((await employed.ask('GET messages/{candidateId}')).body).toEqual({ responsePayload: [] });
  const filtered = (await employed.read('applications?state=F')).text;
  expect(filtered).not.toContain(employed.applicationId);
});

test('SV-08 no call stores a response about a candidate', () => {
  const tellsOfCandidates = ({ response }: EmployerCall) =>
    /"(candidateId|candidateName|emailAddress)"/.test(JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any' })));
  const kept = rows.filter(([, call]) => call.method === 'POST' && tellsOfCandidates(call) && !call.aboutCandidate);
  expect(kept.map(([key]) => key)).toEqual([]);
});
