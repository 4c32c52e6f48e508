/** Attempts counted for a limit; `key` is a hash of the rule and the subject. */
export interface AttemptTable {
  key: string;
  count: number;
  ends_at: Date;
}

export interface AttemptTables {
  attempt: AttemptTable;
}
