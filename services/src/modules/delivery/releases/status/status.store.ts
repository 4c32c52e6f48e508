import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';

export interface LoadsOfRemote {
  remote: string;
  total: number;
  failed: number;
  p95_ms: number | null;
}

/** Outcomes of the loads that browsers have reported since then, by remote; how long takes the last attempt of each. */
export async function loadsSince(db: Database, since: Date): Promise<LoadsOfRemote[]> {
  const { rows } = await sql<LoadsOfRemote>`
    select remote, count(*)::int as total, (count(*) filter (where outcome <> 'ok'))::int as failed,
      percentile_disc(0.95) within group (order by (report -> 'attempts' -> -1 ->> 'ms')::float8)
        filter (where outcome = 'ok') as p95_ms
    from load_report where received_at >= ${since} group by remote`.execute(db);
  return rows;
}

/** Processes that have said since then which set they serve. */
export async function servingSince(db: Database, since: Date): Promise<{ id: string; sequence: number; seen_at: Date }[]> {
  return db.selectFrom('serving_process').selectAll().where('seen_at', '>=', since).orderBy('id').execute();
}
