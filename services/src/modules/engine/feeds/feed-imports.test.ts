import { randomUUID } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { uploadsFolder } from '../../../platform/http/bodies/spooled-file.ts';
import { multipartBody } from '../../../platform/testing/multipart-body.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testEmployer, type AnyJson, type TestEmployer } from '../../employer-api/employers/testing/test-employer.ts';
import { runScheduled, startTestWork } from '../../../platform/testing/test-work.ts';
import { workDone } from '../../../platform/testing/work-done.ts';
import { fileOfImport, importSoon, importWork } from './import-work.ts';

let app: TestApp;
let employer: TestEmployer;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  employer = await testEmployer(app);
});
afterAll(() => app.close());

const job = (id: number) => ({ id, title: `Baker ${id}`, company: 'Somebody else', description: 'You bake bread.' });
const jsonOf = (...jobs: unknown[]) => JSON.stringify(jobs);

async function send(
  content: string | Buffer,
  body: object = { format: 'json' },
  { headers: more = {}, by = employer }: { headers?: Record<string, string>; by?: TestEmployer } = {},
) {
  const { headers, payload } = await multipartBody({
    import: JSON.stringify(body),
    file: new File([typeof content === 'string' ? content : new Uint8Array(content)], 'jobs.json'),
  });
  const response = await app.app.inject({
    method: 'POST',
    url: '/employer/v1/feeds/imports',
    headers: { ...headers, ...more, authorization: `Bearer ${by.key}` },
    payload,
  });
  const json = response.json<Record<string, AnyJson>>();
  return { statusCode: response.statusCode, headers: response.headers, body: json['responsePayload'] ?? json };
}

async function ended(id: string): Promise<Record<string, AnyJson>> {
  const read = async () => (await employer.ask(`GET feeds/imports/${id}`)).body;
  await expect.poll(async () => (await read())['endedTimestamp']).not.toBeNull();
  return read();
}
const run = async (...args: Parameters<typeof send>) => ended(String((await send(...args)).body['id']));

const openJobs = (enterpriseId = employer.enterpriseId) =>
  app.db
    .selectFrom('job')
    .select('title')
    .where('enterprise_id', '=', enterpriseId)
    .where('closed_at', 'is', null)
    .orderBy('title')
    .execute()
    .then((rows) => rows.map(({ title }) => title));

const uploads = () => readdir(uploadsFolder(app.services.config.dataFolder));

test('SV-08 SV-09 a file of jobs is accepted immediately, imported in the background, and has a report', async () => {
  const taken = await send(jsonOf(job(1), { id: 2 }, job(3)));
  expect([taken.statusCode, taken.body]).toEqual([
    200,
    expect.objectContaining({ fileName: 'jobs.json', format: 'json', state: 'waiting', report: null }),
  ]);
  expect(await ended(String(taken.body['id']))).toMatchObject({
    state: 'imported',
    report: {
      read: 3,
      imported: 2,
      refused: [{ position: 2, id: '2', reason: "'title' is missing" }],
      refusedMore: 0,
      error: null,
    },
  });
  expect(await openJobs()).toEqual(['Baker 1', 'Baker 3']);
  await expect.poll(uploads).toEqual([]);
});

test('SV-09 a second file updates jobs; only a complete list closes missing jobs, of its own name', async () => {
  await run(jsonOf(job(1), job(2)));
  await run(jsonOf(job(9)), { format: 'json', name: 'other' });
  expect(await run(jsonOf({ ...job(2), title: 'Head baker' }))).toMatchObject({ report: { updated: 1, closed: 0 } });
  expect(await openJobs()).toEqual(['Baker 1', 'Baker 9', 'Head baker']);
  expect(await run(jsonOf(job(2)), { format: 'json', closeMissing: true })).toMatchObject({ report: { updated: 1, closed: 1 } });
  expect(await openJobs()).toEqual(['Baker 2', 'Baker 9']);
});

test('SV-09 compressed files and mapped columns are read as from a URL', async () => {
  const csv = 'ref;post;what\n7;Baker 7;You bake bread.\n';
  const map = { id: 'ref', title: 'post', description: 'what' };
  expect(await run(gzipSync(csv), { format: 'csv', map })).toMatchObject({ state: 'imported', report: { imported: 1 } });
  expect(await openJobs()).toEqual(['Baker 7']);
});

test('SV-09 jobs belong to the employer of the key; the same ids of another employer stay unchanged', async () => {
  await run(jsonOf(job(1)));
  const other = await testEmployer(app, { name: 'Somebody else' });
  const { body } = await send(
    jsonOf({ ...job(2), enterpriseId: employer.enterpriseId }),
    { format: 'json', closeMissing: true },
    { by: other },
  );
  await expect.poll(async () => (await other.ask(`GET feeds/imports/${body['id']}`)).body['state']).toBe('imported');
  expect([await openJobs(), await openJobs(other.enterpriseId)]).toEqual([['Baker 1'], ['Baker 2']]);
  for (const id of [body['id'], randomUUID()])
    expect((await employer.ask(`GET feeds/imports/${id}`)).body).toMatchObject({ errorCode: 'NOT_FOUND' });
});

test('SV-08 the same Idempotency-Key imports once; another file under it is refused', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const first = await send(jsonOf(job(1)), undefined, { headers });
  const again = await send(jsonOf(job(1)), undefined, { headers });
  expect([again.body['id'], again.headers['idempotent-replayed']]).toEqual([first.body['id'], 'true']);
  expect((await send(jsonOf(job(2)), undefined, { headers })).body).toMatchObject({ errorCode: 'REQUEST_REUSED' });
  await ended(String(first.body['id']));
  expect(await openJobs()).toEqual(['Baker 1']);
  await expect.poll(uploads).toEqual([]);
});

