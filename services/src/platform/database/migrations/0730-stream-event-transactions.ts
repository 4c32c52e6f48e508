import { sql, type Kysely } from 'kysely';

/**
 * The transaction that sent an event tells whether a page that was served earlier can have read its effects. Earlier rows have
 * none: they are older than every page that asks.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stream_event add column transaction xid8`.execute(db);
  await sql`alter table stream_event alter column transaction set default pg_current_xact_id()`.execute(db);
}
