import { sql, type Kysely } from 'kysely';

/** What identity counts, every module can count: bytes too. The view is for processes of the release before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table identity_attempt alter column count type bigint`.execute(db);
  await sql`alter table identity_attempt rename to attempt`.execute(db);
  await sql`alter index identity_attempt_end rename to attempt_end`.execute(db);
  await sql`create view identity_attempt as select key, count, ends_at from attempt`.execute(db);
}
