import type { Selectable } from 'kysely';
import type { ClosureReason } from '@hirehq/shared-contracts/codes';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { OfferTable, ProcessRecordTable } from '../../platform/database/tables/applications.ts';
import { APPLICATION_COLUMNS } from './applications.store.ts';

export type OfferRow = Selectable<OfferTable>;
export type ProcessRecordRow = Selectable<ProcessRecordTable>;

/** An application with its job and employer, locked until the transaction ends. */
export async function heldApplication(trx: Transaction, id: string) {
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
export type HeldApplication = NonNullable<Awaited<ReturnType<typeof heldApplication>>>;

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
export async function writeStep(
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

export async function insertOffer(trx: Transaction, offer: OfferRow): Promise<void> {
  await trx
    .insertInto('offer')
    .values({
      ...offer,
      pay_min: offer.pay_min === null ? null : Number(offer.pay_min),
      pay_max: offer.pay_max === null ? null : Number(offer.pay_max),
    })
    .execute();
}

export async function offersOf(db: Database, applicationIds: readonly string[]): Promise<Map<string, OfferRow>> {
  const rows = await db.selectFrom('offer').selectAll().where('application_id', 'in', applicationIds).execute();
  return new Map(rows.map((row) => [row.application_id, row]));
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
