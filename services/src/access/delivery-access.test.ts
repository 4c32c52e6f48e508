import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DELIVERY_BASE, TEAM_RIGHTS, type DeliveryKey } from '@hirehq/shared-contracts/delivery';
import { revokeTeamKey } from '../modules/delivery/team-keys/index.ts';
import { testTeam } from '../modules/delivery/team-keys/testing/test-team.ts';
import { createTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { comparable } from './testing/ask-rest.ts';
import { createAccessFixture, type AccessFixture } from './testing/access-fixture.ts';
import { askDelivery, DELIVERY_EXAMPLES, DELIVERY_ROWS } from './testing/delivery-examples.ts';
import { createDeliveryFixture, type DeliveryFixture, type DeliveryIds } from './testing/delivery-fixture.ts';
import { expectResponse } from './testing/expect-wire.ts';

let hirehq: TestApp;
let owner: DeliveryFixture;
let elsewhere: AccessFixture;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module', config: { teamRateLimit: 0, employerRateLimit: 0 } });
  owner = await createDeliveryFixture(hirehq);
  elsewhere = await createAccessFixture(hirehq);
});
afterAll(() => hirehq.close());

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const ask = (key: DeliveryKey, ids: DeliveryIds, headers: Record<string, string>) =>
  askDelivery(hirehq, key, DELIVERY_EXAMPLES[key](ids), headers);

const nobody = (): DeliveryIds => ({
  ...owner.ids,
  remote: `r-${randomUUID().slice(0, 8)}`,
  uploadId: randomUUID(),
  completeUploadId: randomUUID(),
  canaryId: randomUUID(),
});

/** What teams deliver, apart from the history, which notes what is refused. */
async function delivered() {
  const tables = ['release', 'release_set', 'live_set', 'release_lock', 'release_upload', 'canary', 'stored_file'] as const;
  return Promise.all(tables.map((table) => hirehq.db.selectFrom(table).selectAll().execute()));
}

test('PF-02 every row has a handler', () => {
  const missing = DELIVERY_ROWS.filter(([, { method, path }]) => {
    const url = `${DELIVERY_BASE}/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    return !hirehq.app.hasRoute({ method, url });
  });
  expect(missing.map(([key]) => key)).toEqual([]);
});

describe.each(DELIVERY_ROWS)('PF-02 %s', (key, call) => {
  test('reveals nothing to others, not even what exists, and changes nothing', async () => {
    const before = await delivered();
    const revoked = await testTeam(hirehq, { remotes: [owner.ids.remote] });
    await revokeTeamKey(hirehq.db, revoked.keyId, new Date());
    const refused: Record<string, Record<string, string>> = {
      'no key': {},
      "a candidate's tokens": elsewhere.candidate.headers,
      'a key of an employer': bearer(elsewhere.employerKey),
      'a key that is none': bearer('hqt_'),
      'a key with another secret': bearer(owner.team.key.replace(/.{8}$/, 'AAAAAAAA')),
      'a key that was revoked': bearer(revoked.key),
      'a name and a password': { authorization: `Basic ${btoa(`${owner.team.key}:`)}` },
    };
    for (const [name, headers] of Object.entries(refused)) {
      const [somebodys, nothing] = [await ask(key, owner.ids, headers), await ask(key, nobody(), headers)];
      expect([name, somebodys.statusCode, somebodys.body['errorCode']]).toEqual([name, 401, 'KEY_REFUSED']);
      expect(comparable(somebodys)).toEqual(comparable(nothing));
    }
    expect(await delivered()).toEqual(before);
  });

  test('checks its right before anything else', async () => {
    const { right } = call.access;
    const rights = right === null ? [] : TEAM_RIGHTS.filter((each) => each !== right);
    const lacking = await testTeam(hirehq, { rights });
    const { statusCode, body } = await ask(key, right === null ? owner.ids : nobody(), bearer(lacking.key));
    expect([statusCode, body['errorCode']]).toEqual(right === null ? [200, undefined] : [403, 'RIGHT_MISSING']);
    if (right !== null) expect(body['errorMessage']).toContain(`'${right}'`);
  });

  test('changes nothing of a remote that the key is not for', async () => {
    const before = await delivered();
    const foreign = await testTeam(hirehq, { remotes: ['another'] });
    const { statusCode } = await ask(key, owner.ids, bearer(foreign.key));
    if (call.access.right !== null && key !== 'POST sets/{sequence}/restore') expect([403, 404]).toContain(statusCode);
    expect(await delivered()).toEqual(before);
  });
});

// The last, because each of them adds rows to all that the others compare.
describe.each(DELIVERY_ROWS)('PF-02 %s', (key, call) => {
  test('responds to the team in the envelope, as its row says', async () => {
    const { ids, team } = call.method === 'GET' ? owner : await createDeliveryFixture(hirehq);
    expectResponse(call, await ask(key, ids, bearer(team.key)));
  });
});
