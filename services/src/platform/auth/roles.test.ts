import { expect, test } from 'vitest';
import { OPERATOR } from '@hirehq/shared-contracts/session';
import { roleClaim, rolesOf } from './roles.ts';

test('PF-02 the roles of an account are those that its access token names for our audience', () => {
  expect(rolesOf({ resource_access: { 'hirehq-api': { roles: ['other', OPERATOR] } } }, 'hirehq-api')).toEqual([OPERATOR]);
  expect(rolesOf(roleClaim([OPERATOR], 'hirehq-api'), 'hirehq-api')).toEqual([OPERATOR]);
  expect(roleClaim([], 'hirehq-api')).toEqual({});
});

test.each([
  ['no claim', {}],
  ['a role of another audience', { resource_access: { account: { roles: [OPERATOR] } } }],
  ['a role of the realm', { realm_access: { roles: [OPERATOR] } }],
  ['a text', { resource_access: OPERATOR }],
  ['a text for the roles', { resource_access: { 'hirehq-api': { roles: OPERATOR } } }],
  ['an inherited property', { resource_access: { 'hirehq-api': { roles: ['constructor', '__proto__'] } } }],
])('PF-02 %s gives no role', (_what, claims) => {
  expect(rolesOf(claims, 'hirehq-api')).toEqual([]);
});
