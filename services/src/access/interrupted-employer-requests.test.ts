import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMPLOYER_CALLS, type EmployerCall, type EmployerKey } from '@hirehq/shared-contracts/employer';
import { createTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { workDone } from '../platform/testing/work-done.ts';
import { askEmployer } from './testing/ask-employer.ts';
import { EMPLOYER_EXAMPLES } from './testing/employer-examples.ts';
import { createAccessFixture } from './testing/access-fixture.ts';

let hirehq: TestApp;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module', config: { employerRateLimit: 0 } });
  // As if the connection broke once the work is done: the completion of the request is not recorded.
  await sql`
    create function lose_completion() returns trigger language plpgsql as
    $$ begin raise exception using errcode = '57P01', message = 'terminating connection due to administrator command'; end $$`.execute(
    hirehq.db,
  );
});
afterAll(() => hirehq.close());

const loseCompletions = () =>
  sql`create trigger lose_completion before update on employer_request for each row execute function lose_completion()`.execute(
    hirehq.db,
  );
const keepCompletions = () => sql`drop trigger lose_completion on employer_request`.execute(hirehq.db);

/** Tables that say nothing about effects: what a request leaves about itself, and the work that was done. */
const BESIDE = new Set(['employer_request', 'lease', 'attempt']);

/** How many rows each table has, once all work is done. */
async function rowCounts(): Promise<Record<string, number>> {
  await workDone(hirehq.db);
  const tables = (await hirehq.db.introspection.getTables()).filter(
    ({ schema, name }) => schema === 'public' && !BESIDE.has(name),
  );
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as count from "${name}"`);
  const { rows } = await sql<{ name: string; count: number }>`${sql.raw(counts.join(' union all '))}`.execute(hirehq.db);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

const repeatable = (Object.entries<EmployerCall>(EMPLOYER_CALLS) as [EmployerKey, EmployerCall][]).filter(
  ([, { method, showsSecret }]) => method === 'POST' && !showsSecret,
);

describe.each(repeatable)('SV-08 %s', (key) => {
  test('SV-08 takes effect once when it is repeated because its completion was lost', async () => {
    const { ids, employerKey } = await createAccessFixture(hirehq);
    const example = EMPLOYER_EXAMPLES[key](ids);
    const headers = { authorization: `Bearer ${employerKey}`, 'idempotency-key': randomUUID() };
    await loseCompletions();
    const lost = await askEmployer(hirehq, key, example, headers);
    await keepCompletions();
    expect([lost.statusCode, lost.body['errorCode']]).toEqual([503, 'OVERLOADED']);
    const once = await rowCounts();
    const repeated = await askEmployer(hirehq, key, example, headers);
    expect(repeated.statusCode).toBe(200);
    expect(await rowCounts()).toEqual(once);
    const replayed = await askEmployer(hirehq, key, example, headers);
    expect(replayed.statusCode).toBe(200);
    expect(await rowCounts()).toEqual(once);
  });
});
