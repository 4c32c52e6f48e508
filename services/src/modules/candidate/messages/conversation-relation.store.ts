import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Pair } from './conversations.store.ts';
import type { ConversationRelation } from './messages.policy.ts';

interface RelationRow {
  applied: boolean;
  stands: boolean;
  pooled: boolean;
  written: boolean | null;
  blocked: boolean | null;
  blocked_by_candidate: boolean | null;
}

export async function conversationRelationOf(db: Database, { candidateId, enterpriseId }: Pair): Promise<ConversationRelation> {
  const { rows } = await sql<RelationRow>`
    select applied, stands, pooled, last_number > 0 as written, blocked_at is not null as blocked,
      candidate_blocked_at is not null as blocked_by_candidate
    from (
      select
        coalesce(bool_or(true), false) as applied,
        coalesce(bool_or(application.withdrawn_at is null and application.closed_at is null), false) as stands,
        exists (
          select from talent_pool_member join talent_pool on talent_pool.id = talent_pool_member.talent_pool_id
          where talent_pool_member.candidate_id = ${candidateId} and talent_pool.enterprise_id = ${enterpriseId}
        ) as pooled
      from application join job on job.id = application.job_id
      where application.candidate_id = ${candidateId} and job.enterprise_id = ${enterpriseId}
    ) connection
    left join conversation on candidate_id = ${candidateId} and enterprise_id = ${enterpriseId}`.execute(db);
  const [row] = rows;
  return {
    stands: Boolean(row?.stands || row?.pooled),
    known: Boolean(row?.applied || row?.pooled || row?.written),
    blocked: Boolean(row?.blocked),
    blockedByCandidate: Boolean(row?.blocked_by_candidate),
  };
}

/**
 * The time from which an employer sees the messages of a candidate: all of them while nothing was withdrawn; afterwards since the
 * oldest application that was not withdrawn or membership in a talent pool; undefined (no messages) if there is neither.
 */
export async function employerSeesSince(db: Database, { candidateId, enterpriseId }: Pair): Promise<Date | undefined> {
  const { rows } = await sql<{ withdrew: boolean; since: Date | null }>`
    select
      coalesce(bool_or(application.withdrawn_at is not null), false) as withdrew,
      least(
        min(application.submitted_at) filter (where application.withdrawn_at is null),
        (
          select min(joined_at) from talent_pool_member join talent_pool on talent_pool.id = talent_pool_member.talent_pool_id
          where talent_pool_member.candidate_id = ${candidateId} and talent_pool.enterprise_id = ${enterpriseId}
        )
      ) as since
    from application join job on job.id = application.job_id
    where application.candidate_id = ${candidateId} and job.enterprise_id = ${enterpriseId}`.execute(db);
  const { withdrew = false, since = null } = rows[0] ?? {};
  return withdrew ? (since ?? undefined) : new Date(0);
}

/** The jobs of an employer to which a candidate has applied, without withdrawn applications, the latest first. */
export async function appliedJobs(db: Database, { candidateId, enterpriseId }: Pair, limit: number) {
  return db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .select(['job.id as jobId', 'job.title as jobTitle'])
    .where('application.candidate_id', '=', candidateId)
    .where('job.enterprise_id', '=', enterpriseId)
    .where('application.withdrawn_at', 'is', null)
    .orderBy('application.submitted_at', 'desc')
    .orderBy('application.id')
    .limit(limit)
    .execute();
}

/** The employer of a job. */
export async function employerIdOfJob(db: Database, jobId: string): Promise<string | undefined> {
  const row = await db.selectFrom('job').select('enterprise_id').where('id', '=', jobId).executeTakeFirst();
  return row?.enterprise_id;
}
