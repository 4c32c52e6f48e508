import { randomUUID } from 'node:crypto';
import { GraphQLError, buildSchema, parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SDL } from '@hirehq/shared-contracts/graphql/schema';
import { randomQuery, seeded, type RandomQuery, type Values } from '../bench/random-query.ts';
import { place, skill, storedJobs } from '../modules/engine/jobs/testing/stored-jobs.ts';
import { withStatementBudget } from '../platform/database/statement-budget.ts';
import { costOf } from '../platform/http/graphql/graphql-cost.ts';
import { GRAPHQL_LIMITS } from '../platform/http/graphql/graphql-limits.ts';
import type { Viewer } from '../platform/module.ts';
import { sendByEmployer } from '../modules/candidate/messages/index.ts';
import { createTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { testCandidate } from '../platform/testing/test-candidate.ts';
import { GRAPHQL_EXAMPLES } from './testing/graphql-examples.ts';

const SCHEMA = buildSchema(SDL);
/** What a statement counts beside the values it brings, in units of cost. */
const STATEMENT = 50;
/** Work for each unit of cost, at most. */
const WORK_OF_COST = 2;
const PUBLIC = ['jobs', 'job', 'countries'];
/** Those that a candidate can ask; the fields of operators refuse them before any work. */
const ALL = Object.keys(SCHEMA.getQueryType()?.getFields() ?? {}).filter(
  (name) => !GRAPHQL_EXAMPLES[`Query.${name}`]?.forOperators,
);
const TITLES = ['Nurse', 'Senior Nurse', 'Data Engineer', 'Engineer', 'Forklift Driver', 'Product Manager'];

let hirehq: TestApp;
let values: Values;
let candidate: Viewer;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module' });
  const ids = await storedJobs(
    hirehq.db,
    Array.from({ length: 60 }, (_, index) => ({
      title: TITLES[index % TITLES.length] ?? '',
      company: `Company ${index % 7}`,
      skills: [skill('SQL'), skill('Java')],
      places: [place(index % 2 ? 'Utrecht' : 'London', null, index % 2 ? 'NL' : 'GB')],
      remote: index % 3 === 0,
      employmentType: 'FT',
    })),
  );
  const { id, headers } = await testCandidate(hirehq);
  candidate = { kind: 'candidate', candidateId: id, subject: id, email: 'ada@example.com', emailVerified: true };
  await hirehq.app.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: {
      query: `mutation { ${ids
        .slice(0, 9)
        .map((job, index) => `m${index}: saveJob(jobId: "${job}", saved: true) { __typename }`)
        .join(' ')} }`,
    },
  });
  values = {
    enterpriseId: await conversationsWith(ids.slice(0, 2), id),
    id: ids,
    jobId: ids,
    after: [null],
    keyword: ['nurse', 'engineer', 'senior data engineer', 'enginer', 'zxqv blorp flug', 'driver manager nurse mangaer', ''],
    jobTitle: ['nurse', 'data engineer'],
    skills: [[], [1001], [1001, 1002, 3001]],
    city: ['Utrecht', 'London', 'Nowhere'],
    state: [null, 'TX'],
    country: ['NL', 'GB'],
    radiusKm: [10, 200],
    remoteFrom: ['NL'],
    companyTag: ['x'],
    timeZone: ['UTC', 'America/New_York'],
    employmentTypes: [['FT'], ['FT', 'NS']],
    workModes: [['R'], ['H', 'O']],
    experienceLevels: [['EL'], []],
  };
});
afterAll(() => hirehq.close());

/** Adds the candidate to a talent pool of the employer of each job, with sixty messages; returns the employers. */
async function conversationsWith(jobIds: readonly string[], candidateId: string): Promise<string[]> {
  const { db, services } = hirehq;
  const jobs = await db.selectFrom('job').select('enterprise_id').where('id', 'in', jobIds).execute();
  const enterpriseIds = jobs.map(({ enterprise_id }) => enterprise_id);
  for (const enterpriseId of enterpriseIds) {
    const pool = randomUUID();
    await db.insertInto('talent_pool').values({ id: pool, enterprise_id: enterpriseId, name: 'Nurses' }).execute();
    await db.insertInto('talent_pool_member').values({ talent_pool_id: pool, candidate_id: candidateId, origin: 'I' }).execute();
    for (let count = 0; count < 60; count += 1)
      // One a minute, within the limits of an employer.
      await sendByEmployer(
        { ...services, now: () => new Date(Date.UTC(2026, 0, 5, 9, count)) },
        { candidateId, enterpriseId, text: `Message ${count}` },
      );
  }
  return enterpriseIds;
}

const countValues = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, each) => sum + countValues(each), 0)
    : 1;

/** Statements, their rows and the values of the response: the same each time. */
async function workOf({ text, variables }: RandomQuery, viewer: Viewer): Promise<number> {
  let work = 0;
  const counting = { signal: undefined, read: (rows: readonly unknown[]) => void (work += STATEMENT + rows.length) };
  const operation = { name: 'Random', kind: 'query', text } as const;
  const response = await withStatementBudget(counting, () => hirehq.services.execute(operation, variables, viewer));
  return work + countValues(response);
}

function acceptedCost({ text, variables }: RandomQuery): number | undefined {
  try {
    return costOf(SCHEMA, parse(text, { maxTokens: GRAPHQL_LIMITS.tokens }), variables, GRAPHQL_LIMITS.cost).cost;
  } catch (error) {
    // Refused: it costs nothing.
    if (error instanceof GraphQLError) return undefined;
    throw error;
  }
}

const seeds = Array.from({ length: 6 }, (_, index) => index * 1000);
test.each(seeds)('SV-03 no accepted query does more than its cost allows: seeds from %i', async (first) => {
  const worst = { share: 0, text: '' };
  let accepted = 0;
  for (let seed = first; seed < first + 100; seed += 1) {
    const random = seeded(seed);
    const isSignedIn = random() < 0.4;
    const roots = isSignedIn ? ALL : PUBLIC;
    const query = randomQuery({ schema: SCHEMA, roots, values, random, density: 0.15 + random() * 0.5 });
    const cost = acceptedCost(query);
    if (cost === undefined || cost === 0) continue;
    accepted += 1;
    const work = await workOf(query, isSignedIn ? candidate : { kind: 'anonymous' });
    if (work / cost > worst.share)
      Object.assign(worst, { share: work / cost, text: `${seed}: ${work} of ${cost}: ${query.text}` });
  }
  expect(accepted).toBeGreaterThan(50);
  expect(worst.share > WORK_OF_COST ? worst.text : 'none').toBe('none');
});
