import type { NeuroClassification } from '@hirehq/shared-contracts/codes';
import type { Role } from '@hirehq/shared-contracts/session';

/** An account that can sign in. */
export interface Account {
  /** The `sub` claim of its tokens. */
  id: string;
  email: string;
  name: string;
  emailVerified: boolean;
  neuroClassification: NeuroClassification | null;
  talentPoolId: string | null;
  inviteeCandidateId: string | null;
  ipAddress: string | null;
  candidateId: string | null;
  wasInactive: boolean;
  isActive: boolean;
  newPasswordRequired: boolean;
  /** Issued in its access tokens. */
  roles: readonly Role[];
}

export type AccountWithPassword = Account & { passwordHash: string };

export interface NewAccount {
  email: string;
  name: string;
  emailVerified?: boolean;
  neuroClassification?: NeuroClassification | null;
  talentPoolId?: string | null;
  inviteeCandidateId?: string | null;
  ipAddress?: string | null;
  roles?: readonly Role[];
}
