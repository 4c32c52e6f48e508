import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { EMBED_CALLS_PATH, EMBED_GRAPHQL_PATH } from '@hirehq/shared-contracts/embed';
import { JobPageDocument, SearchJobsDocument } from '@hirehq/shared-contracts/graphql';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { storedJobs } from '../jobs/testing/stored-jobs.ts';
import { developmentKeyOf } from './development-key.ts';

const [ACME, OTHER] = ['00000000-0000-4000-8000-0000000000ac', '00000000-0000-4000-8000-0000000000ad'];
const HERE = { origin: 'https://acme.example' };
let hirehq: TestApp;
let nurse: string;
let senior: string;
let elsewhere: string;

beforeAll(async () => {
  hirehq = await createTestApp();
  [nurse = '', senior = '', elsewhere = ''] = await storedJobs(hirehq.db, [
    { title: 'Nurse', company: 'Acme', enterpriseId: ACME },
    { title: 'Senior Nurse', company: 'Acme', enterpriseId: ACME },
    { title: 'Junior Nurse', company: 'Other', enterpriseId: OTHER },
  ]);
  await hirehq.db
    .updateTable('enterprise')
    .set({ domain_names: ['acme.example'] })
    .where('id', '=', ACME)
    .execute();
});
afterAll(() => hirehq.close());

interface Body {
  data?: {
    jobDensity?: unknown;
    job?: { title: string; saved?: boolean } | null;
    jobs?: { nodes: { id: string; saved: boolean }[] };
  } | null;
  errors?: { message: string; extensions: { errorCode: string } }[];
  errorCode?: string;
}

const JOB = 'query ($id: ID!) { job(id: $id) { title saved } }';

async function ask(parameters: Record<string, string>, headers: Record<string, string> = HERE) {
  const response = await hirehq.app.inject({
    url: `${EMBED_GRAPHQL_PATH}?${new URLSearchParams({ enterprise: ACME, ...parameters })}`,
    headers,
  });
  const body = response.json<Body>();
  const code = body.errorCode ?? body.errors?.[0]?.extensions.errorCode;
  return { status: response.statusCode, code, body, headers: response.headers, text: response.body };
}
const askJob = (headers?: Record<string, string>) => ask({ query: JOB, variables: JSON.stringify({ id: nurse }) }, headers);

describe('SV-03 jobs inside an embed are those of its employer alone', () => {
  const titles = async (query: string, variables: object = {}) => {
    const { text } = await ask({ query, variables: JSON.stringify(variables) });
    return [...text.matchAll(/"title":"([^"]+)"/g)]
      .map(([, title = '']) => title)
      .toSorted((one, other) => one.localeCompare(other));
  };

  test.each([
    ['without a filter', {}],
    ['with the filter of another employer', { enterprise: OTHER }],
    ['with no employer in it', { enterprise: null }],
  ])('a search %s', async (_name, filter) => {
    const query = 'query ($filter: JobFilter!) { jobs(filter: $filter) { nodes { title } enterprise { id } total } }';
    expect(await titles(query, { filter })).toEqual(['Nurse', 'Senior Nurse']);
    const { text } = await ask({ query, variables: JSON.stringify({ filter }) });
    expect(text).toContain(`"enterprise":{"id":"${ACME}"},"total":2`);
  });

  test('a job of another one is not found, and none is similar', async () => {
    expect(await titles(JOB, { id: elsewhere })).toEqual([]);
    expect((await ask({ query: JOB, variables: JSON.stringify({ id: elsewhere }) })).body.data).toEqual({ job: null });
    expect(await titles('query ($id: ID!) { job(id: $id) { similar(first: 12) { title } } }', { id: nurse })).toEqual([
      'Senior Nurse',
    ]);
    // What visitors of the platform get.
    const everywhere = await hirehq.services.execute(JobPageDocument, { id: nurse });
    expect(everywhere.job?.similar.map(({ title }) => title).toSorted()).toEqual(['Junior Nurse', 'Senior Nurse']);
  });

  test('where jobs are counted by location', async () => {
    const query = 'query ($of: ID) { jobDensity(input: { level: CITY, skills: [], enterprise: $of }) { total mySkills { id } } }';
    for (const asked of [ACME, OTHER, null])
      expect((await ask({ query, variables: JSON.stringify({ of: asked }) })).body.data).toEqual({
        jobDensity: { total: 2, mySkills: [] },
      });
  });
});

