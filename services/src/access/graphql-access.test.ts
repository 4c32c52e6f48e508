import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { testCandidate, type TestCandidate } from '../platform/testing/test-candidate.ts';
import { comparable, inject, type Answered } from './testing/ask-rest.ts';
import { badSessions } from './testing/bad-sessions.ts';
import { ALL_FIELDS, ROOT_FIELDS, documentOf } from './testing/graphql-documents.ts';
import { GRAPHQL_EXAMPLES } from './testing/graphql-examples.ts';
import { createStage, nobody, type Ids, type Stage } from './testing/stage.ts';

let hirehq: TestApp;
let owner: Stage;
/** Has done nothing yet. */
let other: TestCandidate;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module' });
  owner = await createStage(hirehq);
});
beforeEach(async () => {
  other = await testCandidate(hirehq);
});
afterAll(() => hirehq.close());

function exampleOf(key: string) {
  const example = GRAPHQL_EXAMPLES[key];
  if (!example) throw new Error(`${key} has no example in testing/graphql-examples.ts.`);
  return example;
}

const documentFor = (key: string) => documentOf(key, Object.keys(exampleOf(key).variables(nobody())));

interface GraphqlBody {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: unknown; extensions: Record<string, unknown> }[];
}

async function ask(key: string, ids: Ids, headers: Record<string, string> = {}): Promise<Answered & { body: GraphqlBody }> {
  const payload = JSON.stringify({ query: documentFor(key).text, variables: exampleOf(key).variables(ids) });
  const answer = await inject(hirehq, 'POST', '/graphql', { ...headers, 'content-type': 'application/json' }, payload);
  for (const { extensions } of (answer.body as GraphqlBody).errors ?? []) delete extensions['traceId'];
  return answer;
}

/** What must not tell two answers apart: all but what is made for each. */
function alike(key: string, answered: Answered): unknown {
  const made = new Set(exampleOf(key).made);
  return JSON.parse(JSON.stringify(comparable(answered), (name, value: unknown) => (made.has(name) ? 'made' : value)));
}

const codesOf = ({ body }: { body: GraphqlBody }) => body.errors?.map(({ extensions }) => extensions['errorCode']) ?? [];

/** Ids that are somebody's, and ids that are nobody's: alike in all that is open to everybody. */
function twins(key: string): { theirs: Ids; missing: Ids } {
  const open = Object.fromEntries((exampleOf(key).open ?? []).map((name) => [name, owner.ids[name]]));
  return { theirs: owner.ids, missing: { ...nobody(), ...open } };
}

/** What the database holds of the owner, but for the stream of the own events. */
async function ownersRows(): Promise<unknown> {
  const { db } = hirehq;
  return {
    applications: await db.selectFrom('application').selectAll().where('candidate_id', '=', owner.candidate.id).execute(),
    drafts: await db.selectFrom('application_draft').selectAll().where('candidate_id', '=', owner.candidate.id).execute(),
    referrals: await db.selectFrom('referral').select(['id', 'email']).where('candidate_id', '=', owner.candidate.id).execute(),
    searches: await db.selectFrom('saved_search').selectAll().where('candidate_id', '=', owner.candidate.id).execute(),
    saved: await db.selectFrom('saved_job').selectAll().where('candidate_id', '=', owner.candidate.id).execute(),
    resumes: await db.selectFrom('resume').selectAll().where('candidate_id', '=', owner.candidate.id).execute(),
    interviews: await db.selectFrom('interview').selectAll().where('id', '=', owner.ids.interviewId).execute(),
    conversations: await db.selectFrom('conversation').selectAll().where('candidate_id', '=', owner.candidate.id).execute(),
    reports: await db.selectFrom('conversation_report').selectAll().where('enterprise_id', '=', owner.ids.enterpriseId).execute(),
    licences: await db.selectFrom('licence').selectAll().where('candidate_id', '=', owner.candidate.id).execute(),
    removed: await db.selectFrom('removed_record').selectAll().where('candidate_id', '=', owner.candidate.id).execute(),
    checklists: await db.selectFrom('checklist').selectAll().where('candidate_id', '=', owner.candidate.id).execute(),
    publicKey: await db.selectFrom('public_profile').selectAll().where('candidate_id', '=', owner.candidate.id).execute(),
    visibility: await db.selectFrom('profile_visibility').selectAll().where('candidate_id', '=', owner.candidate.id).execute(),
    offers: await db.selectFrom('offer').selectAll().where('application_id', '=', owner.ids.offeredApplicationId).execute(),
  };
}

test('SV-03 every field of Query and Mutation has an example, and every field of a type is requested by one of them', () => {
  expect(Object.keys(GRAPHQL_EXAMPLES).toSorted()).toEqual(ROOT_FIELDS.toSorted());
  const reached = new Set(ROOT_FIELDS.flatMap((key) => [...documentFor(key).reached]));
  expect(ALL_FIELDS.filter((field) => !reached.has(field))).toEqual([]);
});

describe.each(ROOT_FIELDS)('SV-03 %s', (key) => {
  test('responds to its owner', async () => {
    const { ids, candidate } = await createStage(hirehq);
    const { statusCode, body } = await ask(key, ids, candidate.headers);
    expect([statusCode, body.errors]).toEqual([200, undefined]);
    const [answer] = Object.values(body.data ?? {});
    expect(answer).not.toBeNull();
    const isRefused = (answer as { __typename?: string }).__typename?.endsWith('Refused') ?? false;
    expect(isRefused).toBe(exampleOf(key).refusedToOwner ?? false);
  });

  test("is the same response for 'not yours' and 'does not exist'", async () => {
    const before = await ownersRows();
    const { theirs, missing } = twins(key);
    const notYours = await ask(key, theirs, other.headers);
    const notThere = await ask(key, missing, (await testCandidate(hirehq)).headers);
    if (!exampleOf(key).sharedByKey) expect(notYours.text).not.toContain(owner.secret);
    expect(notYours.text).not.toContain(owner.ids.applicationId);
    expect(alike(key, notYours)).toEqual(alike(key, notThere));
    expect(await ownersRows()).toEqual(before);
  });

  test('reveals only public data to a visitor', async () => {
    const before = await ownersRows();
    const { theirs, missing } = twins(key);
    const [visitor, nothing] = [await ask(key, theirs), await ask(key, missing)];
    expect(alike(key, visitor)).toEqual(alike(key, nothing));
    expect(codesOf(visitor)).toEqual(exampleOf(key).forVisitors ? [] : ['NOT_SIGNED_IN']);
    if (!exampleOf(key).sharedByKey) expect(visitor.text).not.toContain(owner.secret);
    expect(await ownersRows()).toEqual(before);
  });

  test('refuses an expired or invalid session', async () => {
    const before = await ownersRows();
    const employer = { authorization: `Bearer ${owner.employerKey}` };
    for (const [name, headers] of Object.entries({ employer, ...(await badSessions(hirehq, owner.candidate)) })) {
      const { statusCode, text } = await ask(key, owner.ids, headers);
      expect([name, statusCode]).toEqual([name, 401]);
      expect(text).not.toContain(owner.secret);
    }
    expect(await ownersRows()).toEqual(before);
  });
});
