import { sql, type Kysely } from 'kysely';

/** Amounts without a currency and towns are read by other rules: the next pull of each feed fetches it although it has not changed, and updates its jobs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update feed set etag = null, last_modified = null where etag is not null or last_modified is not null`.execute(db);
}
