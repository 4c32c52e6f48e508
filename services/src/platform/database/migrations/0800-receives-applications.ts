import { sql, type Kysely } from 'kysely';

/**
 * Whether an employer receives applications that are sent from here, as the search rows of its jobs have it; null for employers of
 * earlier releases, whose search rows have what was posted until the work that follows channels has looked at them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enterprise add column receives_applications boolean`.execute(db);
  await sql`alter table enterprise alter column receives_applications set default false`.execute(db);
  await sql`create index enterprise_receiving on enterprise (id) where receives_applications is not false`.execute(db);
}
