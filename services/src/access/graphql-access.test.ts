import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { testCandidate, type TestCandidate } from '../platform/testing/test-candidate.ts';
import { comparable, inject, type TestResponse } from './testing/ask-rest.ts';
import { badSessions, sessionsFor } from './testing/bad-sessions.ts';
import { ALL_FIELDS, ROOT_FIELDS, documentOf } from './testing/graphql-documents.ts';
import { GRAPHQL_EXAMPLES } from './testing/graphql-examples.ts';
import { openOwnersRows } from './testing/owners-rows.ts';
import { OPERATOR_CLAIMS } from '../platform/testing/test-tokens.ts';
import { createAccessFixture, nobody, type Ids, type AccessFixture } from './testing/access-fixture.ts';

let hirehq: TestApp;
let ownersRows: Awaited<ReturnType<typeof openOwnersRows>>;
let owner: AccessFixture;
let refused: Awaited<ReturnType<typeof badSessions>>;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module' });
  ownersRows = await openOwnersRows(hirehq);
  owner = await createAccessFixture(hirehq);
  const employer = { authorization: `Bearer ${owner.employerKey}` };
  refused = { employer, ...(await badSessions(hirehq, owner.candidate)) };
});
afterAll(async () => {
  await ownersRows.close();
  await hirehq.close();
});

function exampleOf(key: string) {
  const example = GRAPHQL_EXAMPLES[key];
  if (!example) throw new Error(`${key} has no example in testing/graphql-examples.ts.`);
  return example;
}

const documentFor = (key: string) => documentOf(key, Object.keys(exampleOf(key).variables(nobody())));

interface GraphqlBody {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: unknown; locations?: unknown; extensions: Record<string, unknown> }[];
}

async function ask(key: string, ids: Ids, headers: Record<string, string> = {}): Promise<TestResponse & { body: GraphqlBody }> {
  const payload = JSON.stringify({ query: documentFor(key).text, variables: exampleOf(key).variables(ids) });
  const response = await inject(hirehq, 'POST', '/graphql', { ...headers, 'content-type': 'application/json' }, payload);
  for (const error of (response.body as GraphqlBody).errors ?? []) {
    delete error.extensions['traceId'];
    // Only the first run of a document has them, before it is compiled.
    delete error.locations;
  }
  return response;
}

/** What must not tell two responses apart: all but what is made for each. */
function alike(key: string, response: TestResponse): unknown {
  const made = new Set(exampleOf(key).made);
  return JSON.parse(JSON.stringify(comparable(response), (name, value: unknown) => (made.has(name) ? 'made' : value)));
}

const codesOf = ({ body }: { body: GraphqlBody }) => body.errors?.map(({ extensions }) => extensions['errorCode']) ?? [];

/** Ids that are somebody's, and ids that are nobody's: alike in all that is open to everybody. */
function twins(key: string): { theirs: Ids; missing: Ids } {
  const open = Object.fromEntries((exampleOf(key).open ?? []).map((name) => [name, owner.ids[name]]));
  return { theirs: owner.ids, missing: { ...nobody(), ...open } };
}

const unchanged = (key: string, askers: readonly TestCandidate[] = []) =>
  ownersRows.of({ ids: owner.ids, askers: askers.map(({ id }) => id), except: exampleOf(key).counts });

test('SV-03 every field of Query and Mutation has an example, and every field of a type is requested by one of them', () => {
  expect(Object.keys(GRAPHQL_EXAMPLES).toSorted()).toEqual(ROOT_FIELDS.toSorted());
  const reached = new Set(ROOT_FIELDS.flatMap((key) => [...documentFor(key).reached]));
  expect(ALL_FIELDS.filter((field) => !reached.has(field))).toEqual([]);
});

describe.each(ROOT_FIELDS.map((key, number) => [key, number] as const))('SV-03 %s', (key, number) => {
  test("is the same response for 'not yours' and 'does not exist'", async () => {
    // Have done nothing yet.
    const [other, third] = [await testCandidate(hirehq), await testCandidate(hirehq)];
    const before = await unchanged(key, [other, third]);
    const { theirs, missing } = twins(key);
    const notYours = await ask(key, theirs, other.headers);
    const notThere = await ask(key, missing, third.headers);
    if (!exampleOf(key).sharedByKey) expect(notYours.text).not.toContain(owner.secret);
    expect(notYours.text).not.toContain(owner.ids.applicationId);
    expect(alike(key, notYours)).toEqual(alike(key, notThere));
    expect(await unchanged(key, [other, third])).toEqual(before);
  });

  test('reveals only public data to a visitor', async () => {
    const before = await unchanged(key);
    const { theirs, missing } = twins(key);
    const [visitor, nothing] = [await ask(key, theirs), await ask(key, missing)];
    expect(alike(key, visitor)).toEqual(alike(key, nothing));
    expect(codesOf(visitor)).toEqual(exampleOf(key).forVisitors ? [] : ['NOT_SIGNED_IN']);
    if (!exampleOf(key).sharedByKey) expect(visitor.text).not.toContain(owner.secret);
    expect(await unchanged(key)).toEqual(before);
  });

  test.runIf(exampleOf(key).forOperators)('SV-01 refuses a candidate without the role of operators', async () => {
    const { body } = await ask(key, owner.ids, owner.candidate.headers);
    expect([body.data ?? null, codesOf({ body })]).toEqual([null, ['ROLE_MISSING']]);
  });

  test('refuses an expired or invalid session', async () => {
    const before = await unchanged(key);
    for (const [name, headers] of sessionsFor(number, refused)) {
      const { statusCode, text } = await ask(key, owner.ids, headers);
      expect([name, statusCode]).toEqual([name, 401]);
      expect(text).not.toContain(owner.secret);
    }
    expect(await unchanged(key)).toEqual(before);
  });
});

// The last, because each of them adds rows to all that the others compare.
describe.each(ROOT_FIELDS)('SV-03 %s', (key) => {
  test('responds to its owner', async () => {
    const { ids, candidate } = key.startsWith('Query.') ? owner : await createAccessFixture(hirehq);
    const { forOperators = false } = exampleOf(key);
    const headers = forOperators ? await hirehq.asCandidate(candidate.subject, OPERATOR_CLAIMS) : candidate.headers;
    const { statusCode, body } = await ask(key, ids, headers);
    expect([statusCode, body.errors]).toEqual([200, undefined]);
    const [response] = Object.values(body.data ?? {});
    expect(response).not.toBeNull();
    const isRefused = (response as { __typename?: string }).__typename?.endsWith('Refused') ?? false;
    expect(isRefused).toBe(exampleOf(key).refusedToOwner ?? false);
  });
});
