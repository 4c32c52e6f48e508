import { NEURO_CLASSIFICATIONS } from '@hirehq/shared-contracts/codes';
import { ROLES, type SessionUser } from '@hirehq/shared-contracts/session';

type Claims = Readonly<Record<string, unknown>>;

const textOf = (claims: Claims, name: string): string | undefined => {
  const value = claims[name] ?? claims[`custom:${name}`];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The candidate in the claims (ID-02) with the roles of the account, or undefined if they contain no candidate. */
export function sessionUserOf({ claims, roles }: { claims: Claims; roles: readonly string[] }): SessionUser | undefined {
  const candidateId = textOf(claims, 'dsaascandidateid');
  if (candidateId === undefined) return undefined;
  const email = textOf(claims, 'email') ?? '';
  const classification = textOf(claims, 'neuro_classification');
  return {
    candidateId,
    name: textOf(claims, 'name') ?? email,
    email,
    emailVerified: claims['emailVerified'] === true || claims['email_verified'] === true,
    neuroClassification: NEURO_CLASSIFICATIONS.find((code) => code === classification) ?? null,
    talentPoolId: textOf(claims, 'talentPoolId') ?? null,
    inviteeCandidateId: textOf(claims, 'inviteeCandidateId') ?? null,
    roles: ROLES.filter((role) => roles.includes(role)),
  };
}
