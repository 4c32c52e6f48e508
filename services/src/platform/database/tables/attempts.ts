/** Attempts counted for a limit; `key` is a hash of what is limited and for whom. */
export interface AttemptTable {
  key: string;
  count: number;
  ends_at: Date;
}

export interface AttemptTables {
  attempt: AttemptTable;
}
