import { sql, type Kysely } from 'kysely';

/** Employers' invitations into a talent pool. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invitation (
      id uuid primary key,
      talent_pool_id uuid not null references talent_pool on delete cascade,
      email_address text not null,
      candidate_id uuid references candidate on delete set null,
      created_at timestamptz not null default now(),
      completed_at timestamptz
    )`.execute(db);
  await sql`create index invitation_of_pool on invitation (talent_pool_id, created_at desc)`.execute(db);
  await sql`create index invitation_of_candidate on invitation (candidate_id) where candidate_id is not null`.execute(db);
}
