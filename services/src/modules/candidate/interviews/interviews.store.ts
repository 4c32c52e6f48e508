import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { type Database, type Transaction, jsonb } from '../../../platform/database/database.ts';
import type { InterviewTable, StoredProposedTime } from '../../../platform/database/tables/employers.ts';
import type { TimeCursor } from '../../../platform/ids/time-cursor.ts';

export type InterviewRow = Selectable<InterviewTable>;
/** `remark` is the candidate's comment on how the job was handled. */
export type OwnedInterviewRow = InterviewRow & { candidate_id: string; job_id: string; remark: string | null };

/** The columns of a candidate's proposal; of none without times. */
export const proposal = (times: StoredProposedTime[] = [], note: string | null = null) => ({
  proposed_times: jsonb(times),
  proposal_note: note,
});

const interviews = (db: Database) =>
  db
    .selectFrom('interview')
    .innerJoin('application', 'application.id', 'interview.application_id')
    .innerJoin('job', 'job.id', 'application.job_id')
    .leftJoin('candidate_remark', (join) =>
      join
        .onRef('candidate_remark.candidate_id', '=', 'application.candidate_id')
        .onRef('candidate_remark.job_id', '=', 'application.job_id'),
    )
    .selectAll('interview')
    .select(['application.candidate_id', 'application.job_id', 'candidate_remark.remark']);

/** An employer does not see interviews of a withdrawn application. */
const interviewsFor = (db: Database, enterpriseId: string) =>
  interviews(db).where('job.enterprise_id', '=', enterpriseId).where('application.withdrawn_at', 'is', null);

export async function interviewOfEmployer(
  db: Database,
  enterpriseId: string,
  id: string,
): Promise<OwnedInterviewRow | undefined> {
  return interviewsFor(db, enterpriseId).where('interview.id', '=', id).executeTakeFirst();
}

export async function interviewOfCandidate(
  db: Database,
  candidateId: string,
  id: string,
): Promise<OwnedInterviewRow | undefined> {
  return interviews(db).where('interview.id', '=', id).where('application.candidate_id', '=', candidateId).executeTakeFirst();
}

const MAX_OWN = 200;

/** Upcoming interviews first, soonest first; then past ones, latest first. */
export async function interviewsOfCandidate(db: Database, candidateId: string, now: Date): Promise<OwnedInterviewRow[]> {
  return interviews(db)
    .where('application.candidate_id', '=', candidateId)
    .orderBy(sql`interview.completes_at < ${now}`)
    .orderBy(sql`abs(extract(epoch from interview.starts_at - ${now}::timestamptz))`)
    .orderBy('interview.id')
    .limit(MAX_OWN)
    .execute();
}

/** How many interviews a candidate has accepted that are not over; those with other times proposed wait for the employer. */
export async function upcomingInterviews(db: Database, candidateId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('interview')
    .innerJoin('application', 'application.id', 'interview.application_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('application.candidate_id', '=', candidateId)
    .where('interview.status', '=', 'A')
    .where('interview.round_completed', '=', false)
    .where('interview.closure_status', 'is', null)
    .where('interview.completes_at', '>', now)
    .where(sql<boolean>`jsonb_array_length(interview.proposed_times) = 0`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function interviewsOfApplications(
  db: Database,
  applicationIds: readonly string[],
): Promise<Map<string, OwnedInterviewRow[]>> {
  const rows = await interviews(db)
    .where('interview.application_id', 'in', applicationIds)
    .orderBy('interview.starts_at')
    .orderBy('interview.id')
    .execute();
  return Map.groupBy(rows, (row) => row.application_id);
}

export interface InterviewFilter {
  applicationId: string | undefined;
  after: TimeCursor | undefined;
  limit: number;
}

/** Oldest change first. */
export async function interviewsOfEmployer(
  db: Database,
  enterpriseId: string,
  { applicationId, after, limit }: InterviewFilter,
): Promise<OwnedInterviewRow[]> {
  let query = interviewsFor(db, enterpriseId);
  if (applicationId) query = query.where('interview.application_id', '=', applicationId);
  if (after)
    query = query.where(
      sql<boolean>`(date_trunc('milliseconds', interview.changed_at), interview.id) > (${after.at}, ${after.id}::uuid)`,
    );
  return query
    .orderBy(sql`date_trunc('milliseconds', interview.changed_at)`)
    .orderBy('interview.id')
    .limit(limit)
    .execute();
}

export async function applicationOfInterview(db: Database, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('interview').select('application_id').where('id', '=', id).executeTakeFirst();
  return row?.application_id;
}

export async function lockedInterview(trx: Transaction, id: string): Promise<InterviewRow | undefined> {
  return trx.selectFrom('interview').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertInterview(trx: Transaction, row: Insertable<InterviewTable>): Promise<void> {
  await trx.insertInto('interview').values(row).execute();
}

export async function updateInterview(trx: Transaction, id: string, changes: Updateable<InterviewTable>): Promise<void> {
  await trx.updateTable('interview').set(changes).where('id', '=', id).execute();
}

/** Cancels interviews that have not taken place; returns them. */
export async function cancelOpenInterviews(trx: Transaction, applicationId: string, now: Date): Promise<string[]> {
  const rows = await trx
    .updateTable('interview')
    .set({ ...proposal(), status: 'X', calendar_sequence: sql`calendar_sequence + 1`, changed_at: now })
    .where('application_id', '=', applicationId)
    .where('status', 'in', ['P', 'A'])
    .where('round_completed', '=', false)
    .where('closure_status', 'is', null)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Claims one accepted interview that starts soon and whose candidate was not reminded, so that no other process gets it. */
export async function takeUpcoming(trx: Transaction, now: Date, before: Date): Promise<InterviewRow | undefined> {
  const row = await trx
    .selectFrom('interview')
    .selectAll()
    .where('status', '=', 'A')
    .where('reminded_at', 'is', null)
    .where('round_completed', '=', false)
    .where('closure_status', 'is', null)
    .where('starts_at', '>', now)
    .where('starts_at', '<=', before)
    .orderBy('starts_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (row) await updateInterview(trx, row.id, { reminded_at: now });
  return row;
}

/** The interview, locked until the transaction ends, if it is still accepted and in the future. */
export const lockedUpcoming = (trx: Transaction, id: string, now: Date): Promise<InterviewRow | undefined> =>
  trx
    .selectFrom('interview')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'A')
    .where('closure_status', 'is', null)
    .where('starts_at', '>', now)
    .forUpdate()
    .executeTakeFirst();

export async function interviewById(db: Database, id: string): Promise<InterviewRow | undefined> {
  return db.selectFrom('interview').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The job and employer of an interview. */
export async function namesOf(db: Database, applicationId: string) {
  return db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('enterprise', 'enterprise.id', 'job.enterprise_id')
    .select(['application.candidate_id', 'job.title', 'enterprise.establishment_name'])
    .where('application.id', '=', applicationId)
    .executeTakeFirst();
}
