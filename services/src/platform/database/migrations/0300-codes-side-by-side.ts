import { sql, type Kysely } from 'kysely';

/** Codes for one account, asked for in several steps, are valid side by side: a stranger's request does not end the owner's code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index identity_code_account`.execute(db);
  await sql`create index identity_code_account on identity_code (account_id) where account_id is not null`.execute(db);
}
