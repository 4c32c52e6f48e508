import { sql, type Selectable } from 'kysely';
import type { ClosureReason, ProcessChange } from '@hirehq/shared-contracts/codes';
import { jsonb, type Database, type Transaction } from '../../../platform/database/database.ts';
import type {
  OfferTable,
  OfferVersionTable,
  ProcessRecordTable,
  StoredOfferTerms,
} from '../../../platform/database/tables/applications.ts';
import { APPLICATION_COLUMNS } from './applications.store.ts';

export type OfferRow = Selectable<OfferTable>;
export type ProcessRecordRow = Selectable<ProcessRecordTable>;

/** An application with its job and employer, locked until the transaction ends. */
export async function lockedApplication(trx: Transaction, id: string) {
  return trx
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('enterprise', 'enterprise.id', 'job.enterprise_id')
    .select(APPLICATION_COLUMNS)
    .select(['job.title as job_title', 'job.enterprise_id', 'enterprise.establishment_name'])
    .where('application.id', '=', id)
    .forUpdate('application')
    .executeTakeFirst();
}
export type LockedApplication = NonNullable<Awaited<ReturnType<typeof lockedApplication>>>;

export async function recordOfRequest(
  db: Database,
  applicationId: string,
  requestId: string,
): Promise<ProcessRecordRow | undefined> {
  return db
    .selectFrom('process_record')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

export type NewRecord = Omit<ProcessRecordRow, 'id'>;

/** Writes a step: the new codes of the application, and an entry in its history. */
export async function recordStep(
  trx: Transaction,
  record: NewRecord,
  closing: { by: 'candidate' | 'enterprise'; reason: ClosureReason } | undefined,
): Promise<void> {
  await trx
    .updateTable('application')
    .set({
      enterprise_process_status: record.enterprise_process_status,
      candidate_process_status: record.candidate_process_status,
      changed_at: record.recorded_at,
      ...(record.change === 'withdrawn' && { withdrawn_at: record.recorded_at }),
      ...(closing && { closed_at: record.recorded_at, closed_by: closing.by, closure_reason: closing.reason }),
    })
    .where('id', '=', record.application_id)
    .execute();
  await trx.insertInto('process_record').values(record).execute();
}

export async function recordsOf(db: Database, applicationIds: readonly string[]): Promise<Map<string, ProcessRecordRow[]>> {
  const rows = await db
    .selectFrom('process_record')
    .selectAll()
    .where('application_id', 'in', applicationIds)
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, (row) => row.application_id);
}

/** Steps by which an employer shows interest in a candidate. */
const SIGNS = ['shortlisted', 'interview scheduled', 'offered'] as const satisfies readonly ProcessChange[];

interface EmployerStep {
  applicationId: string;
  jobId: string;
  jobTitle: string;
  employerName: string;
  change: (typeof SIGNS)[number];
  at: Date;
}

