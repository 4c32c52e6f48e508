import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

const enterprises = (db: Database) => db.selectFrom('enterprise').selectAll();

export async function employerByDomain(db: Database, domain: string) {
  return enterprises(db)
    .where(sql<boolean>`domain_names @> array[${domain.toLowerCase()}]::text[]`)
    .orderBy('created_at')
    .executeTakeFirst();
}
export type EmployerRow = NonNullable<Awaited<ReturnType<typeof employerByDomain>>>;

export async function employerById(db: Database, id: string): Promise<EmployerRow | undefined> {
  return enterprises(db).where('id', '=', id).executeTakeFirst();
}

export async function employerOfJob(db: Database, jobId: string): Promise<EmployerRow | undefined> {
  return db
    .selectFrom('enterprise')
    .innerJoin('job', 'job.enterprise_id', 'enterprise.id')
    .selectAll('enterprise')
    .where('job.id', '=', jobId)
    .where('job.talent_pool_id', 'is', null)
    .executeTakeFirst();
}

export async function employerExists(db: Database, id: string): Promise<boolean> {
  return (await db.selectFrom('enterprise').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export interface EmployerFacts {
  /** The first domain in effect. */
  domain: string | null;
  sector: string | null;
  size: string | null;
}

/** What employers say about themselves, by id. */
export async function factsOf(db: Database, ids: readonly string[]): Promise<Map<string, EmployerFacts>> {
  const rows = await db
    .selectFrom('enterprise')
    .select(['id', 'sector', 'size', sql<string | null>`domain_names[1]`.as('domain')])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Remarks that their authors allow everybody to read: how many, and the newest. */
export async function publicRemarksOn(db: Database, enterpriseId: string, limit: number) {
  const [{ count }, newest] = await Promise.all([
    db
      .selectFrom('candidate_remark')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('enterprise_id', '=', enterpriseId)
      .where('is_public', '=', true)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('candidate_remark')
      .select(['remark', 'created_at'])
      .where('enterprise_id', '=', enterpriseId)
      .where('is_public', '=', true)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute(),
  ]);
  return { count, newest };
}

/** Who joins an exclusive pool belongs to its employer, unless they belong to one already. */
async function makeExclusive(db: Database, candidateId: string, enterpriseId: string): Promise<void> {
  await sql`
    update candidate set talent_pool = 'Z', source_enterprise_id = ${enterpriseId}
    where id = ${candidateId} and talent_pool is distinct from 'Z'`.execute(db);
}

/** Adds the candidate to the talent pool and completes their invitation, if any. False if there is no such pool. */
export async function joinTalentPool(db: Database, talentPoolId: string, candidateId: string, origin: string): Promise<boolean> {
  const pool = await db
    .selectFrom('talent_pool')
    .select(['enterprise_id', 'is_exclusive'])
    .where('id', '=', talentPoolId)
    .executeTakeFirst();
  if (!pool) return false;
  const joined = await db
    .insertInto('talent_pool_member')
    .values({ talent_pool_id: talentPoolId, candidate_id: candidateId, origin })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (pool.is_exclusive && joined.numInsertedOrUpdatedRows) await makeExclusive(db, candidateId, pool.enterprise_id);
  await sql`
    update invitation set candidate_id = candidate.id, completed_at = coalesce(completed_at, now()) from candidate
    where candidate.id = ${candidateId} and talent_pool_id = ${talentPoolId}
      and lower(invitation.email_address) = lower(candidate.email_address)`.execute(db);
  return true;
}

/** Accepts an invitation for the address it was sent to, and adds the candidate to its talent pool; repeatable for the same candidate. False otherwise. */
export async function completeInvitation(db: Database, invitationId: string, candidate: { id: string; email: string }) {
  return db.transaction().execute(async (trx) => {
    const taken = await trx
      .updateTable('invitation')
      .set({ candidate_id: candidate.id, completed_at: sql`coalesce(completed_at, now())` })
      .where('id', '=', invitationId)
      .where(sql`lower(email_address)`, '=', candidate.email.toLowerCase())
      .where((where) => where.or([where('candidate_id', 'is', null), where('candidate_id', '=', candidate.id)]))
      .returning('talent_pool_id')
      .executeTakeFirst();
    return taken !== undefined && (await joinTalentPool(trx, taken.talent_pool_id, candidate.id, 'I'));
  });
}

/** Stores the candidate's remark on a job they applied to, replacing an earlier one; false without an application. */
export async function upsertRemark(
  db: Database,
  { candidateId, jobId, remark, isPublic }: { candidateId: string; jobId: string; remark: string; isPublic: boolean },
): Promise<boolean> {
  const applied = await db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .select('job.enterprise_id')
    .where('application.candidate_id', '=', candidateId)
    .where('application.job_id', '=', jobId)
    .executeTakeFirst();
  if (!applied) return false;
  await db
    .insertInto('candidate_remark')
    .values({ candidate_id: candidateId, job_id: jobId, enterprise_id: applied.enterprise_id, remark, is_public: isPublic })
    .onConflict((conflict) => conflict.columns(['candidate_id', 'job_id']).doUpdateSet({ remark, is_public: isPublic }))
    .execute();
  return true;
}
