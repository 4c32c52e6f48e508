import { Kysely, PostgresDialect, sql, type RawBuilder, type Transaction as KyselyTransaction } from 'kysely';
import pg from 'pg';
import { jsonText } from './json-text.ts';
import { openPool } from './open-pool.ts';
import { budgeted } from './statement-budget.ts';
import type { Tables } from './tables/index.ts';

export type Database = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;

export interface DatabaseOptions {
  connectionString: string;
  poolSize?: number;
  statementTimeoutMs?: number;
}

const INT8 = 20;
const DATE = 1082;
// Ids and counts are far below 2^53; a calendar date has no time zone and stays a string.
pg.types.setTypeParser(INT8, Number);
pg.types.setTypeParser(DATE, (text) => text);

const pools = new WeakMap<Database, pg.Pool>();

/** The pool of a database; undefined for a transaction. */
export const connectionPoolOf = (db: Database): pg.Pool | undefined => pools.get(db);

/** Opens a pool. A restart of the database only fails the running queries. */
export function createDatabase({ connectionString, poolSize = 12, statementTimeoutMs = 15_000 }: DatabaseOptions): Database {
  const pool = openPool({ connectionString, max: poolSize, statementTimeoutMs, name: 'hirehq' });
  const db: Database = new Kysely<Tables>({ dialect: budgeted(new PostgresDialect({ pool })) });
  pools.set(db, pool);
  return db;
}

/** Wraps a value for a jsonb column; pg would send an array as a PostgreSQL array. */
export function jsonb<T>(value: T): RawBuilder<T> {
  return sql<T>`${jsonText(value)}::jsonb`;
}

/** True for a violated unique constraint, with this name if given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof pg.DatabaseError && error.code === '23505' && (constraint === undefined || error.constraint === constraint)
  );
}
