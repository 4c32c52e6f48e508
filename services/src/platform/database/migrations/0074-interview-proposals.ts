import { sql, type Kysely } from 'kysely';

/** Times a candidate proposes, as `[{ "startsAt": ISO, "completesAt": ISO }]`, and the number a calendar tells changes by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table interview
      add column proposed_times jsonb not null default '[]',
      add column proposal_note text,
      add column calendar_sequence int not null default 0`.execute(db);
}
