import { sql, type Kysely } from 'kysely';

/** Whether a remark may be shown to everybody, without the name of its author. Nobody was asked about those that are stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table candidate_remark add column is_public boolean not null default false`.execute(db);
}