test.each([
  ['cut off', jsonOf(job(1), job(2)).slice(0, -30), 'json', 1],
  ['packed and cut off', gzipSync(jsonOf(job(1), job(2))).subarray(0, 60), 'json', 0],
  ['packed and damaged', Buffer.from([0x1f, 0x8b, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), 'json', 0],
  ['no text at all', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 2]), 'greenhouse', 0],
  ['a bomb', gzipSync(Buffer.alloc(66 * 1024 * 1024, ' ')), 'json', 0],
] as const)(
  'SV-09 a file that is %s fails with an error; what was read is kept, nothing is closed',
  async (_, content, format, imported) => {
    await run(jsonOf(job(7)));
    const { state, report } = await run(content, { format, closeMissing: true });
    expect(state).toBe('failed');
    expect(report).toMatchObject({ imported, closed: 0, error: expect.stringMatching(/\.$/) });
    expect(await openJobs()).toHaveLength(1 + imported);
  },
);

test.each([
  ['no format', {}],
  ['an unknown format', { format: 'word' }],
  ['a name that is none', { format: 'json', name: '../x' }],
  ['a map of nothing we know', { format: 'json', map: { fields: { titel: 'x' } } }],
])('SV-08 a request with %s is refused and leaves no file', async (_, body) => {
  expect(await send(jsonOf(job(1)), body)).toMatchObject({ statusCode: 400, body: { errorCode: 'VALIDATION_FAILED' } });
  expect(await uploads()).toEqual([]);
});

test('SV-08 a request without a file is refused', async () => {
  const { headers, payload } = await multipartBody({ import: JSON.stringify({ format: 'json' }) });
  const response = await app.app.inject({
    method: 'POST',
    url: '/employer/v1/feeds/imports',
    headers: { ...headers, authorization: `Bearer ${employer.key}` },
    payload,
  });
  expect(response.json()).toMatchObject({ errorCode: 'VALIDATION_FAILED', fields: { file: 'is missing' } });
});

const waiting = async (aliveUntil: Date) => {
  const id = randomUUID();
  await app.db
    .insertInto('feed_import')
    .values({
      id,
      enterprise_id: employer.enterpriseId,
      file_name: 'jobs.json',
      format: 'json',
      name: 'uploads',
      close_missing: true,
      state: 'waiting',
      created_at: new Date(),
      alive_until: aliveUntil,
    })
    .execute();
  return id;
};

test('SV-08 five imports of an employer may be in progress', async () => {
  for (let count = 0; count < 5; count++) await waiting(new Date(Date.now() + 60_000));
  expect(await send(jsonOf(job(1)))).toMatchObject({ statusCode: 409, body: { errorCode: 'CONFLICT' } });
  expect(await uploads()).toEqual([]);
});

test('SV-09 an import that did not finish in a day fails with an error, a newer one continues', async () => {
  const [gone, alive] = [await waiting(new Date(Date.now() - 1000)), await waiting(new Date(Date.now() + 60_000))];
  await runScheduled(app.app.modules, 'feeds.tidy');
  expect((await employer.ask(`GET feeds/imports/${gone}`)).body).toMatchObject({
    state: 'failed',
    report: { error: expect.stringContaining('Send the file again') },
  });
  expect((await employer.ask(`GET feeds/imports/${alive}`)).body).toMatchObject({ state: 'waiting' });
});

test('SV-09 an import whose process was killed is restarted by another one', async () => {
  const id = await waiting(new Date(Date.now() + 60_000));
  await app.db.updateTable('feed_import').set({ state: 'running' }).where('id', '=', id).execute();
  await writeFile(fileOfImport(app.services.config.dataFolder, id), jsonOf(job(1)));
  await app.db.transaction().execute(async (trx) => {
    await importSoon(app.services, trx, id);
    await sql`update work.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 hour'
      where data ->> 'importId' = ${id}`.execute(trx);
  });
  const other = await startTestWork({ url: app.databaseUrl }, { declared: () => importWork(app.services) });
  onTestFinished(() => other.stop());
  await expect
    .poll(async () => (await employer.ask(`GET feeds/imports/${id}`)).body, { timeout: 30_000 })
    .toMatchObject({
      state: 'imported',
      report: { imported: 1, error: null },
    });
  // The file goes after the import has ended.
  await expect.poll(uploads).toEqual([]);
});

test('SV-09 an import whose file is missing reports that', async () => {
  const id = await waiting(new Date(Date.now() + 60_000));
  await app.db.transaction().execute((trx) => importSoon(app.services, trx, id));
  await workDone(app.db);
  expect((await employer.ask(`GET feeds/imports/${id}`)).body).toMatchObject({
    state: 'failed',
    report: { imported: 0, error: expect.stringContaining('Send the file again') },
  });
});

test('SV-08 SV-09 a complete list that lacks most jobs waits until the next one, or until that is confirmed', async () => {
  const all = Array.from({ length: 8 }, (_, index) => job(index));
  const complete = { format: 'json', closeMissing: true };
  await run(jsonOf(...all), complete);
  const first = await run(jsonOf(job(1)), complete);
  expect(first).toMatchObject({ state: 'imported', jobsHeld: 7, report: { closed: 0, held: 7 } });
  expect(await openJobs()).toHaveLength(8);
  const other = await testEmployer(app, { name: 'Other' });
  expect((await other.ask(`POST feeds/imports/${first['id']}/confirm-closing`)).statusCode).toBe(404);
  expect((await employer.ask(`POST feeds/imports/${first['id']}/confirm-closing`)).body).toMatchObject({ jobsHeld: 0 });
  expect(await openJobs()).toEqual(['Baker 1']);
});
