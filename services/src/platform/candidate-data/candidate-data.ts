import type { RawBuilder } from 'kysely';
import type { Tables } from '../database/tables/index.ts';

export type TableName = keyof Tables;

/** The candidate whose data is exported or deleted, by everything that other records may name them by. */
export interface CandidateSubject {
  candidateId: string;
  /** In lower case. */
  emails: readonly string[];
  /** Of their tokens. */
  issuer: string;
  subject: string;
}

/** How the rows of a candidate are found. */
export type RowsOf =
  /** By a column with the candidate's id. */
  | { candidate: string }
  /** By a column with an email address. */
  | { email: string }
  /** By a column with the id of a row of another declared table. */
  | { parent: TableName; by: string }
  /** By a condition of a store. */
  | { where: (of: CandidateSubject) => RawBuilder<boolean> };

/** A column with a key of the file store, or an array of keys: the files are exported with the row, and deleted with it. */
export interface FileColumn {
  key: string;
  /** The column with the file's name; without one the file is named after its key. */
  name?: string;
}

/**
 * A table with data about candidates. By default its rows are exported completely, and deleted with the account. A table may be
 * declared twice, for two kinds of rows.
 */
export interface CandidateDataTable {
  table: TableName;
  rowsOf: RowsOf;
  files?: readonly FileColumn[];
  /** Columns that are not exported, each with the reason. */
  withheld?: Readonly<Record<string, string>>;
  /** Why its rows are not exported. */
  notExported?: string;
  /** Rows that outlive the account: the columns that are emptied, and why the rest is kept. */
  kept?: { cleared: readonly string[]; because: string };
}

/** Rows with the candidate's id in `candidate_id`, the usual case. */
export const ownRows = (table: TableName, options: Omit<CandidateDataTable, 'table' | 'rowsOf'> = {}): CandidateDataTable => ({
  table,
  rowsOf: { candidate: 'candidate_id' },
  ...options,
});

/** Rows that belong to a row of a declared table. */
export const rowsUnder = (
  parent: TableName,
  table: TableName,
  options: Omit<CandidateDataTable, 'table' | 'rowsOf'> & { by?: string } = {},
): CandidateDataTable => {
  const { by = `${parent}_id`, ...rest } = options;
  return { table, rowsOf: { parent, by }, ...rest };
};
