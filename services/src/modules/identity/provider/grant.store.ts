import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Database } from '../../../platform/database/database.ts';

const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url');

/** oidc-provider's storage. Values a browser holds are kept as hashes, so a copy of the table signs nobody in. */
export function createGrantAdapter(db: Database, model: string): Adapter {
  const row = (id: string) => db.selectFrom('identity_grant').where('model', '=', model).where('id_hash', '=', hashOf(id));

  return {
    async upsert(id, { jti: _, ...payload }, expiresIn) {
      const values = {
        payload: JSON.stringify(payload),
        grant_id: payload.grantId ?? null,
        uid: payload.uid ?? null,
        expires_at: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
      };
      await db
        .insertInto('identity_grant')
        .values({ model, id_hash: hashOf(id), ...values })
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

    // Device codes are not offered.
    findByUserCode: () => Promise.resolve(undefined),

    async consume(id) {
      const consumed = await db
        .updateTable('identity_grant')
        .set({ consumed_at: sql`now()` })
        .where('model', '=', model)
        .where('id_hash', '=', hashOf(id))
        .where('consumed_at', 'is', null)
        .executeTakeFirst();
      // Two requests with one token at the same instant: one of them wins.
      if (consumed.numUpdatedRows === 0n) throw new errors.InvalidGrant('already used');
    },

    async destroy(id) {
      await db.deleteFrom('identity_grant').where('model', '=', model).where('id_hash', '=', hashOf(id)).execute();
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

// The provider itself tells an expired token from an unknown one; rows stay a little beyond their end.
export async function removeExpiredGrants(db: Database): Promise<void> {
  await db
    .deleteFrom('identity_grant')
    .where('expires_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute();
}
