import { sql, type Kysely } from 'kysely';

/** Roles of accounts of the embedded identity provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table identity_account add column roles text[] not null default '{}'`.execute(db);
}
