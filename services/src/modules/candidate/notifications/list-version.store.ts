import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/**
 * Differs whenever a list of the candidate's notifications does: by the rows, each with the transaction that last wrote it, and
 * by the language of the texts. What else a list comes to depend on belongs here too.
 */
export async function listVersion(db: Database, candidateId: string): Promise<string> {
  const { rows } = await sql<{ locale: string | null; rows: string | null }>`
    select
      (select locale from candidate where id = ${candidateId}) as locale,
      (
        select md5(string_agg(id::text || xmin::text, ',' order by created_timestamp desc, id desc))
        from notification where candidate_id = ${candidateId}
      ) as rows`.execute(db);
  return JSON.stringify(rows[0] ?? null);
}
