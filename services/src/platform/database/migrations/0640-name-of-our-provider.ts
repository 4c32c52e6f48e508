import { sql, type Kysely } from 'kysely';

/** Candidates of our own provider belong to it under every address: until now their rows had the one they signed up at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update candidate set issuer = 'embedded' from identity_account account
    where candidate.id = account.candidate_id and candidate.subject = account.id::text`.execute(db);
}
