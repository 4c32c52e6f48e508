import { sql, type Kysely } from 'kysely';

/**
 * Responses about candidates are no longer stored; a repeated request returns the current state. Deliveries about applications
 * that are withdrawn already are deleted, and `application.withdrawn` no longer names the candidate.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table employer_request add column done_at timestamptz`.execute(db);
  await sql`
    update employer_request set answer = null, done_at = created_at
    where answer -> 'responsePayload' ?| array['candidateId', 'candidate', 'emailAddress']`.execute(db);
  await sql`
    delete from webhook_delivery using application
    where webhook_delivery.topic in ('application.submitted', 'application.changed', 'interview.changed')
      and application.id::text = webhook_delivery.body::jsonb -> 'data' ->> 'applicationId'
      and application.withdrawn_at is not null`.execute(db);
  await sql`
    update webhook_delivery set body = (body::jsonb #- '{data,candidateId}')::text
    where topic = 'application.withdrawn'`.execute(db);
}
