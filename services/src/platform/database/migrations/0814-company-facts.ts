import { sql, type Kysely } from 'kysely';

/** What an employer says about itself for its page: sector and number of people, as codes of shared-contracts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enterprise add column sector text, add column size text`.execute(db);
}
