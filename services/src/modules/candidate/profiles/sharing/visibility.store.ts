import type { ProfileAudience, ProfileSection } from '@hirehq/shared-contracts/codes';
import type { HiddenEmployer } from '@hirehq/shared-contracts/graphql/types';
import type { Database, Transaction } from '../../../../platform/database/database.ts';

/** What a candidate chose, by section. */
export async function chosenAudiences(db: Database, candidateId: string): Promise<Map<ProfileSection, ProfileAudience>> {
  const rows = await db
    .selectFrom('profile_visibility')
    .select(['section', 'audience'])
    .where('candidate_id', '=', candidateId)
    .execute();
  return new Map(rows.map(({ section, audience }) => [section, audience]));
}

export async function chooseAudience(
  trx: Transaction,
  candidateId: string,
  section: ProfileSection,
  audience: ProfileAudience,
): Promise<void> {
  await trx
    .insertInto('profile_visibility')
    .values({ candidate_id: candidateId, section, audience })
    .onConflict((conflict) => conflict.columns(['candidate_id', 'section']).doUpdateSet({ audience }))
    .execute();
}

/** The employers from which a candidate hides the profile, by name. */
export async function hiddenEmployers(db: Database, candidateId: string): Promise<HiddenEmployer[]> {
  return db
    .selectFrom('profile_hidden_from')
    .innerJoin('enterprise', 'enterprise.id', 'profile_hidden_from.enterprise_id')
    .select(['enterprise.id as enterpriseId', 'enterprise.establishment_name as enterpriseName'])
    .where('profile_hidden_from.candidate_id', '=', candidateId)
    .orderBy('enterprise.establishment_name')
    .orderBy('enterprise.id')
    .execute();
}

export async function hideFrom(trx: Transaction, candidateId: string, enterpriseId: string): Promise<void> {
  await trx
    .insertInto('profile_hidden_from')
    .values({ candidate_id: candidateId, enterprise_id: enterpriseId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function showTo(trx: Transaction, candidateId: string, enterpriseId: string): Promise<void> {
  await trx
    .deleteFrom('profile_hidden_from')
    .where('candidate_id', '=', candidateId)
    .where('enterprise_id', '=', enterpriseId)
    .execute();
}

/**
 * True if an employer may read what a candidate shares with employers: it has an application that was not withdrawn, or the
 * candidate in a talent pool, and the profile is not hidden from it.
 */
export async function isReadableBy(db: Database, candidateId: string, enterpriseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('candidate')
    .select('candidate.id')
    .where('candidate.id', '=', candidateId)
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('application')
            .innerJoin('job', 'job.id', 'application.job_id')
            .select('application.id')
            .whereRef('application.candidate_id', '=', 'candidate.id')
            .where('application.withdrawn_at', 'is', null)
            .where('job.enterprise_id', '=', enterpriseId),
        ),
        exists(
          selectFrom('talent_pool_member')
            .innerJoin('talent_pool', 'talent_pool.id', 'talent_pool_member.talent_pool_id')
            .select('talent_pool.id')
            .whereRef('talent_pool_member.candidate_id', '=', 'candidate.id')
            .where('talent_pool.enterprise_id', '=', enterpriseId),
        ),
      ]),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('profile_hidden_from')
            .select('profile_hidden_from.enterprise_id')
            .whereRef('profile_hidden_from.candidate_id', '=', 'candidate.id')
            .where('profile_hidden_from.enterprise_id', '=', enterpriseId),
        ),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
}
