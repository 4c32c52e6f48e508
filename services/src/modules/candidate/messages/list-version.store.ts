import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Links in the list work for five minutes, so a client gets new ones in time. */
const NEW_LINKS_MS = 120_000;

/**
 * Differs whenever the list of a candidate's conversations does: by the rows of the conversations, which every message changes,
 * and of their employers, each with the transaction that last wrote it. What else the list comes to depend on belongs here too.
 */
export async function conversationsVersion(db: Database, candidateId: string, now: Date): Promise<string> {
  const { rows } = await sql<{ rows: string | null }>`
    select md5(string_agg(
      conversation.id::text || conversation.xmin::text || '-' || enterprise.xmin::text, ',' order by conversation.id
    )) as rows
    from conversation join enterprise on enterprise.id = conversation.enterprise_id
    where conversation.candidate_id = ${candidateId}`.execute(db);
  return JSON.stringify([rows[0]?.rows ?? null, Math.floor(now.getTime() / NEW_LINKS_MS)]);
}
