import { sql, type Expression, type SqlBool } from 'kysely';
import type { Transaction } from '../database/database.ts';
import type { ExpectedVersion } from './expected-version.ts';

const VERSION = /^\d{1,15}$/;

/**
 * The condition of the statement that changes a record: of two statements that expect the same version, the second finds no row.
 * `column` is the version of the row.
 */
export function atVersion(column: Expression<number>, expected: ExpectedVersion): Expression<SqlBool> {
  if (expected === undefined || expected === 'any') return sql<SqlBool>`true`;
  // A text that is no version names none, as in any other tag.
  return sql<SqlBool>`${column} = any(${expected.filter((version) => VERSION.test(version))}::bigint[])`;
}

/** Locks a record until the transaction ends; false if there is none with an expected version. */
export async function lockAtVersion(
  trx: Transaction,
  table: 'candidate' | 'enterprise',
  id: string,
  expected: ExpectedVersion,
): Promise<boolean> {
  const row = await trx
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .where(({ ref }) => atVersion(ref('version'), expected))
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
