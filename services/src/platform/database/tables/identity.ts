import type { Generated } from 'kysely';
import type { Role } from '@hirehq/shared-contracts/session';
import type { JsonColumn } from '../json-column.ts';

/** An account that can sign in; `id` is the `sub` of its tokens. */
export interface IdentityAccountTable {
  id: Generated<string>;
  email: string;
  name: string;
  password_hash: string;
  email_verified: Generated<boolean>;
  neuro_classification: 'NT' | 'ND' | null;
  talent_pool_id: string | null;
  invitee_candidate_id: string | null;
  ip_address: string | null;
  candidate_id: string | null;
  was_inactive: Generated<boolean>;
  /** An inactive account cannot sign in or refresh tokens. */
  active: Generated<boolean>;
  /** True if the next sign-in requires a new password. */
  new_password_required: Generated<boolean>;
  /** What it may do besides what every candidate may; issued in access tokens. */
  roles: Generated<Role[]>;
  last_signed_in_at: Date | null;
  created_at: Generated<Date>;
}

/** State of the OpenID provider: sessions, interactions, grants, codes and refresh tokens. */
export interface IdentityGrantTable {
  model: string;
  /** SHA-256 of the value that a browser holds; the value itself is not stored. */
  id_hash: string;
  payload: JsonColumn<Record<string, unknown>, object>;
  grant_id: string | null;
  uid: string | null;
  expires_at: Date | null;
  consumed_at: Date | null;
}

/** Progress of a sign-in with several pages. */
export interface IdentityStepTable {
  step_hash: string;
  state: JsonColumn<Record<string, unknown>, object>;
  expires_at: Date;
}

/** An external identity linked to one of our accounts. */
export interface IdentitySocialLinkTable {
  issuer: string;
  subject: string;
  account_id: string;
  linked_at: Date;
}

/** Hashes of mailed codes. A code without an account was never sent. */
export interface IdentityCodeTable {
  purpose: 'confirm' | 'reset' | 'change-email';
  /** Who may use it: the step that sent it, or the account. */
  holder_hash: string;
  account_id: string | null;
  code_hash: string;
  tries: Generated<number>;
  expires_at: Date;
}

/** Signing keys and cookie secrets. */
export interface IdentityKeyTable {
  id: Generated<string>;
  kind: 'signing' | 'cookie';
  value: JsonColumn<Record<string, unknown>, object>;
  created_at: Generated<Date>;
}

/** Links that undo an email change, by the hash of their token. */
export interface IdentityEmailUndoTable {
  id: string;
  account_id: string;
  /** The address before the change. */
  email: string;
  token_hash: string;
  created_at: Date;
  expires_at: Date;
}

export interface IdentityTables {
  identity_email_undo: IdentityEmailUndoTable;
  identity_account: IdentityAccountTable;
  identity_grant: IdentityGrantTable;
  identity_step: IdentityStepTable;
  identity_code: IdentityCodeTable;
  identity_key: IdentityKeyTable;
  identity_social_link: IdentitySocialLinkTable;
}
