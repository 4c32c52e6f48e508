import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';

/** How many applications these jobs have that were not withdrawn, `most` at most; only of employers that allow it to be shown. */
export async function shownApplicants(db: Database, jobIds: readonly string[], most: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select job.id, (
      select count(*)::int from (
        select from application where application.job_id = job.id and withdrawn_at is null limit ${most}
      ) as counted
    ) as count
    from job join enterprise on enterprise.id = job.enterprise_id
    where job.id = any(${[...jobIds]}::uuid[]) and enterprise.shows_applicants`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
