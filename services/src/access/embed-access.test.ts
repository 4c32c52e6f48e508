import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMBED_GRAPHQL_PATH, EMBEDDABLE, EMBEDDED_CALLS, EMBEDDED_QUERIES } from '@hirehq/shared-contracts/embed';
import { declaredReleases } from '../modules/delivery/releases/testing/declared-releases.ts';
import { createTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { createAccessFixture, type AccessFixture } from './testing/access-fixture.ts';
import { inject, type TestResponse } from './testing/ask-rest.ts';
import { ROOT_FIELDS, documentOf } from './testing/graphql-documents.ts';
import { GRAPHQL_EXAMPLES } from './testing/graphql-examples.ts';

let hirehq: TestApp;
let owner: AccessFixture;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module' });
  owner = await createAccessFixture(hirehq);
});
afterAll(() => hirehq.close());

interface Body {
  data?: unknown;
  errors?: { message: string; extensions: { errorCode: string } }[];
}

/** The example of a field, as a page of a domain of its employer asks for it. */
function ask(key: string, headers: Record<string, string> = {}): Promise<TestResponse & { body: Body }> {
  const variables = GRAPHQL_EXAMPLES[key]?.variables(owner.ids) ?? {};
  const parameters = new URLSearchParams({
    query: documentOf(key, Object.keys(variables)).text,
    variables: JSON.stringify(variables),
    enterprise: owner.ids.domain,
  });
  const origin = `https://${owner.ids.domain}`;
  return inject(hirehq, 'GET', `${EMBED_GRAPHQL_PATH}?${parameters}`, { origin, ...headers });
}

/** Without what is made for each response: times and signed links. */
const lasting = (key: string, text: string) =>
  (GRAPHQL_EXAMPLES[key]?.made ?? []).reduce((left, name) => left.replaceAll(new RegExp(`"${name}":"[^"]*"`, 'g'), ''), text);

const EMBEDDED = EMBEDDED_QUERIES.map((name) => `Query.${name}`);

describe.each(EMBEDDED)('SV-03 %s for an embed', (key) => {
  test('is public, and reveals nothing of the candidate', async () => {
    expect(GRAPHQL_EXAMPLES[key]?.forVisitors).toBe(true);
    const { statusCode, body, text } = await ask(key);
    expect([statusCode, body.errors]).toEqual([200, undefined]);
    // A profile is what its owner has shared with everybody who has the key.
    if (!GRAPHQL_EXAMPLES[key]?.sharedByKey) expect(text).not.toContain(owner.secret);
    expect(text).not.toContain(owner.ids.applicationId);
  });

  test('is the same whoever is signed in', async () => {
    const first = lasting(key, (await ask(key)).text);
    const others: Record<string, string>[] = [
      owner.candidate.headers,
      { authorization: 'Bearer wrong', 'x-access-token': 'wrong' },
      { authorization: `Bearer ${owner.employerKey}` },
      { cookie: 'session=1', 'accept-language': 'ar', 'x-synonyms-active': 'T' },
    ];
    for (const headers of others) expect(lasting(key, (await ask(key, headers)).text)).toBe(first);
  });

  test('is nothing for a domain that the employer has not proven', async () => {
    const { statusCode, text } = await ask(key, { ...owner.candidate.headers, origin: 'https://other.example' });
    expect([statusCode, text.includes('EMBED_NOT_ALLOWED'), text.includes('"data"')]).toEqual([403, true, false]);
  });
});

test('SV-03 what is open to embeds is what the views of remotes declare', async () => {
  const declared = (await declaredReleases()).flatMap(({ manifest: { id, embeds = [] } }) =>
    embeds.map((view) => ({ remote: id, ...view })),
  );
  expect(new Set(declared.flatMap(({ queries = [] }) => queries))).toEqual(new Set(EMBEDDED_QUERIES));
  expect(new Set(declared.flatMap(({ calls = [] }) => calls))).toEqual(new Set(EMBEDDED_CALLS));
  // The element has views of its own: the first jobs alone, and a frame.
  const named = Object.entries(EMBEDDABLE).flatMap(([remote, views]) => views.map((view) => `${remote} ${view}`));
  expect(declared.map(({ remote, view }) => `${remote} ${view}`).toSorted()).toEqual(
    named.filter((name) => name !== 'jobs cards' && name !== 'jobs applications').toSorted(),
  );
});

test('SV-03 what a candidate sees of the job would differ', async () => {
  const document = documentOf('Query.job', ['id']).text;
  const payload = JSON.stringify({ query: document, variables: { id: owner.ids.jobId } });
  const headers = { ...owner.candidate.headers, 'content-type': 'application/json' };
  expect((await inject(hirehq, 'POST', '/graphql', headers, payload)).text).toContain(owner.ids.applicationId);
});

test.each(ROOT_FIELDS.filter((key) => !EMBEDDED.includes(key)))('SV-03 %s is refused to an embed', async (key) => {
  const { statusCode, body, headers } = await ask(key, owner.candidate.headers);
  expect([statusCode, body.data ?? null, body.errors?.map(({ extensions }) => extensions.errorCode)]).toEqual([
    403,
    null,
    ['QUERY_NOT_EMBEDDABLE'],
  ]);
  const sentence = key.startsWith('Mutation.')
    ? 'takes queries, and no mutation'
    : `\`${key.slice(6)}\` cannot be requested here`;
  expect(body.errors?.[0]?.message).toContain(sentence);
  expect(headers['cache-control']).toBe('no-store');
});
