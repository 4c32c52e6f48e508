import { newPerson, sendSignIn } from '../platform/account.ts';
import { claimsOf, expect, test, tokensIn } from '../identity/identity-test.ts';

const CUSTOM = {
  talentPoolId: '9b2f6c1e-6d38-4c2f-9d2a-0a4f5f1f2a11',
  inviteeCandidateId: '41d0f6a7-2a52-4b7a-8d53-6f0a1c9e7b22',
  ipAddress: '192.0.2.7',
  neuro_classification: 'ND',
};

test('ID-02 the id token of Keycloak carries every claim of the specification', async ({ page, seen, identity }) => {
  const person = newPerson();
  await identity.createAccount(person);
  await identity.keycloak?.admin.setUser(person.email, { attributes: { ...CUSTOM, wasUserInactive: 'true' } });
  await page.goto('/signin');
  await sendSignIn(page, person);
  await expect.poll(() => seen.tokens.length).toBeGreaterThan(0);
  const claims = claimsOf(tokensIn(seen).id_token);
  expect(claims).toMatchObject({
    dsaascandidateid: claims['sub'],
    name: person.name,
    email: person.email,
    username: person.email,
    preferred_username: person.email,
    emailVerified: true,
    email_verified: true,
    wasUserInactive: true,
    ...CUSTOM,
    ...Object.fromEntries(Object.entries(CUSTOM).map(([name, value]) => [`custom:${name}`, value])),
  });
});
