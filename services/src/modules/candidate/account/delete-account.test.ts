import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { CancelDeletionDocument } from '@hirehq/mfe-profile/src/features/delete-account/delete-account.graphql.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testCandidate, type TestCandidate } from '../../../platform/testing/test-candidate.ts';
import { withoutSending } from '../../post/mail/testing/without-sending.ts';
import { deleteAccount } from './delete-account.ts';

let hirehq: TestApp;
beforeAll(async () => {
  hirehq = await createTestApp({ modules: withoutSending, candidateOf: 'module' });
});
afterAll(() => hirehq.close());

/** An identity provider with an admin API. */
let provider: Server;
let whenAsked: () => Promise<number>;
let candidate: TestCandidate;
beforeEach(async () => {
  provider = createServer((request, response) => {
    if (request.method === 'POST') response.end(JSON.stringify({ access_token: 'a-token' }));
    else void whenAsked().then((status) => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  candidate = await testCandidate(hirehq);
  const due = new Date(Date.now() - 1000);
  await hirehq.db.insertInto('account_deletion').values({ candidate_id: candidate.id, requested_at: due, due_at: due }).execute();
});
afterEach(() => new Promise((resolve) => provider.close(resolve)));

function deleted(): Promise<void> {
  const { services } = hirehq;
  const { sso } = services.config;
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const admin = { clientId: 'hirehq-services', secret: 'a secret' };
  const config = { ...services.config, sso: { ...sso, embedded: false, issuer: `${url}/realms/jobs`, url, admin } };
  return deleteAccount({ ...services, config }, candidate.id, { completeIn: async () => undefined });
}

const withdrawn = async () => (await hirehq.graphql(CancelDeletionDocument, {}, candidate.headers)).data?.cancelDeletion;

const isThere = async () =>
  (await hirehq.db.selectFrom('candidate').select('id').where('id', '=', candidate.id).execute()).length === 1;

test('PR-11 a deletion cannot be withdrawn while the identity provider deletes the account', async () => {
  let withdrawal: ReturnType<typeof withdrawn> | undefined;
  whenAsked = async () => {
    withdrawal = withdrawn();
    await new Promise((resolve) => setTimeout(resolve, 200));
    return 204;
  };
  await deleted();
  expect(await withdrawal).toMatchObject({ code: 'NOT_FOUND' });
  expect(await isThere()).toBe(false);
});

test('PR-11 a deletion that the identity provider refuses can be withdrawn', async () => {
  whenAsked = async () => 403;
  await expect(deleted()).rejects.toThrow('identity provider');
  expect(await withdrawn()).toMatchObject({ __typename: 'CancelDeletionDone' });
  expect(await isThere()).toBe(true);
});

test('PR-11 the identity provider is not asked about a deletion that was withdrawn', async () => {
  let asked = 0;
  whenAsked = async () => {
    asked += 1;
    return 204;
  };
  await withdrawn();
  await deleted();
  expect([asked, await isThere()]).toEqual([0, true]);
});
