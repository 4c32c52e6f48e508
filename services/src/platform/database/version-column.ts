import type { ColumnType } from 'kysely';

/** The version of a record, from the sequence `record_version`. Triggers set it; statements only compare it. */
export type VersionColumn = ColumnType<number, never, never>;
