import { sql, type Kysely } from 'kysely';

/** Whether the metadata of a video is removed from its file; work of the module removes it from those stored before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table video add column is_clean boolean not null default false`.execute(db);
}
