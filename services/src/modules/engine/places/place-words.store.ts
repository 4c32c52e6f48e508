import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Names of smaller places are more often misspellings of other words. */
const WELL_KNOWN = 50_000;

/** The words, folded, that are the name of a well-known place. */
export async function placeWords(db: Database, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ folded: string }>`
    select distinct folded from place_name where folded = any(${[...words]}::text[]) and population >= ${sql.lit(WELL_KNOWN)}`.execute(
    db,
  );
  return new Set(rows.map(({ folded }) => folded));
}
