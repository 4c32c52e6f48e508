import { sql, type Kysely } from 'kysely';

/** Accounts elsewhere that people sign in with (ID-07). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table identity_social_link (
      issuer text not null,
      subject text not null,
      account_id uuid not null references identity_account (id) on delete cascade,
      linked_at timestamptz not null,
      primary key (issuer, subject)
    )`.execute(db);
  await sql`create index identity_social_link_account on identity_social_link (account_id)`.execute(db);
}
