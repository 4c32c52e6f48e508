import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { EMBED_GRAPHQL_PATH } from '@hirehq/shared-contracts/embed';
import { JobPageDocument, SearchJobsDocument } from '@hirehq/shared-contracts/graphql';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { storedJobs } from '../jobs/testing/stored-jobs.ts';
import { developmentKeyOf } from './development-key.ts';

const ACME = '00000000-0000-4000-8000-0000000000ac';
const HERE = { origin: 'https://acme.example' };
let hirehq: TestApp;
let nurse: string;

beforeAll(async () => {
  hirehq = await createTestApp();
  [nurse = ''] = await storedJobs(hirehq.db, [{ title: 'Nurse', company: 'Acme', enterpriseId: ACME }]);
  await hirehq.db
    .updateTable('enterprise')
    .set({ domain_names: ['acme.example'] })
    .where('id', '=', ACME)
    .execute();
});
afterAll(() => hirehq.close());

interface Body {
  data?: { job?: { title: string; saved?: boolean } | null; jobs?: { nodes: { id: string; saved: boolean }[] } } | null;
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

describe('PF-05 the queries of remotes inside an embed', () => {
  it('are those the remotes send, with what is about a viewer as visitors get it', async () => {
    const variables = { filter: { enterprise: ACME }, sort: 'RELEVANCE', first: 20, after: null };
    const list = await ask({ query: SearchJobsDocument.text, variables: JSON.stringify(variables) });
    expect([list.status, list.body.errors, list.body.data?.jobs?.nodes.map(({ id, saved }) => [id, saved])]).toEqual([
      200,
      undefined,
      [[nurse, false]],
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