describe('PF-05 the calls of remotes inside an embed', () => {
  const call = (path: string, headers: Record<string, string> = HERE, more: Record<string, string> = {}) =>
    hirehq.app.inject({
      url: `${EMBED_CALLS_PATH}/${path}?${new URLSearchParams({ enterprise: ACME, ...more })}`,
      headers,
    });

  it('are suggestions, as visitors of the platform get them', async () => {
    const found = await call('candidates/search', HERE, { keyword: 'jav' });
    const known = await hirehq.app.inject('/public/api/v1/candidates/search?keyword=jav');
    expect([found.statusCode, found.json()]).toEqual([200, known.json()]);
    expect(known.json<{ responsePayload: unknown[] }>().responsePayload).not.toEqual([]);
    expect(found.headers).toMatchObject({
      'access-control-allow-origin': HERE.origin,
      'cache-control': 'public, max-age=60, stale-while-revalidate=600',
    });
    expect((await call('places/a%2Fb')).json()).toEqual((await hirehq.app.inject('/public/api/v1/places/a%2Fb')).json());
  });

  test('SV-03 are not those about a candidate', async () => {
    const { statusCode, body } = await call('candidates/resume');
    expect([statusCode < 400, body.includes('responsePayload')]).toEqual([false, false]);
  });

  test.each([
    ['another domain', 'candidates/search', { origin: 'https://other.example' }, 403],
    ['no keyword', 'candidates/search', HERE, 400],
    ['a path out of it', 'places/..%2f..%2fcandidates', HERE, 200],
  ])('SV-03 are refused for %s', async (_name, path, headers, status) => {
    const { statusCode, headers: sent, body } = await call(path, headers);
    expect([statusCode, sent['cache-control']?.includes('public') ?? false]).toEqual([status, status === 200]);
    if (status === 200) expect(body).toBe('{"responsePayload":[]}');
  });
});

describe('PF-05 the queries of remotes inside an embed', () => {
  it('are those the remotes send, with what is about a viewer as visitors get it', async () => {
    const variables = { filter: { enterprise: ACME, keyword: 'senior' }, sort: 'RELEVANCE', first: 20, after: null };
    const list = await ask({ query: SearchJobsDocument.text, variables: JSON.stringify(variables) });
    expect([list.status, list.body.errors, list.body.data?.jobs?.nodes.map(({ id, saved }) => [id, saved])]).toEqual([
      200,
      undefined,
      [[senior, false]],
    ]);
    const page = await ask({ query: JobPageDocument.text, variables: JSON.stringify({ id: nurse }) });
    expect([page.status, page.body.errors, page.body.data?.job?.title]).toEqual([200, undefined, 'Nurse']);
  });

  it('need no preflight, are readable without credentials, and can be kept by a shared cache', async () => {
    const { headers } = await askJob();
    expect(headers).toMatchObject({
      'access-control-allow-origin': HERE.origin,
      'cache-control': 'public, max-age=60, stale-while-revalidate=600',
      vary: expect.stringMatching(/^origin(, accept-encoding)?$/),
    });
    expect([headers['access-control-allow-credentials'], headers['set-cookie']]).toEqual([undefined, undefined]);
  });

  test.each([
    ['another domain', 'https://other.example'],
    ['a page without an origin', 'null'],
    ['localhost without the development key', 'http://localhost:5173'],
  ])('SV-03 show nothing on %s', async (_name, origin) => {
    const { status, code, text, headers } = await askJob({ origin });
    expect([status, code, headers['cache-control']]).toEqual([403, 'EMBED_NOT_ALLOWED', 'no-store']);
    expect(text).not.toContain('Nurse');
    // Readable, so that the embed can say why it shows nothing.
    expect(headers['access-control-allow-origin']).toBe(origin);
  });

  it('work on localhost with the development key', async () => {
    const developmentKey = developmentKeyOf(hirehq.services.keyedHash, ACME);
    const { status } = await ask(
      { query: JOB, variables: JSON.stringify({ id: nurse }), developmentKey },
      { origin: 'http://localhost:5173' },
    );
    expect(status).toBe(200);
  });

  test('SV-03 are not those that a fragment has, used or not', async () => {
    const hidden = [
      '{ job(id: "x") { title } ...Mine } fragment Mine on Query { storage { files } }',
      '{ x: storage { files } }',
      '{ ... on Query { storage { files } } }',
    ];
    for (const query of hidden) {
      const { status, code, body } = await ask({ query });
      expect([status, code, body.data ?? null]).toEqual([403, 'QUERY_NOT_EMBEDDABLE', null]);
    }
  });

  test('SV-03 have the limits of /graphql', async () => {
    const deep = `{ jobs(filter: {}, first: 50) { nodes { ${Array.from({ length: 9 }, (_, index) => `a${index}: similar(first: 12) { title descriptionHtml matchScore }`).join(' ')} } } }`;
    const aliases = `{ ${Array.from({ length: 31 }, (_, index) => `a${index}: __typename`).join(' ')} }`;
    for (const query of [deep, aliases]) {
      const { status, code, headers } = await ask({ query });
      expect([status, code, headers['cache-control']]).toEqual([400, 'QUERY_TOO_COMPLEX', 'no-store']);
    }
  });

  test.each<[string, Record<string, string>, number, string]>([
    ['an unknown employer', { query: JOB, enterprise: 'nobody.example' }, 404, 'NOT_FOUND'],
    ['no query', {}, 400, 'VALIDATION_FAILED'],
    ['a document that is not one', { query: '{' }, 400, 'VALIDATION_FAILED'],
    ['variables that are not JSON', { query: JOB, variables: '{' }, 400, 'VALIDATION_FAILED'],
    ['variables that are not an object', { query: JOB, variables: '[1]' }, 400, 'VALIDATION_FAILED'],
    ['a missing variable', { query: JOB }, 400, 'VALIDATION_FAILED'],
  ])('are refused for %s', async (_name, parameters, status, code) => {
    const refused = await ask(parameters);
    expect([refused.status, refused.code, refused.headers['cache-control']]).toEqual([status, code, 'no-store']);
  });
});
