import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMPLOYER_CALLS, EMPLOYER_SCOPES, type EmployerCall, type EmployerKey } from '@hirehq/shared-contracts/employer';
import { handOverHeaders } from '@hirehq/shared-contracts/video-upload';
import { createKey } from '../modules/employer-api/employers/index.ts';
import { createTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { askEmployer } from './testing/ask-employer.ts';
import { comparable } from './testing/ask-rest.ts';
import { EMPLOYER_EXAMPLES } from './testing/employer-examples.ts';
import { expectResponse } from './testing/expect-wire.ts';
import { openOwnersRows } from './testing/owners-rows.ts';
import { createAccessFixture, nobody, type Ids, type AccessFixture } from './testing/access-fixture.ts';

let hirehq: TestApp;
let ownersRows: Awaited<ReturnType<typeof openOwnersRows>>;
let owner: AccessFixture;
let other: AccessFixture;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module', config: { employerRateLimit: 0 } });
  ownersRows = await openOwnersRows(hirehq);
  [owner, other] = [await createAccessFixture(hirehq), await createAccessFixture(hirehq)];
});
afterAll(async () => {
  await ownersRows.close();
  await hirehq.close();
});

const rows = Object.entries<EmployerCall>(EMPLOYER_CALLS) as [EmployerKey, EmployerCall][];
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

function ask(key: EmployerKey, ids: Ids, headers: Record<string, string>) {
  return askEmployer(hirehq, key, EMPLOYER_EXAMPLES[key](ids), headers);
}

/** True when the call names something of the employer's own. */
function namesPrivateThings(key: EmployerKey): boolean {
  let named = false;
  EMPLOYER_EXAMPLES[key](new Proxy(owner.ids, { get: (ids, name) => ((named = true), Reflect.get(ids, name) as unknown) }));
  return named;
}

async function endedKey(expiresAt: Date): Promise<string> {
  const { key, id } = await createKey(hirehq.db, {
    enterpriseId: owner.ids.enterpriseId,
    label: 'Ended',
    scopes: EMPLOYER_SCOPES,
    now: new Date(),
  });
  await hirehq.db.updateTable('employer_key').set({ expires_at: expiresAt }).where('id', '=', id).execute();
  return key;
}

test('SV-08 every row has a handler', () => {
  const missing = rows.filter(([, { method, path }]) => {
    const url = `/employer/v1/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    return !hirehq.app.hasRoute({ method, url });
  });
  expect(missing.map(([key]) => key)).toEqual([]);
});

describe.each(rows)('SV-08 %s', (key, call) => {
  test("is the same response for 'not yours' and 'does not exist', and changes nothing", async () => {
    const before = await ownersRows.of({ ids: owner.ids });
    const notYours = await ask(key, owner.ids, bearer(other.employerKey));
    const notThere = await ask(key, { ...nobody() }, bearer(other.employerKey));
    expect(notYours.text).not.toContain(owner.secret);
    if (namesPrivateThings(key)) expect(comparable(notYours)).toEqual(comparable(notThere));
    expect(await ownersRows.of({ ids: owner.ids })).toEqual(before);
  });

  test('reveals nothing to others, not even what exists', async () => {
    const before = await ownersRows.of({ ids: owner.ids });
    const refused: Record<string, Record<string, string>> = {
      'no key': {},
      "a candidate's tokens": owner.candidate.headers,
      "the token of a candidate's hand-over": handOverHeaders(owner.ids.handOverToken),
      "the token of a candidate's hand-over as a key": bearer(owner.ids.handOverToken),
      'a key that is none': bearer('hq_'),
      'a key with another secret': bearer(owner.employerKey.replace(/.{8}$/, 'AAAAAAAA')),
      'a key that ended': bearer(await endedKey(new Date(Date.now() - 1000))),
      'a name and a password': { authorization: `Basic ${btoa(`${owner.employerKey}:`)}` },
    };
    for (const [name, headers] of Object.entries(refused)) {
      const [somebodys, nothing] = [await ask(key, owner.ids, headers), await ask(key, nobody(), headers)];
      expect([name, somebodys.statusCode, somebodys.body['errorCode']]).toEqual([name, 401, 'KEY_REFUSED']);
      expect(comparable(somebodys)).toEqual(comparable(nothing));
    }
    expect(await ownersRows.of({ ids: owner.ids })).toEqual(before);
  });

  test('checks its scope before anything else', async () => {
    const scopes = EMPLOYER_SCOPES.filter((scope) => scope !== call.access.scope);
    const { key: lacking } = await createKey(hirehq.db, {
      enterpriseId: owner.ids.enterpriseId,
      label: 'Lacks one',
      scopes: call.access.scope === null ? [] : scopes,
      now: new Date(),
    });
    const ids = call.access.scope === null ? owner.ids : nobody();
    const { statusCode, body } = await ask(key, ids, bearer(lacking));
    expect([statusCode, body['errorCode']]).toEqual(call.access.scope === null ? [200, undefined] : [403, 'SCOPE_MISSING']);
  });
});

// The last, because each of them adds rows to all that the others compare.
describe.each(rows)('SV-08 %s', (key, call) => {
  test('responds to the employer in the envelope, as its row says', async () => {
    const { ids, employerKey } = call.method === 'GET' ? owner : await createAccessFixture(hirehq);
    const response = await ask(key, ids, bearer(employerKey));
    expectResponse(call, response);
    expect(response.text).not.toContain('neuroClassification');
  });
});

test('SV-08 the owner receives the secret, so that a leak would be noticed', async () => {
  const readings = rows.filter(([, { method }]) => method === 'GET');
  const texts = await Promise.all(readings.map(async ([key]) => (await ask(key, owner.ids, bearer(owner.employerKey))).text));
  expect(texts.filter((text) => text.includes(owner.secret)).length).toBeGreaterThan(6);
});
