import { sql, type Kysely } from 'kysely';

/** Where the logo of an employer is fetched from, and what came of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table employer_logo (
      enterprise_id uuid primary key references enterprise on delete cascade,
      found_in text not null,
      source text,
      url text,
      file_key text,
      content_hash text,
      etag text,
      last_modified text,
      problem text,
      failures int not null default 0,
      fetched_at timestamptz,
      next_fetch_at timestamptz not null
    )`.execute(db);
  await sql`create index employer_logo_due on employer_logo (next_fetch_at)`.execute(db);
  // Unchanged feeds name logos too: the next pull of each fetches it.
  await sql`update feed set etag = null, last_modified = null where etag is not null or last_modified is not null`.execute(db);
}
