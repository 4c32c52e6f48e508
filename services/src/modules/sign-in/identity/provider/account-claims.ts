import type { AccountClaims } from 'oidc-provider';
import type { Account } from '../account.ts';

/** Every claim that our tokens may contain (ID-02). */
export const CLAIM_NAMES = [
  'sub',
  'name',
  'email',
  'email_verified',
  'emailVerified',
  'preferred_username',
  'username',
  'dsaascandidateid',
  'wasUserInactive',
  'talentPoolId',
  'inviteeCandidateId',
  'ipAddress',
  'neuro_classification',
  'custom:talentPoolId',
  'custom:inviteeCandidateId',
  'custom:ipAddress',
  'custom:neuro_classification',
] as const;

/** The custom attributes of the specification are issued under two names: with the prefix `custom:`, and as Keycloak maps them. */
export function accountClaims(account: Account): AccountClaims {
  const custom = {
    talentPoolId: account.talentPoolId,
    inviteeCandidateId: account.inviteeCandidateId,
    ipAddress: account.ipAddress,
    neuro_classification: account.neuroClassification,
  };
  const given = Object.entries(custom).filter(([, value]) => value !== null);
  return {
    sub: account.id,
    name: account.name,
    email: account.email,
    email_verified: account.emailVerified,
    emailVerified: account.emailVerified,
    preferred_username: account.email,
    username: account.email,
    wasUserInactive: account.wasInactive,
    ...(account.candidateId && { dsaascandidateid: account.candidateId }),
    ...Object.fromEntries(
      given.flatMap(([name, value]) => [
        [name, value],
        [`custom:${name}`, value],
      ]),
    ),
  };
}
