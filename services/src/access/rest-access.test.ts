import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { REST_CALLS, type RestCall, type RestInput, type RestKey } from '@hirehq/shared-contracts/rest';
import { createTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { testCandidate, type TestCandidate } from '../platform/testing/test-candidate.ts';
import { askRest, comparable } from './testing/ask-rest.ts';
import { badSessions, sessionsFor } from './testing/bad-sessions.ts';
import { expectFailure } from './testing/expect-wire.ts';
import { openOwnersRows } from './testing/owners-rows.ts';
import { REST_EXAMPLES } from './testing/rest-examples.ts';
import { createAccessFixture, nobody, setScenery, type Ids, type AccessFixture } from './testing/access-fixture.ts';

let hirehq: TestApp;
let ownersRows: Awaited<ReturnType<typeof openOwnersRows>>;
let owner: AccessFixture;
/** Has done nothing yet: joined no pool, added no skill. */
let other: TestCandidate;
let refused: Awaited<ReturnType<typeof badSessions>>;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module' });
  ownersRows = await openOwnersRows(hirehq);
  await setScenery(hirehq);
  owner = await createAccessFixture(hirehq);
  const employer = { authorization: `Bearer ${owner.employerKey}` };
  refused = { employer, ...(await badSessions(hirehq, owner.candidate)) };
});
beforeEach(async () => {
  other = await testCandidate(hirehq);
});
afterAll(async () => {
  await ownersRows.close();
  await hirehq.close();
});

const rows = Object.entries<RestCall>(REST_CALLS) as [RestKey, RestCall][];
const ofCandidates = rows.filter(([, { access }]) => access !== 'public');

const ask = (key: RestKey, ids: Ids, headers: Record<string, string>, signedIn = true) =>
  askRest(hirehq, key, REST_EXAMPLES[key].call(ids) as RestInput<never>, { headers, signedIn });

/** Ids that are somebody's, and ids that are nobody's: alike in all that is open to everybody, and in the `own` id. */
function twins(key: RestKey, own: Partial<Ids>): { theirs: Ids; missing: Ids } {
  const theirs = { ...owner.ids, ...own };
  const open = Object.fromEntries((REST_EXAMPLES[key].open ?? []).map((name) => [name, theirs[name]]));
  return { theirs, missing: { ...nobody(), ...open, ...own } };
}

/** True when the call names something that is not open to everybody. */
function namesPrivateThings(key: RestKey): boolean {
  const named = new Set<PropertyKey>();
  const call = REST_EXAMPLES[key].call as (ids: Ids) => unknown;
  call(new Proxy(owner.ids, { get: (ids, name) => (named.add(name), Reflect.get(ids, name) as unknown) }));
  for (const name of REST_EXAMPLES[key].open ?? []) named.delete(name);
  return named.size > 0;
}

describe.each(ofCandidates.map(([key], call) => [key, call] as const))('SV-02 %s', (key, call) => {
  test.each([
    ['with the ids of another candidate', () => ({})],
    ['with the own id beside those of another candidate', () => ({ candidateId: other.id })],
  ])("is the same response for 'not yours' and 'does not exist', %s", async (_name, own) => {
    const before = await ownersRows.of({ ids: owner.ids, askers: [other.id] });
    const { theirs, missing } = twins(key, own());
    const [notYours, notThere] = [await ask(key, theirs, other.headers), await ask(key, missing, other.headers)];
    expect(notYours.text).not.toContain(owner.secret);
    if (namesPrivateThings(key)) expect(comparable(notYours)).toEqual(comparable(notThere));
    expect(await ownersRows.of({ ids: owner.ids, askers: [other.id] })).toEqual(before);
  });

  test('is refused before anything else without a session or with an invalid one, and reveals not even what exists', async () => {
    const before = await ownersRows.of({ ids: owner.ids });
    const { theirs, missing } = twins(key, {});
    for (const [name, headers] of [['none', {}] as const, ...sessionsFor(call, refused)]) {
      const [response, nothing] = [await ask(key, theirs, headers), await ask(key, missing, headers)];
      expect([name, response.statusCode]).toEqual([name, 401]);
      expectFailure(response, 401, 'NOT_SIGNED_IN');
      expect(comparable(response)).toEqual(comparable(nothing));
    }
    expect(await ownersRows.of({ ids: owner.ids })).toEqual(before);
  });
});

describe('calls that need no token', () => {
  test.each(rows.filter(([, { access }]) => access !== 'candidate'))(
    'SV-02 %s reveals nothing about a candidate',
    async (key) => {
      for (const headers of [{}, owner.candidate.headers, other.headers]) {
        const { text } = await ask(key, owner.ids, headers, false);
        expect(text).not.toContain(owner.secret);
        expect(text).not.toContain(owner.ids.candidateId);
      }
    },
  );
});

test('SV-02 the owner receives the secret, so that a leak would be noticed', async () => {
  const readings = ofCandidates.filter(([, { method }]) => method === 'GET');
  const texts = await Promise.all(readings.map(async ([key]) => (await ask(key, owner.ids, owner.candidate.headers)).text));
  expect(texts.filter((text) => text.includes(owner.secret)).length).toBeGreaterThan(6);
});
