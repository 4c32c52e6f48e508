import type { UnbindRequestStatus } from '@hirehq/shared-contracts/graphql/types';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/database.ts';

/** `talent_pool` of a candidate who is exclusive to the employer they came through. */
const EXCLUSIVE = 'Z';

export interface PoolRow {
  enterpriseId: string;
  enterpriseName: string;
  unbindRequestStatus: UnbindRequestStatus | null;
}

/** Id of the employer of a candidate's pool: the one they are exclusive to, else the one whose pool they joined last. */
const POOL_EMPLOYER = sql<string | null>`coalesce(
  case when candidate.talent_pool = ${EXCLUSIVE} then candidate.source_enterprise_id end,
  (
    select talent_pool.enterprise_id from talent_pool_member
    join talent_pool on talent_pool.id = talent_pool_member.talent_pool_id
    where talent_pool_member.candidate_id = candidate.id
    order by talent_pool_member.joined_at desc, talent_pool.id limit 1
  ))`;

export async function poolMembershipOf(db: Database, candidateId: string): Promise<PoolRow | undefined> {
  return db
    .selectFrom('candidate')
    .innerJoin('enterprise', (join) => join.on('enterprise.id', '=', POOL_EMPLOYER))
    .select([
      'enterprise.id as enterpriseId',
      'enterprise.establishment_name as enterpriseName',
      'candidate.unbind_request_status as unbindRequestStatus',
    ])
    .where('candidate.id', '=', candidateId)
    .executeTakeFirst();
}

export async function setUnbindStatus(db: Database, candidateId: string, status: UnbindRequestStatus): Promise<void> {
  await db.updateTable('candidate').set({ unbind_request_status: status }).where('id', '=', candidateId).execute();
}

/** Locks the candidate until the transaction ends. */
export async function lockCandidateRow(trx: Transaction, candidateId: string): Promise<void> {
  await trx.selectFrom('candidate').select('id').where('id', '=', candidateId).forNoKeyUpdate().execute();
}

/** Ends everything that binds the candidate to the employer's pools. */
export async function releaseFrom(trx: Transaction, candidateId: string, enterpriseId: string): Promise<void> {
  await trx
    .deleteFrom('talent_pool_member')
    .using('talent_pool')
    .whereRef('talent_pool.id', '=', 'talent_pool_member.talent_pool_id')
    .where('talent_pool.enterprise_id', '=', enterpriseId)
    .where('talent_pool_member.candidate_id', '=', candidateId)
    .execute();
  await sql`
    update candidate set unbind_request_status = null,
      talent_pool = case when source_enterprise_id = ${enterpriseId} then null else talent_pool end
    where id = ${candidateId}`.execute(trx);
}

/** Candidates who ask one of these employers to release them, and which one. */
export async function openUnbindRequests(
  db: Database,
  enterpriseIds: readonly string[],
): Promise<{ candidateId: string; enterpriseId: string }[]> {
  return db
    .selectFrom('candidate')
    .innerJoin('enterprise', (join) => join.on('enterprise.id', '=', POOL_EMPLOYER))
    .select(['candidate.id as candidateId', 'enterprise.id as enterpriseId'])
    .where('candidate.unbind_request_status', '=', 'P')
    .where('enterprise.id', 'in', enterpriseIds)
    .orderBy('candidate.id')
    .limit(500)
    .execute();
}

/** Candidates who ask this employer to release them. */
export async function unbindRequestsTo(db: Database, enterpriseId: string) {
  return db
    .selectFrom('candidate')
    .select(['id as candidateId', 'first_name as firstName', 'last_name as lastName'])
    .where('unbind_request_status', '=', 'P')
    .where(POOL_EMPLOYER, '=', enterpriseId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(500)
    .execute();
}
