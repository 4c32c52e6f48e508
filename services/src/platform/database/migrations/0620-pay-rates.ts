import { sql, type Kysely } from 'kysely';

/** The operator's table of exchange rates: one row, or none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pay_rates (
      is_only boolean primary key default true check (is_only),
      contents jsonb not null,
      fetched_at timestamptz not null
    )`.execute(db);
}