/** The last step of the employer in each application that is neither withdrawn nor closed, the latest first. */
export async function employerSteps(
  db: Database,
  candidateId: string,
  { since, limit }: { since: Date; limit: number },
): Promise<EmployerStep[]> {
  const { rows } = await sql<EmployerStep>`
    select application.id as "applicationId", job.id as "jobId", job.title as "jobTitle",
      enterprise.establishment_name as "employerName", step.change, step.recorded_at as at
    from application
    join job on job.id = application.job_id
    join enterprise on enterprise.id = job.enterprise_id
    cross join lateral (
      select id, change, recorded_at from process_record
      where application_id = application.id and actor = 'enterprise' and change = any(${[...SIGNS]}::text[])
        and recorded_at >= ${since}
      order by id desc limit 1
    ) step
    where application.candidate_id = ${candidateId} and application.changed_at >= ${since}
      and application.withdrawn_at is null and application.closed_at is null
    order by step.recorded_at desc, step.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function insertOffer(trx: Transaction, offer: Omit<OfferRow, 'version'>): Promise<void> {
  await trx
    .insertInto('offer')
    .values({
      ...offer,
      pay_min: offer.pay_min === null ? null : Number(offer.pay_min),
      pay_max: offer.pay_max === null ? null : Number(offer.pay_max),
    })
    .execute();
}

export type OfferVersionRow = Selectable<OfferVersionTable>;

/** Keeps the terms of an offer that are about to be replaced. */
export async function insertOfferVersion(trx: Transaction, { terms, ...row }: OfferVersionRow): Promise<void> {
  await trx
    .insertInto('offer_version')
    .values({ ...row, terms: jsonb(terms) })
    .execute();
}

export async function updateOffer(
  trx: Transaction,
  applicationId: string,
  { startDate, pay, expiresAt, note }: StoredOfferTerms,
  version: number,
): Promise<void> {
  await trx
    .updateTable('offer')
    .set({
      start_date: startDate,
      pay_currency: pay?.currency ?? null,
      pay_min: pay?.min ?? null,
      pay_max: pay?.max ?? null,
      pay_unit: pay?.unit ?? null,
      expires_at: expiresAt === null ? null : new Date(expiresAt),
      note,
      version,
    })
    .where('application_id', '=', applicationId)
    .execute();
}

/** Earlier terms of offers, oldest first. */
export async function offerVersionsOf(db: Database, applicationIds: readonly string[]): Promise<Map<string, OfferVersionRow[]>> {
  const rows = await db
    .selectFrom('offer_version')
    .selectAll()
    .where('application_id', 'in', applicationIds)
    .orderBy('version')
    .execute();
  return Map.groupBy(rows, (row) => row.application_id);
}

export async function offersOf(db: Database, applicationIds: readonly string[]): Promise<Map<string, OfferRow>> {
  const rows = await db.selectFrom('offer').selectAll().where('application_id', 'in', applicationIds).execute();
  return new Map(rows.map((row) => [row.application_id, row]));
}

/** Offers that the candidate can accept or decline, those that expire first at the front. */
export async function openOffers(db: Database, candidateId: string, { now, limit }: { now: Date; limit: number }) {
  return db
    .selectFrom('application')
    .innerJoin('offer', 'offer.application_id', 'application.id')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('enterprise', 'enterprise.id', 'job.enterprise_id')
    .select([
      'application.id',
      'application.job_id as jobId',
      'job.title as jobTitle',
      'enterprise.establishment_name as employerName',
      'offer.offered_at as offeredAt',
      'offer.expires_at as expiresAt',
    ])
    .where('application.candidate_id', '=', candidateId)
    .where('application.enterprise_process_status', '=', 'F')
    .where('application.candidate_process_status', 'is', null)
    .where('application.withdrawn_at', 'is', null)
    .where('application.closed_at', 'is', null)
    .where('offer.answered_at', 'is', null)
    .where(({ eb, or }) => or([eb('offer.expires_at', 'is', null), eb('offer.expires_at', '>', now)]))
    .orderBy('offer.expires_at', (order) => order.asc().nullsLast())
    .orderBy('offer.offered_at')
    .orderBy('application.id')
    .limit(limit)
    .execute();
}

export async function markOfferAnswered(trx: Transaction, applicationId: string, at: Date): Promise<void> {
  await trx.updateTable('offer').set({ answered_at: at }).where('application_id', '=', applicationId).execute();
}

/** Files of offers, by offer id. */
export async function documentsOf(db: Database, offerIds: readonly string[]) {
  const rows = await db
    .selectFrom('file')
    .selectAll()
    .where('category', '=', 'CANDIDATE_OFFER')
    .where('record_id', 'in', offerIds)
    .orderBy('created_at')
    .execute();
  return Map.groupBy(rows, (row) => row.record_id ?? '');
}

/** Résumés sent with applications, with their files. */
export async function sentResumes(db: Database, ids: readonly string[]) {
  const rows = await db
    .selectFrom('resume')
    .innerJoin('file', 'file.id', 'resume.file_id')
    .select(['resume.id', 'resume.title', 'file.storage_key', 'file.file_name', 'file.content_type'])
    .where('resume.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
