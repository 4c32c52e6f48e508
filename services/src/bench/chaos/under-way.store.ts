import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { NO_FACTS } from '../../platform/job-facts.ts';
import { writeJobs, type NewJob } from '../../modules/engine/jobs/index.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';

export interface Subscribed {
  enterpriseId: string;
  webhookId: string;
}

/** An employer with a webhook for closed jobs. */
export async function addTestWebhook(db: Database, url: string): Promise<Subscribed> {
  const [enterpriseId, webhookId] = [randomUUID(), randomUUID()];
  await sql`insert into enterprise (id, establishment_name) values (${enterpriseId}, 'Clinic')`.execute(db);
  await sql`
    insert into webhook (id, enterprise_id, url, secret, topics, description, active, busy_until, created_at)
    values (${webhookId}, ${enterpriseId}, ${url}, ${`whsec_${Buffer.alloc(24).toString('base64')}`}, array['job.closed'], '', true, now(), now())`.execute(
    db,
  );
  return { enterpriseId, webhookId };
}

/** A job that alerts can report. */
export async function addAlertableJob(db: Database): Promise<void> {
  const enterprise = { id: randomUUID(), establishmentName: 'Clinic', companyTag: null };
  await sql`insert into enterprise (id, establishment_name) values (${enterprise.id}, 'Clinic')`.execute(db);
  const job: NewJob = {
    id: randomUUID(),
    enterprise,
    source: null,
    sourceId: null,
    sourceUrl: null,
    contentHash: null,
    title: 'Nurse',
    summary: 'Care',
    descriptionHtml: '<p>Care</p>',
    plainText: 'Care',
    places: [],
    ...NO_FACTS,
    remote: false,
    education: null,
    pay: null,
    questions: [],
    skills: [],
    postedAt: new Date(),
    closesOn: null,
  };
  await db.transaction().execute((trx) => writeJobs(trx, [job]));
}

/** A candidate with a due daily alert about a new job; returns the candidate's id. */
export async function addDueAlert(trx: Transaction, email: string): Promise<string> {
  const [id, candidateId] = [randomUUID(), randomUUID()];
  await sql`
    insert into candidate (id, issuer, subject, first_name, email_address) values (${candidateId}, 'chaos', ${candidateId}, 'Ada', ${email})`.execute(
    trx,
  );
  await sql`
    insert into saved_search (id, candidate_id, name, query, alerts, locale, created_at, seen_at, covered_at, next_alert_at)
    values (${id}, ${candidateId}, 'Nurses', 'keyword=nurse', 'DAILY', 'en',
      now() - interval '1 day', now() - interval '1 day', now() - interval '1 day', now())`.execute(trx);
  return candidateId;
}

/** Amount of pending work. */
export async function stillToDo(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from outbox where done_at is null) + (select count(*) from mail)
      + (select count(*) from webhook_delivery where status = 'waiting')
      + (select count(*) from saved_search where next_alert_at <= now())
      + (select count(*) from work.job where name in ('saved-searches.alert', 'mail.send', 'webhooks.event') and state < 'completed') as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Number of alert notifications per candidate. */
export async function alertCounts(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ candidate_id: string; count: number }>`
    select candidate_id, count(*) from notification where kind = 'jobAlert' group by candidate_id`.execute(db);
  return new Map(rows.map(({ candidate_id, count }) => [candidate_id, count]));
}
