import { sql, type Kysely } from 'kysely';

/** Jobs that candidates refer to others; one row a candidate, job and address, or its link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table referral (
      id uuid primary key,
      candidate_id uuid not null references candidate on delete cascade,
      job_id uuid not null references job on delete cascade,
      email text,
      state text not null default 'SENT' check (state in ('SENT', 'VISITED', 'APPLIED', 'HIRED')),
      visits int not null default 0,
      created_at timestamptz not null,
      changed_at timestamptz not null
    )`.execute(db);
  await sql`create unique index referral_once on referral (candidate_id, job_id, lower(coalesce(email, '')))`.execute(db);
  await sql`create index referral_newest on referral (candidate_id, created_at desc, id desc)`.execute(db);
  await sql`create index referral_of_job on referral (job_id)`.execute(db);
  await sql`create index referral_to_email on referral (lower(email), created_at) where email is not null`.execute(db);
  // Who came is kept as a keyed hash of the address, and not for long.
  await sql`
    create table referral_visit (
      referral_id uuid not null references referral on delete cascade,
      visitor text not null,
      visited_at timestamptz not null,
      primary key (referral_id, visitor)
    )`.execute(db);
  await sql`create index referral_visit_age on referral_visit (visited_at)`.execute(db);
  // One application is owed to one referral. The application may be written after it in the same transaction.
  await sql`
    create table referral_credit (
      application_id uuid primary key references application on delete cascade deferrable initially deferred,
      referral_id uuid not null references referral on delete cascade,
      told_at timestamptz
    )`.execute(db);
  await sql`create index referral_credit_of on referral_credit (referral_id)`.execute(db);
  // Addresses that want no referrals, as keyed hashes.
  await sql`create table referral_stop (email_hash text primary key, stopped_at timestamptz not null)`.execute(db);
}
