import type { Generated, JSONColumnType } from 'kysely';

/** Someone who can sign in; `id` is the subject of their tokens. */
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
  last_signed_in_at: Date | null;
  created_at: Generated<Date>;
}

/** What the OpenID provider remembers: sessions, interactions, grants, codes and refresh tokens. */
export interface IdentityGrantTable {
  model: string;
  /** SHA-256 of the value a browser holds; the value itself is not kept. */
  id_hash: string;
  payload: JSONColumnType<Record<string, unknown>>;
  grant_id: string | null;
  uid: string | null;
  expires_at: Date | null;
  consumed_at: Date | null;
}

/** Signing keys and cookie secrets, made once. */
export interface IdentityKeyTable {
  id: Generated<string>;
  kind: 'signing' | 'cookie';
  value: JSONColumnType<Record<string, unknown>>;
  created_at: Generated<Date>;
}

export interface IdentityTables {
  identity_account: IdentityAccountTable;
  identity_grant: IdentityGrantTable;
  identity_key: IdentityKeyTable;
}
