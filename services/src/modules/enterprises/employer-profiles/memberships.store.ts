import type { Database } from '../../../platform/database/database.ts';

/** Talent pools that the candidate joined since then, the latest first. */
export async function poolsJoined(db: Database, candidateId: string, { since, limit }: { since: Date; limit: number }) {
  return db
    .selectFrom('talent_pool_member')
    .innerJoin('talent_pool', 'talent_pool.id', 'talent_pool_member.talent_pool_id')
    .innerJoin('enterprise', 'enterprise.id', 'talent_pool.enterprise_id')
    .select([
      'talent_pool.id',
      'talent_pool.name',
      'enterprise.establishment_name as employerName',
      'talent_pool_member.joined_at as joinedAt',
    ])
    .where('talent_pool_member.candidate_id', '=', candidateId)
    .where('talent_pool_member.joined_at', '>=', since)
    .orderBy('talent_pool_member.joined_at', 'desc')
    .orderBy('talent_pool.id')
    .limit(limit)
    .execute();
}
