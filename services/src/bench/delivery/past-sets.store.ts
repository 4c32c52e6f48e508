import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Fills the history up to this many sets, with copies of the live one; which one is live stays. */
export async function addPastSets(db: Database, count: number): Promise<void> {
  await sql`
    insert into release_set (sequence, members, cause, why, made_by, key_id, made_at, signature)
    select number, members, cause, why, made_by, key_id, made_at, signature
    from release_set, generate_series((select max(sequence) + 1 from release_set), ${count}) as number
    where release_set.sequence = (select sequence from live_set)`.execute(db);
}
