import { sql, type Selectable } from 'kysely';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { ReferralTable } from '../../../platform/database/tables/referrals.ts';
import type { TimeCursor } from '../../../platform/ids/time-cursor.ts';

export type ReferralRow = Selectable<ReferralTable>;

export async function referralPage(
  db: Database,
  candidateId: string,
  { after, limit }: { after: TimeCursor | undefined; limit: number },
): Promise<ReferralRow[]> {
  let query = db.selectFrom('referral').selectAll().where('candidate_id', '=', candidateId);
  if (after) query = query.where(sql<boolean>`(date_trunc('milliseconds', created_at), id) < (${after.at}, ${after.id}::uuid)`);
  return query
    .orderBy(sql`date_trunc('milliseconds', created_at)`, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function referralCount(db: Database, candidateId: string): Promise<number> {
  const { count } = await db
    .selectFrom('referral')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('candidate_id', '=', candidateId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Locks the candidate, so that their referrals are created one after the other; returns what a mail says about them. */
export async function lockedReferrer(trx: Transaction, candidateId: string) {
  return trx
    .selectFrom('candidate')
    .select(['first_name', 'last_name', 'email_address'])
    .where('id', '=', candidateId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function referralTo(
  trx: Transaction,
  { candidateId, jobId, email }: { candidateId: string; jobId: string; email: string | null },
): Promise<ReferralRow | undefined> {
  return trx
    .selectFrom('referral')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .where('job_id', '=', jobId)
    .where(sql<boolean>`lower(coalesce(email, '')) = lower(${email ?? ''})`)
    .executeTakeFirst();
}

export async function insertReferral(
  trx: Transaction,
  { candidateId, jobId, email, now }: { candidateId: string; jobId: string; email: string | null; now: Date },
): Promise<ReferralRow> {
  return trx
    .insertInto('referral')
    .values({ id: newId(), candidate_id: candidateId, job_id: jobId, email, created_at: now, changed_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The referrer of a link; undefined for an invalid link. */
export async function referrerOf(db: Database, id: string, jobId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('referral')
    .select('candidate_id')
    .where('id', '=', id)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return row?.candidate_id;
}

/** Counts a visit, unless the visitor has been counted since `notSince`. */
export async function countVisit(
  trx: Transaction,
  { id, visitor, now, notSince }: { id: string; visitor: string; now: Date; notSince: Date },
): Promise<void> {
  const counted = await trx
    .insertInto('referral_visit')
    .values({ referral_id: id, visitor, visited_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['referral_id', 'visitor'])
        .doUpdateSet({ visited_at: now })
        .where('referral_visit.visited_at', '<=', notSince),
    )
    .returning('referral_id')
    .executeTakeFirst();
  if (!counted) return;
  await trx
    .updateTable('referral')
    .set((eb) => ({
      visits: eb('visits', '+', 1),
      state: sql<ReferralRow['state']>`case when state = 'SENT' then 'VISITED' else state end`,
      changed_at: now,
    }))
    .where('id', '=', id)
    .execute();
}

export async function forgetVisits(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('referral_visit').where('visited_at', '<', before).execute();
}

/** True if the application had no referral yet. */
export async function insertCredit(trx: Transaction, applicationId: string, referralId: string): Promise<boolean> {
  const made = await trx
    .insertInto('referral_credit')
    .values({ application_id: applicationId, referral_id: referralId, told_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('application_id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function markApplied(trx: Transaction, id: string): Promise<void> {
  await trx
    .updateTable('referral')
    .set({ state: 'APPLIED', changed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', 'in', ['SENT', 'VISITED'])
    .execute();
}

export async function markHired(db: Database, applicationId: string, now: Date): Promise<void> {
  await db
    .updateTable('referral')
    .set({ state: 'HIRED', changed_at: now })
    .where('id', 'in', (eb) => eb.selectFrom('referral_credit').select('referral_id').where('application_id', '=', applicationId))
    .where('state', '<>', 'HIRED')
    .execute();
}

/** Marks the referrer as notified; returns whom to notify, or undefined if they already are, or nobody is to be notified. */
export async function takeCredit(trx: Transaction, applicationId: string, now: Date): Promise<string | undefined> {
  const row = await trx
    .updateTable('referral_credit')
    .from('referral')
    .set({ told_at: now })
    .whereRef('referral.id', '=', 'referral_credit.referral_id')
    .where('referral_credit.application_id', '=', applicationId)
    .where('referral_credit.told_at', 'is', null)
    .returning('referral.candidate_id')
    .executeTakeFirst();
  return row?.candidate_id;
}
