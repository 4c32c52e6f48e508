import { sql, type Kysely } from 'kysely';

/**
 * What says how an application reaches an employer: whether the platform responds for it (demo employers), when one of its webhooks
 * was last delivered (deliveries are deleted after a month), and the mail address it proved. Jobs that candidates applied to elsewhere.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enterprise add column answered_by_platform boolean not null default false`.execute(db);
  await sql`alter table webhook add column delivered_at timestamptz`.execute(db);
  await sql`
    update webhook set delivered_at = last.at
    from (select webhook_id, max(delivered_at) as at from webhook_delivery where status = 'delivered' group by webhook_id) last
    where last.webhook_id = webhook.id`.execute(db);
  await sql`
    create table employer_mail (
      id uuid primary key,
      enterprise_id uuid not null unique references enterprise on delete cascade,
      email_address text not null,
      proof_hash text unique,
      asked_at timestamptz not null,
      proven_at timestamptz
    )`.execute(db);
  await sql`
    create table applied_elsewhere (
      candidate_id uuid not null references candidate on delete cascade,
      job_id uuid not null references job on delete cascade,
      applied_at timestamptz not null,
      primary key (candidate_id, job_id)
    )`.execute(db);
  await sql`create index applied_elsewhere_by_job on applied_elsewhere (job_id)`.execute(db);
}
