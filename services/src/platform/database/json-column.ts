import type { ColumnType, RawBuilder } from 'kysely';

/** A jsonb column. It is written by `jsonb(value)`: pg alone would send an array as a PostgreSQL array. */
export type JsonColumn<Read extends object, Written extends object = Read> = ColumnType<
  Read,
  RawBuilder<Written>,
  RawBuilder<Written>
>;

export type NullableJsonColumn<Read extends object> = ColumnType<Read | null, RawBuilder<Read> | null, RawBuilder<Read> | null>;

/** A jsonb column that the database fills when nothing is written. */
export type JsonColumnWithDefault<Read extends object> = ColumnType<Read, RawBuilder<Read> | undefined, RawBuilder<Read>>;
