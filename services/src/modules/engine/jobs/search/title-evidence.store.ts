import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import type { Condition } from '../terms/conditions.store.ts';
import { indexedQueries } from '../terms/index-version.store.ts';

/** Of more titles, only this many are looked at. */
const MOST_TITLES = 200;

export interface TitleEvidence {
  /** Titles that have the words side by side, 200 at most. */
  titled: number;
  /** Those of them whose jobs meet the condition. */
  fitting: number;
}

/** How many jobs whose titles have these words side by side meet a condition. */
export async function titleEvidence(db: Database, phrase: string, fits: Condition): Promise<TitleEvidence> {
  const { phrase: query } = (await indexedQueries(db))(phrase);
  const { rows } = await sql<TitleEvidence>`
    select count(*)::int as titled, (count(*) filter (where ${fits}))::int as fitting
    from (select * from job_search where title_vector @@ ${query} limit ${sql.lit(MOST_TITLES)}) titled`.execute(db);
  return rows[0] ?? { titled: 0, fitting: 0 };
}
