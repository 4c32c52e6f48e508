import { sql, type Expression, type SqlBool } from 'kysely';
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
