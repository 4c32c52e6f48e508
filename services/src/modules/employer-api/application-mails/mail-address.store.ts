import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { EmployerMailTable } from '../../../platform/database/tables/employers.ts';

export type MailAddressRow = Selectable<EmployerMailTable>;

export async function mailAddressOf(db: Database, enterpriseId: string): Promise<MailAddressRow | undefined> {
  return db.selectFrom('employer_mail').selectAll().where('enterprise_id', '=', enterpriseId).executeTakeFirst();
}

/** Locked until the transaction ends. */
export async function lockedMailAddress(trx: Transaction, enterpriseId: string): Promise<MailAddressRow | undefined> {
  return trx.selectFrom('employer_mail').selectAll().where('enterprise_id', '=', enterpriseId).forUpdate().executeTakeFirst();
}

export async function insertMailAddress(trx: Database, row: Omit<MailAddressRow, 'version'>): Promise<void> {
  await trx.insertInto('employer_mail').values(row).execute();
}

export async function setProof(trx: Transaction, id: string, proofHash: string, now: Date): Promise<void> {
  await trx.updateTable('employer_mail').set({ proof_hash: proofHash, asked_at: now }).where('id', '=', id).execute();
}

/** With the links that were mailed to it. */
export async function deleteMailAddress(db: Database, enterpriseId: string): Promise<void> {
  await db.deleteFrom('employer_mail').where('enterprise_id', '=', enterpriseId).execute();
}

/** The address that a proof link is about, with its employer; undefined for an unknown link, or one sent before `since`. */
export async function addressOfProof(db: Database, proofHash: string, since: Date) {
  return db
    .selectFrom('employer_mail')
    .innerJoin('enterprise', 'enterprise.id', 'employer_mail.enterprise_id')
    .select([
      'employer_mail.id',
      'employer_mail.enterprise_id',
      'employer_mail.email_address',
      'employer_mail.proven_at',
      'enterprise.establishment_name',
    ])
    .where('proof_hash', '=', proofHash)
    .where('asked_at', '>', since)
    .executeTakeFirst();
}

/** The link stays known, so that opening it again says the same. */
export async function setProven(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('employer_mail').set({ proven_at: now }).where('id', '=', id).where('proven_at', 'is', null).execute();
}

/** A proven address, and the name of its employer. */
export async function provenAddress(db: Database, enterpriseId: string) {
  return db
    .selectFrom('employer_mail')
    .innerJoin('enterprise', 'enterprise.id', 'employer_mail.enterprise_id')
    .select(['employer_mail.id', 'employer_mail.email_address', 'enterprise.establishment_name'])
    .where('enterprise_id', '=', enterpriseId)
    .where('proven_at', 'is not', null)
    .executeTakeFirst();
}
