import type { Database, Transaction } from '../../../platform/database/database.ts';

interface NewLink {
  tokenHash: string;
  applicationId: string;
  mailId: string;
  /** The event that the mail with the link reports. */
  eventId: number;
  now: Date;
}

/** False if the event has a link already. */
export async function insertLink(
  trx: Transaction,
  { tokenHash, applicationId, mailId, eventId, now }: NewLink,
): Promise<boolean> {
  const result = await trx
    .insertInto('application_link')
    .values({
      token_hash: tokenHash,
      application_id: applicationId,
      employer_mail_id: mailId,
      event_id: eventId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}

/** The application of a link and its employer; undefined for an unknown link, an older one, and one of an address that is not proven. */
export async function linkedApplication(db: Database, tokenHash: string, since: Date) {
  return db
    .selectFrom('application_link')
    .innerJoin('employer_mail', 'employer_mail.id', 'application_link.employer_mail_id')
    .select(['application_link.application_id as applicationId', 'employer_mail.enterprise_id as enterpriseId'])
    .where('token_hash', '=', tokenHash)
    .where('application_link.created_at', '>', since)
    .where('employer_mail.proven_at', 'is not', null)
    .executeTakeFirst();
}

export async function forgetLinks(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('application_link').where('created_at', '<', before).execute();
}

/** An application that its employer may read, and to which job; undefined for a withdrawn one. */
export async function mailedApplication(db: Database, applicationId: string) {
  return applications(db).where('application.id', '=', applicationId).executeTakeFirst();
}

/** The latest of a candidate's applications to an employer. */
export async function latestApplication(db: Database, of: { candidateId: string; enterpriseId: string }) {
  return applications(db)
    .where('application.candidate_id', '=', of.candidateId)
    .where('job.enterprise_id', '=', of.enterpriseId)
    .orderBy('application.submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

const applications = (db: Database) =>
  db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .select(['application.id', 'job.enterprise_id', 'job.title'])
    .where('application.withdrawn_at', 'is', null);
