/** The copy of their data that a candidate asked for last. */
export interface AccountExportTable {
  id: string;
  candidate_id: string;
  requested_at: Date;
  /** Key of the file store; null, as `size` and `expires_at`, until the copy is there. */
  storage_key: string | null;
  /** Bytes. */
  size: number | null;
  expires_at: Date | null;
}

/** An account that its candidate has asked to delete. */
export interface AccountDeletionTable {
  candidate_id: string;
  requested_at: Date;
  /** Until then the candidate can keep it. */
  due_at: Date;
}

/** A deleted account. */
export interface DeletedIdentityTable {
  /** A keyed hash of issuer and subject. */
  identity_hash: string;
  deleted_at: Date;
}

export interface AccountTables {
  account_export: AccountExportTable;
  account_deletion: AccountDeletionTable;
  deleted_identity: DeletedIdentityTable;
}
