import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATOR } from '@hirehq/shared-contracts/session';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { candidatesModule } from '../../candidate/candidates/index.ts';
import { changeAccountAsOperator, identityModule } from './index.ts';
import { createTestBrowser } from './testing/test-browser.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ modules: [candidatesModule, identityModule], candidateOf: 'module' });
});
afterAll(() => server.close());

const rolesIn = (accessToken: string) => decodeJwt(accessToken)['resource_access'];
const NAMED = { 'hirehq-api': { roles: [OPERATOR] } };

test('PF-02 a role is in the access tokens of its account from the next one on, until it is removed', async () => {
  const person = { name: 'Grace Hopper', email: 'grace@example.com', password: 'correct-horse-7' };
  const visitor = createTestBrowser(server.app);
  await visitor.register(person);
  const first = await visitor.signIn(person);
  expect(rolesIn(first.access_token)).toBeUndefined();

  expect(await changeAccountAsOperator(server.db, person.email, { do: 'give-role', role: OPERATOR })).toEqual({ ok: true });
  expect(await changeAccountAsOperator(server.db, person.email, { do: 'give-role', role: OPERATOR })).toEqual({ ok: true });
  const renewed = (await visitor.refresh(first.refresh_token)).json<typeof first>();
  expect(rolesIn(renewed.access_token)).toEqual(NAMED);
  // The id token is for the page, which has no say in what somebody may do.
  expect(decodeJwt(renewed.id_token)['resource_access']).toBeUndefined();
  const signedInAgain = await createTestBrowser(server.app).signIn(person);
  expect(rolesIn(signedInAgain.access_token)).toEqual(NAMED);

  expect(await changeAccountAsOperator(server.db, person.email, { do: 'take-role', role: OPERATOR })).toEqual({ ok: true });
  expect((await visitor.refresh(renewed.refresh_token)).statusCode).toBe(400);
  const last = await createTestBrowser(server.app).signIn(person);
  expect(rolesIn(last.access_token)).toBeUndefined();
});

test('PF-02 nobody gets a role by registering, whatever they send', async () => {
  const person = { name: 'Eve', email: 'eve@example.com', password: 'correct-horse-7', roles: OPERATOR };
  await createTestBrowser(server.app).register(person, { roles: OPERATOR, scope: `openid ${OPERATOR}` });
  const tokens = await createTestBrowser(server.app).signIn(person);
  expect(rolesIn(tokens.access_token)).toBeUndefined();
});
