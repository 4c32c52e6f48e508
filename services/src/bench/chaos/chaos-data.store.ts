import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** An acknowledged write: the row that must exist. */
export type Written =
  | { kind: 'application' | 'message'; id: string }
  | { kind: 'bookmark'; candidateId: string; jobId: string }
  | { kind: 'draft'; requestId: string };

export interface ChaosJobs {
  enterpriseId: string;
  jobIds: readonly string[];
}

/** One employer and its open jobs. */
export async function addChaosJobs(db: Database, count: number): Promise<ChaosJobs> {
  const enterpriseId = randomUUID();
  const jobIds = Array.from({ length: count }, () => randomUUID());
  await sql`insert into enterprise (id, establishment_name, answered_by_platform) values (${enterpriseId}, 'Clinic', true)`.execute(
    db,
  );
  await sql`
    insert into job (id, enterprise_id, title, summary, description_html, posted_at)
    select id::uuid, ${enterpriseId}, 'Nurse', 'Care', '<p>Care</p>', now() from unnest(${jobIds}::text[]) as id`.execute(db);
  return { enterpriseId, jobIds };
}

/** Those of the writes without a row. */
export async function lostWrites(db: Database, writes: readonly Written[]): Promise<Written[]> {
  const idsIn = async (table: 'application' | 'message') =>
    new Set((await db.selectFrom(table).select('id').execute()).map(({ id }) => id));
  const [applications, messages] = [await idsIn('application'), await idsIn('message')];
  const bookmarks = new Set(
    (await db.selectFrom('saved_job').select(['candidate_id', 'job_id']).execute()).map(
      (row) => `${row.candidate_id} ${row.job_id}`,
    ),
  );
  const drafts = new Set((await db.selectFrom('application_draft').select('request_id').execute()).map((row) => row.request_id));
  return writes.filter((written) => {
    switch (written.kind) {
      case 'application':
        return !applications.has(written.id);
      case 'message':
        return !messages.has(written.id);
      case 'draft':
        return !drafts.has(written.requestId);
      case 'bookmark':
        return !bookmarks.has(`${written.candidateId} ${written.jobId}`);
    }
  });
}

/** Applications without a notification, or with more than one. */
export async function untoldApplications(db: Database): Promise<number> {
  const { rows } = await sql<{ applications: number; notifications: number; waiting: number }>`
    select (select count(*) from application) as applications, (select count(*) from notification) as notifications,
      (select count(*) from outbox where done_at is null) as waiting`.execute(db);
  const { applications = 0, notifications = 0, waiting = 0 } = rows[0] ?? {};
  return Math.abs(applications - notifications) + waiting;
}
