import { sql, type RawBuilder } from 'kysely';
import type { CandidateSubject } from '../../../../platform/candidate-data/candidate-data.ts';
import { lockSubject } from '../../../../platform/database/advisory-locks.ts';
import type { Database, Transaction } from '../../../../platform/database/database.ts';
import type { TimeCursor } from '../../../../platform/ids/time-cursor.ts';

const COLUMNS = ['id', 'email_address', 'created_at', 'completed_at'] as const;

export async function invitationsTo(
  db: Database,
  poolId: string,
  { after, limit }: { after: TimeCursor | undefined; limit: number },
) {
  let query = db.selectFrom('invitation').select(COLUMNS).where('talent_pool_id', '=', poolId);
  if (after) query = query.where(sql<boolean>`(date_trunc('milliseconds', created_at), id) < (${after.at}, ${after.id}::uuid)`);
  return query
    .orderBy(sql`date_trunc('milliseconds', created_at)`, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
export type InvitationRow = Awaited<ReturnType<typeof invitationsTo>>[number];

export async function invitationOf(db: Database, poolId: string, emailAddress: string): Promise<InvitationRow | undefined> {
  return db
    .selectFrom('invitation')
    .select(COLUMNS)
    .where('talent_pool_id', '=', poolId)
    .where(sql`lower(email_address)`, '=', emailAddress.toLowerCase())
    .executeTakeFirst();
}

/** Nobody else invites for the employer until the transaction ends. */
export const lockInviting = (trx: Transaction, enterpriseId: string): Promise<void> =>
  lockSubject(trx, 'invitationsByEnterprise', enterpriseId);

interface NewInvitation {
  id: string;
  poolId: string;
  emailAddress: string;
  /** Hash of the key in the link; the key itself is not stored. */
  keyHash: string;
  now: Date;
}

export async function insertInvitation(
  trx: Transaction,
  { id, poolId, emailAddress, keyHash, now }: NewInvitation,
): Promise<InvitationRow> {
  return trx
    .insertInto('invitation')
    .values({
      id,
      talent_pool_id: poolId,
      email_address: emailAddress,
      candidate_id: null,
      completed_at: null,
      key_hash: keyHash,
      created_at: now,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** The talent pool of a key, unless it was created before `since`. */
/** The invitation of a link, with the domains of its employer. */
export async function invitationOfKey(db: Database, keyHash: string, since: Date) {
  return db
    .selectFrom('invitation')
    .innerJoin('talent_pool', 'talent_pool.id', 'invitation.talent_pool_id')
    .innerJoin('enterprise', 'enterprise.id', 'talent_pool.enterprise_id')
    .select(['talent_pool.id as poolId', 'invitation.email_address as emailAddress', 'enterprise.domain_names as domainNames'])
    .where('key_hash', '=', keyHash)
    .where('invitation.created_at', '>', since)
    .executeTakeFirst();
}

/** Those the candidate accepted, and those sent to their address. */
export const invitationsOfCandidate = ({ candidateId, emails }: CandidateSubject): RawBuilder<boolean> =>
  sql<boolean>`(candidate_id = ${candidateId}::uuid or lower(email_address) = any(${emails}::text[]))`;
