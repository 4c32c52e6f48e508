import { decodeJwt } from 'jose';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { candidatesModule } from '../../../candidate/candidates/index.ts';
import { identityModule } from '../index.ts';
import { createTestBrowser } from '../testing/test-browser.ts';
import { CLAIM_NAMES } from './account-claims.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ modules: [candidatesModule, identityModule], candidateOf: 'module' });
});
afterAll(() => server.close());

test('ID-02 the id token carries every claim of the specification', async () => {
  const person = { name: 'Dorothy Vaughan', email: 'dorothy@example.com', password: 'correct-horse-7' };
  await createTestBrowser(server.app).register(person, { view_tag: 'GENERAL_CANDIDATE_VIEW' });
  const [talentPoolId, inviteeCandidateId] = [randomUUID(), randomUUID()];
  await server.db
    .updateTable('identity_account')
    .set({ talent_pool_id: talentPoolId, invitee_candidate_id: inviteeCandidateId })
    .where('email', '=', person.email)
    .execute();

  const claims = decodeJwt((await createTestBrowser(server.app).signIn(person)).id_token);
  const custom = { talentPoolId, inviteeCandidateId, ipAddress: '127.0.0.1', neuro_classification: 'NT' };
  expect(claims).toMatchObject({
    dsaascandidateid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    name: person.name,
    email: person.email,
    username: person.email,
    emailVerified: true,
    wasUserInactive: false,
    ...custom,
    ...Object.fromEntries(Object.entries(custom).map(([name, value]) => [`custom:${name}`, value])),
  });
  expect(CLAIM_NAMES.filter((name) => claims[name] === undefined)).toEqual([]);
});
