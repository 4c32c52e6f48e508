import { sql, type Kysely } from 'kysely';

/** Searches that candidates keep, and when they hear of new jobs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_search (
      id uuid primary key,
      candidate_id uuid not null references candidate on delete cascade,
      name text not null,
      query text not null,
      alerts text not null check (alerts in ('DAILY', 'WEEKLY', 'NEVER')),
      locale text not null,
      created_at timestamptz not null,
      seen_at timestamptz not null,
      covered_at timestamptz not null,
      alerted_at timestamptz,
      next_alert_at timestamptz,
      unique (candidate_id, query)
    )`.execute(db);
  await sql`create index saved_search_due on saved_search (next_alert_at) where next_alert_at is not null`.execute(db);
}
