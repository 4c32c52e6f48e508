import { sql, type Kysely } from 'kysely';

/** Answers about candidates are not kept: a request that is sent again is answered with what may be seen by then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table employer_request add column done_at timestamptz`.execute(db);
  await sql`
    update employer_request set answer = null, done_at = created_at
    where answer -> 'responsePayload' ?| array['candidateId', 'candidate', 'emailAddress']`.execute(db);
}
