import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { mailboxOf } from '../../../platform/row-caps/row-caps.store.ts';

/** Invitations to an address that were sent since then and not accepted, the latest first; none to pools the candidate is in. */
export async function openInvitations(
  db: Database,
  { candidateId, emailAddress }: { candidateId: string; emailAddress: string },
  { since, limit }: { since: Date; limit: number },
) {
  return (
    db
      .selectFrom('invitation')
      .innerJoin('talent_pool', 'talent_pool.id', 'invitation.talent_pool_id')
      .innerJoin('enterprise', 'enterprise.id', 'talent_pool.enterprise_id')
      .select([
        'invitation.id',
        'talent_pool.name as poolName',
        'enterprise.establishment_name as employerName',
        'invitation.created_at as createdAt',
      ])
      // The index is one of mailboxes.
      .where(mailboxOf(sql.ref('invitation.email_address')), '=', mailboxOf(emailAddress))
      .where(sql`lower(invitation.email_address)`, '=', emailAddress.toLowerCase())
      .where('invitation.created_at', '>', since)
      .where('invitation.completed_at', 'is', null)
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('talent_pool_member')
              .select('candidate_id')
              .whereRef('talent_pool_member.talent_pool_id', '=', 'talent_pool.id')
              .where('talent_pool_member.candidate_id', '=', candidateId),
          ),
        ),
      )
      .orderBy('invitation.created_at', 'desc')
      .orderBy('invitation.id')
      .limit(limit)
      .execute()
  );
}
