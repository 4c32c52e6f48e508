import { sql } from 'kysely';
import type { EnterpriseProcessStatus } from '@hirehq/shared-contracts/codes';
import type { Database } from '../../../platform/database/database.ts';
import type { TimeCursor } from '../../../platform/ids/time-cursor.ts';
import { APPLICATION_COLUMNS } from './applications.store.ts';

const received = (db: Database, enterpriseId: string) =>
  db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('candidate', 'candidate.id', 'application.candidate_id')
    .select(APPLICATION_COLUMNS)
    .select(['job.title as job_title', 'candidate.first_name', 'candidate.last_name'])
    .where('job.enterprise_id', '=', enterpriseId);

export interface ReceivedFilter {
  jobId: string | undefined;
  state: EnterpriseProcessStatus | undefined;
  changedSince: Date | undefined;
  after: TimeCursor | undefined;
  limit: number;
}

/** Applications to the jobs of an employer, oldest change first. */
export async function receivedApplications(
  db: Database,
  enterpriseId: string,
  { jobId, state, changedSince, after, limit }: ReceivedFilter,
) {
  let query = received(db, enterpriseId);
  if (jobId) query = query.where('application.job_id', '=', jobId);
  // Employers must not see which state an application was in when it was withdrawn.
  if (state)
    query = query.where('application.enterprise_process_status', '=', state).where('application.withdrawn_at', 'is', null);
  if (changedSince) query = query.where('application.changed_at', '>=', changedSince);
  if (after)
    query = query.where(
      sql<boolean>`(date_trunc('milliseconds', application.changed_at), application.id) > (${after.at}, ${after.id}::uuid)`,
    );
  return query
    .orderBy(sql`date_trunc('milliseconds', application.changed_at)`)
    .orderBy('application.id')
    .limit(limit)
    .execute();
}
export type ReceivedRow = Awaited<ReturnType<typeof receivedApplications>>[number];

/** One application with what an employer may know about the candidate: never the classification. */
export async function receivedApplication(db: Database, enterpriseId: string, id: string) {
  return received(db, enterpriseId)
    .leftJoin('resume', 'resume.id', 'application.resume_id')
    .leftJoin('file', 'file.id', 'resume.file_id')
    .select([
      'candidate.email_address',
      'candidate.profile_title',
      'candidate.city',
      'candidate.state',
      'candidate.country',
      'candidate.overall_years_of_experience',
      'job.easy_apply',
      'job.questions',
      'file.storage_key',
      'file.file_name',
      'file.content_type',
    ])
    .where('application.id', '=', id)
    .executeTakeFirst();
}

/** True while the employer of an application may see its details. */
export async function employerSeesApplication(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('application')
    .select('id')
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function skillsOfCandidate(db: Database, candidateId: string) {
  return db
    .selectFrom('candidate_skill')
    .innerJoin('skill', 'skill.id', 'candidate_skill.skill_id')
    .select(['skill.name', 'candidate_skill.years_of_experience'])
    .where('candidate_skill.candidate_id', '=', candidateId)
    .orderBy('candidate_skill.years_of_experience', 'desc')
    .orderBy('skill.name')
    .execute();
}
