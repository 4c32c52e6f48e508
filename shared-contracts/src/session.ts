import type { BrandVariant, NeuroClassification } from './codes.ts';

/** The signed-in candidate as the identity claims tell it (ID-02). Never carries a token. */
export interface SessionUser {
  candidateId: string;
  name: string;
  email: string;
  emailVerified: boolean;
  neuroClassification: NeuroClassification | null;
  talentPoolId: string | null;
  /** The invitation the account was made for. */
  inviteeCandidateId: string | null;
}

export type Session =
  /** The identity provider has not answered yet. */
  { status: 'unknown' } | { status: 'signed-out' } | { status: 'signed-in'; user: SessionUser };

/** What the server puts into the page for the shell's first breath. */
export interface Brand {
  variant: BrandVariant;
  companyTag: string | null;
}
