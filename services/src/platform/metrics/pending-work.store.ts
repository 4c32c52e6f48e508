import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Background work of one kind that is due and not under way. */
export interface PendingWork {
  kind: string;
  jobs: number;
}

/** By kind; kinds without due work are left out. */
export async function pendingWork(db: Database): Promise<PendingWork[]> {
  const { rows } = await sql<PendingWork>`
    select name as kind, count(*)::int as jobs from work.job
    where state in ('created', 'retry') and start_after <= now() group by name`.execute(db);
  return rows;
}

/** Seconds since the oldest event of the outbox that waits to be delivered was written; 0 if none waits. */
export async function outboxAge(db: Database): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds from outbox where done_at is null`.execute(
    db,
  );
  return rows[0]?.seconds ?? 0;
}
