import { sql, type RawBuilder } from 'kysely';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { CandidateSubject } from '../../../platform/candidate-data/candidate-data.ts';
import { secretHash } from '../../../platform/ids/secret.ts';
import { type Database, type Transaction, jsonb } from '../../../platform/database/database.ts';

/** oidc-provider's storage. Values that a browser holds are stored as hashes, so a copy of the table cannot be used to sign in. */
export function createGrantAdapter(db: Database, model: string): Adapter {
  const row = (id: string) => db.selectFrom('identity_grant').where('model', '=', model).where('id_hash', '=', secretHash(id));

  return {
    async upsert(id, { jti: _, ...payload }, expiresIn) {
      const values = {
        payload: jsonb(payload),
        grant_id: payload.grantId ?? null,
        uid: payload.uid ?? null,
        expires_at: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
      };
      await db
        .insertInto('identity_grant')
        .values({ model, id_hash: secretHash(id), ...values })
        .onConflict((conflict) => conflict.columns(['model', 'id_hash']).doUpdateSet(values))
        .execute();
    },

    async find(id) {
      const found = await row(id).select(['payload', 'consumed_at']).executeTakeFirst();
      return found && restore(found, id);
    },

    async findByUid(uid) {
      const found = await db
        .selectFrom('identity_grant')
        .select(['payload', 'consumed_at'])
        .where('model', '=', model)
        .where('uid', '=', uid)
        .executeTakeFirst();
      return found && restore(found);
    },

    // Device codes are not supported.
    findByUserCode: () => Promise.resolve(undefined),

    async consume(id) {
      const consumed = await db
        .updateTable('identity_grant')
        .set({ consumed_at: sql`now()` })
        .where('model', '=', model)
        .where('id_hash', '=', secretHash(id))
        .where('consumed_at', 'is', null)
        .executeTakeFirst();
      // Of two concurrent requests with one token, only one succeeds.
      if (consumed.numUpdatedRows === 0n) throw new errors.InvalidGrant('already used');
    },

    async destroy(id) {
      await db.deleteFrom('identity_grant').where('model', '=', model).where('id_hash', '=', secretHash(id)).execute();
    },

    async revokeByGrantId(grantId) {
      await db.deleteFrom('identity_grant').where('model', '=', model).where('grant_id', '=', grantId).execute();
    },
  };
}

function restore(found: { payload: Record<string, unknown>; consumed_at: Date | null }, id?: string): AdapterPayload {
  return {
    ...found.payload,
    ...(id !== undefined && { jti: id }),
    ...(found.consumed_at && { consumed: Math.floor(found.consumed_at.getTime() / 1000) }),
  };
}

/**
 * Ends every session of an account: its browsers, codes and refresh tokens. `keep` is the session of the requesting
 * browser, if that one stays signed in.
 */
export async function endSessions(trx: Transaction, accountId: string, keep?: { sessionUid: string }): Promise<void> {
  const kept = keep
    ? await trx
        .selectFrom('identity_grant')
        .select('payload')
        .where('model', '=', 'Session')
        .where('uid', '=', keep.sessionUid)
        .where(sql`payload ->> 'accountId'`, '=', accountId)
        .executeTakeFirst()
    : undefined;
  const authorizations = Object.values((kept?.payload['authorizations'] ?? {}) as Record<string, { grantId?: string }>);
  const grantIds = authorizations.flatMap(({ grantId }) => (grantId === undefined ? [] : [grantId]));
  const stays = [
    sql<boolean>`(model = 'Session' and uid = ${keep?.sessionUid ?? ''})`,
    sql<boolean>`(model = 'Interaction')`,
    sql<boolean>`(grant_id = any(${grantIds}::text[]))`,
    sql<boolean>`(model = 'Grant' and id_hash = any(${grantIds.map(secretHash)}::text[]))`,
  ];
  await trx
    .deleteFrom('identity_grant')
    .where(sql`payload ->> 'accountId'`, '=', accountId)
    .where((eb) => eb.not(eb.or(stays.map((condition) => sql<boolean>`coalesce(${condition}, false)`))))
    .execute();
}

/** Ends one grant with its codes and refresh tokens. */
export async function endGrants(db: Database, grantIds: readonly string[]): Promise<void> {
  if (grantIds.length === 0) return;
  await db
    .deleteFrom('identity_grant')
    .where((eb) =>
      eb.or([eb('grant_id', 'in', grantIds), eb.and([eb('model', '=', 'Grant'), eb('id_hash', 'in', grantIds.map(secretHash))])]),
    )
    .execute();
}

// The provider distinguishes expired tokens from unknown ones, so rows are kept a little longer than they are valid.
export async function removeExpiredGrants(db: Database): Promise<void> {
  await db
    .deleteFrom('identity_grant')
    .where('expires_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute();
}

/** Sessions, tokens and unfinished sign-ins of a candidate; an unfinished sign-in may have the email as its hint. */
export const grantsOfCandidate = ({ candidateId, emails }: CandidateSubject): RawBuilder<boolean> => sql<boolean>`(
  exists (
    select from identity_account where candidate_id = ${candidateId}::uuid
      and id::text in (payload ->> 'accountId', payload -> 'session' ->> 'accountId', payload -> 'lastSubmission' -> 'login' ->> 'accountId')
  )
  or lower(payload -> 'params' ->> 'login_hint') = any(${emails}::text[]))`;
