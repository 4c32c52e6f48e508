import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JobPageDocument } from '@hirehq/shared-contracts/graphql';
import { signedIn } from '../auth/signed-in.ts';
import type { ModuleFactory } from '../module.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { Refusal } from '../refusals/refusal.ts';

const ANNA = '00000000-0000-4000-8000-00000000000a';
let test: TestApp;

const jobs: ModuleFactory = () => ({
  name: 'jobs',
  resolvers: {
    Query: {
      job: (_parent, { id }: { id: string }) => {
        if (id === 'refused') throw new Refusal('JOB_NOT_FOR_CANDIDATE');
        if (id === 'broken') throw new Error('relation "secret" does not exist');
        if (id === 'misfit') return { id, title: 'Nurse', postedAt: 'soon' };
        return { id, title: 'Nurse', postedAt: new Date('2026-01-02T03:04:05Z'), similar: [] };
      },
      jobs: () => ({ nodes: [], total: 0, totalIsEstimate: false, facets: [] }),
    },
    Mutation: {
      applyToJob: (_parent, _args, { viewer }) => ({
        __typename: 'ApplyToJobRefused',
        code: 'JOB_CLOSED',
        message: signedIn(viewer).candidateId,
        questionIds: [],
      }),
    },
  },
});

beforeAll(async () => {
  test = await createTestApp({ modules: [jobs] });
});
afterAll(() => test.close());

const post = async (payload: unknown, headers: Record<string, string> = {}) => {
  const response = await test.app.inject({ method: 'POST', url: '/graphql', headers, payload: payload as object });
  return {
    statusCode: response.statusCode,
    ...response.json<{
      data?: unknown;
      errors?: { message: string; extensions: Record<string, unknown> }[];
      errorCode?: string;
    }>(),
  };
};
const ask = (query: string, variables: object = {}, headers: Record<string, string> = {}) => post({ query, variables }, headers);
const codeOf = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) => errors?.[0]?.extensions['errorCode'];

describe('GraphQL', () => {
  it('responds, the second time compiled', async () => {
    for (let time = 0; time < 4; time += 1) {
      expect(await ask('query J($id: ID!) { job(id: $id) { title postedAt } }', { id: 'a' })).toEqual({
        statusCode: 200,
        data: { job: { title: 'Nurse', postedAt: '2026-01-02T03:04:05.000Z' } },
      });
    }
  });

  it('distinguishes members of a union, compiled or not', async () => {
    const headers = await test.asCandidate(ANNA);
    const mutation =
      'mutation A($input: ApplyToJobInput!) { applyToJob(input: $input) { __typename ... on ApplyToJobRefused { code message } } }';
    for (let time = 0; time < 4; time += 1) {
      const response = await ask(mutation, { input: { jobId: 'a', requestId: 'r', answers: [] } }, headers);
      expect(response.data).toEqual({ applyToJob: { __typename: 'ApplyToJobRefused', code: 'JOB_CLOSED', message: ANNA } });
    }
  });

  it('responds NOT_SIGNED_IN to a visitor if a candidate is required, and 401 to invalid tokens', async () => {
    const response = await ask('mutation { applyToJob(input: { jobId: "a", requestId: "r", answers: [] }) { __typename } }');
    expect(response.statusCode).toBe(200);
    expect(codeOf(response)).toBe('NOT_SIGNED_IN');
    expect(
      (await ask('{ job(id: "a") { id } }', {}, { authorization: 'Bearer rubbish', 'x-access-token': 'rubbish' })).statusCode,
    ).toBe(401);
  });

  it('converts failures as REST does', async () => {
    for (let time = 0; time < 3; time += 1) {
      const refused = await ask('{ job(id: "refused") { id } }');
      expect(refused.errors?.[0]).toMatchObject({
        message: 'as a candidate you are not authorized to view this job',
        extensions: { errorCode: 'JOB_NOT_FOR_CANDIDATE', statusCode: 404 },
      });
      const broken = await ask('{ job(id: "broken") { id } }');
      expect(codeOf(broken)).toBe('INTERNAL');
      expect(JSON.stringify(broken)).not.toContain('secret');
    }
  });

  it('does not reveal a result that does not match the schema', async () => {
    for (let time = 0; time < 3; time += 1) expect(codeOf(await ask('{ job(id: "misfit") { postedAt } }'))).toBe('INTERNAL');
  });

  it('reports a wrong field or variable as VALIDATION_FAILED', async () => {
    expect(await ask('{ nonsense }')).toMatchObject({
      statusCode: 400,
      errors: [{ extensions: { errorCode: 'VALIDATION_FAILED' } }],
    });
    for (let time = 0; time < 4; time += 1)
      expect(codeOf(await ask('query J($id: ID!) { job(id: $id) { id } }'))).toBe('VALIDATION_FAILED');
  });

  it.each([
    ['too deep', `{ job(id: "a") ${'{ similar '.repeat(11)}{ id }${' }'.repeat(11)} }`],
    ['with too many aliases', `{ ${Array.from({ length: 31 }, (_, index) => `a${index}: __typename`).join(' ')} }`],
    ['with too many tokens', `{ job(id: "a") { ${'id '.repeat(1100)} } }`],
    ['that costs too much', '{ jobs(filter: {}, first: 50) { nodes { similar { id } } } }'],
    ['with a priced field inside itself', '{ job(id: "a") { similar { id enterprise { id } similar { id } } } }'],
    ['of two operations', 'query A { job(id: "a") { id } } query B { job(id: "b") { id } }'],
  ])('refuses a document %s', async (_what, query) => {
    const response = await ask(query);
    expect(response).toMatchObject({ statusCode: 400 });
    expect(codeOf(response)).toBe('QUERY_TOO_COMPLEX');
  });

  it('counts the cost of a length given as a variable, each time', async () => {
    const query = 'query S($n: Int!) { jobs(filter: {}, first: $n) { nodes { similar { id } } } }';
    for (let time = 0; time < 3; time += 1) expect((await ask(query, { n: 4 })).data).toBeDefined();
    expect(codeOf(await ask(query, { n: 500 }))).toBe('QUERY_TOO_COMPLEX');
  });

  it('counts the default of a variable, and what a variable includes, compiled or not', async () => {
    const length = 'query S($n: Int! = 100) { jobs(filter: {}, first: $n) { nodes { similar { id } } } }';
    const included =
      'query S($on: Boolean! = false) { jobs(filter: {}, first: 50) { nodes { id similar @include(if: $on) { id } } } }';
    for (let time = 0; time < 3; time += 1) {
      expect(codeOf(await ask(length))).toBe('QUERY_TOO_COMPLEX');
      expect((await ask(length, { n: 2 })).statusCode).toBe(200);
      expect((await ask(included)).statusCode).toBe(200);
      expect(codeOf(await ask(included, { on: true }))).toBe('QUERY_TOO_COMPLEX');
    }
  });

  it('accepts neither batches, nor GET, nor a syntax tree', async () => {
    expect((await post([{ query: '{ __typename }' }])).errorCode).toBe('VALIDATION_FAILED');
    expect((await test.app.inject({ url: '/graphql?query={__typename}' })).statusCode).toBe(405);
    expect(codeOf(await ask(JSON.stringify({ kind: 'Document', definitions: [] })))).toBe('VALIDATION_FAILED');
  });

  it('can be called inside the process', async () => {
    await expect(test.services.execute(JobPageDocument, { id: 'refused' })).rejects.toMatchObject({
      extensions: { errorCode: 'JOB_NOT_FOR_CANDIDATE' },
    });
  });
});
