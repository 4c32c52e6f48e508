import type { BrandVariant, NeuroClassification } from './codes.ts';

/** Roles of accounts, by the names that access tokens have in `resource_access.<audience>.roles`. */
export const ROLES = ['platform-operator'] as const;
export type Role = (typeof ROLES)[number];
/** The role that opens pages of `access: 'operator'` and the operators' fields of the API. */
export const OPERATOR: Role = 'platform-operator';

/** The signed-in candidate, from the claims of the identity provider (ID-02). Never contains a token. */
export interface SessionUser {
  candidateId: string;
  name: string;
  email: string;
  emailVerified: boolean;
  neuroClassification: NeuroClassification | null;
  talentPoolId: string | null;
  /** The invitation the account was created for. */
  inviteeCandidateId: string | null;
  /** Those of `ROLES` that the account has. */
  roles: readonly Role[];
}

export type Session =
  /** The identity provider has not responded yet. */
  { status: 'unknown' } | { status: 'signed-out' } | { status: 'signed-in'; user: SessionUser };

/** The data in the page from which the shell starts. */
export interface Brand {
  variant: BrandVariant;
  companyTag: string | null;
}

/**
 * Why somebody is at the identity provider without having asked for it: their session ended, or the account they signed in with
 * has no email or name. The embedded provider's page says so; the page shows it where the provider is another one.
 */
export const ENTRANCE_NOTICES = ['session-ended', 'account-incomplete'] as const;
export type EntranceNotice = (typeof ENTRANCE_NOTICES)[number];

/** The parameter of an authorisation request that carries an `EntranceNotice`. */
export const ENTRANCE_NOTICE_PARAMETER = 'notice';

/** The parameter of an authorisation request with the name that the sign-up form begins with, beside `login_hint`; only the embedded provider takes it. */
export const NAME_HINT_PARAMETER = 'name_hint';

/**
 * The parameter of an authorisation request with the domain of the employer whose link was followed: the provider's pages wear
 * its brand, if there is such an employer.
 */
export const EMPLOYER_PARAMETER = 'employer';

/** The path of the style sheet with the brand of the employer of a domain, for the pages of identity providers. */
export const employerStylePath = (domain: string): string => `/sso/employer-brand/${domain}.css`;

/** The parameter of an authorisation request with the id of the job to which somebody applies: the provider's pages say so. */
export const APPLY_PARAMETER = 'apply_to';

/** The id of the job to which the page at a path applies. */
export const jobAppliedTo = (path: string): string | undefined => /^\/(?:candidate\/)?application\/([\w-]+)/.exec(path)?.[1];

/** Age of a sign-in, in seconds, up to which it is recent: what could take an account over requires one (SIGN_IN_AGAIN). */
export const RECENT_SIGN_IN_SECONDS = 300;
