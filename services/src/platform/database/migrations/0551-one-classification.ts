import { sql, type Kysely } from 'kysely';

/** The classification is stored once, in the candidate's record: removing it there removes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update candidate set neuro_classification = identity_account.neuro_classification from identity_account
    where identity_account.candidate_id = candidate.id and candidate.neuro_classification is null
      and identity_account.neuro_classification is not null`.execute(db);
  await sql`
    update identity_account set neuro_classification = null
    where candidate_id is not null and neuro_classification is not null`.execute(db);
}
