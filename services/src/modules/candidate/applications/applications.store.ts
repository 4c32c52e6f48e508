import { sql } from 'kysely';
import { newId } from '../../../platform/ids/new-id.ts';
import { isUniqueViolation, jsonb, type Database, type Transaction } from '../../../platform/database/database.ts';
import type { StoredAnswer } from '../../../platform/database/tables/applications.ts';

export const APPLICATION_COLUMNS = [
  'application.id',
  'application.job_id',
  'application.candidate_id',
  'application.answers',
  'application.resume_id',
  'application.adjustments',
  'application.cover_letter',
  'application.telephone',
  'application.portal',
  'application.submitted_at',
  'application.changed_at',
  'application.withdrawn_at',
  'application.closed_at',
  'application.closed_by',
  'application.closure_reason',
  'application.enterprise_process_status',
  'application.candidate_process_status',
] as const;

const applications = (db: Database) => db.selectFrom('application').select(APPLICATION_COLUMNS);

export async function applicationByRequest(db: Database, candidateId: string, requestId: string) {
  return applications(db).where('candidate_id', '=', candidateId).where('request_id', '=', requestId).executeTakeFirst();
}
export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof applicationByRequest>>>;

export async function activeApplication(db: Database, candidateId: string, jobId: string): Promise<ApplicationRow | undefined> {
  return applications(db)
    .where('candidate_id', '=', candidateId)
    .where('job_id', '=', jobId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
}

export async function ownApplication(db: Database, candidateId: string, id: string): Promise<ApplicationRow | undefined> {
  return applications(db).where('candidate_id', '=', candidateId).where('id', '=', id).executeTakeFirst();
}

/** The candidate's application to each job: the active one, else the one withdrawn last. */
export async function applicationsToJobs(
  db: Database,
  candidateId: string,
  jobIds: readonly string[],
): Promise<Map<string, ApplicationRow>> {
  const rows = await applications(db)
    .distinctOn('job_id')
    .where('candidate_id', '=', candidateId)
    .where('job_id', 'in', jobIds)
    .orderBy('job_id')
    .orderBy('withdrawn_at', (order) => order.desc().nullsFirst())
    .execute();
  return new Map(rows.map((row) => [row.job_id, row]));
}

/** The job an application is for, if it is open to the candidate. Locked against closing until the transaction ends. */
export async function jobToApplyTo(trx: Transaction, jobId: string, candidateId: string) {
  return trx
    .selectFrom('job')
    .innerJoin('enterprise', 'enterprise.id', 'job.enterprise_id')
    .select([
      'job.id',
      'job.enterprise_id',
      'job.source_url',
      'job.title',
      'job.easy_apply',
      'job.questions',
      'job.closed_at',
      'job.closes_on',
      'enterprise.establishment_name',
      'enterprise.domain_names',
    ])
    .where('job.id', '=', jobId)
    .where(
      sql<boolean>`(job.talent_pool_id is null or exists (
        select from talent_pool_member member where member.talent_pool_id = job.talent_pool_id and member.candidate_id = ${candidateId}))`,
    )
    .forShare('job')
    .executeTakeFirst();
}

export interface NewApplication {
  candidateId: string;
  jobId: string;
  requestId: string;
  answers: StoredAnswer[];
  resumeId: string | null;
  adjustments: string | null;
  coverLetter: string | null;
  telephone: string | null;
  portal: string | null;
  now: Date;
}

/** True for a unique violation: the same request, or another active application to the same job. */
export const isRepeated = (error: unknown): boolean => isUniqueViolation(error);

/** Inserts the application and its process record. Violates a unique index for a repeated request or a second application to the job. */
export async function insertApplication(
  trx: Transaction,
  { candidateId, jobId, requestId, answers, resumeId, adjustments, coverLetter, telephone, portal, now }: NewApplication,
): Promise<ApplicationRow> {
  const row = await trx
    .insertInto('application')
    .values({
      id: newId(),
      job_id: jobId,
      candidate_id: candidateId,
      request_id: requestId,
      answers: jsonb(answers),
      resume_id: resumeId,
      adjustments,
      cover_letter: coverLetter,
      telephone,
      portal,
      enterprise_process_status: 'R',
      submitted_at: now,
      changed_at: now,
    })
    .returning(APPLICATION_COLUMNS)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('process_record')
    .values({
      application_id: row.id,
      enterprise_process_status: 'R',
      candidate_process_status: null,
      change: 'applied',
      actor: 'candidate',
      recorded_at: now,
    })
    .execute();
  return row;
}

export async function hasApplied(db: Database, candidateId: string): Promise<boolean> {
  const row = await db.selectFrom('application').select('id').where('candidate_id', '=', candidateId).limit(1).executeTakeFirst();
  return row !== undefined;
}
