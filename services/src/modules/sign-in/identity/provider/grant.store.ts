import { sql, type RawBuilder } from 'kysely';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { CandidateSubject } from '../../../../platform/candidate-data/candidate-data.ts';
import { endSessionIds } from '../../../../platform/auth/ended-sessions.store.ts';
import { OWN_PROVIDER } from '../../../../platform/config.ts';
import { secretHash } from '../../../../platform/ids/secret.ts';
import { type Database, type Transaction, jsonb } from '../../../../platform/database/database.ts';

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

/** A session that continues: that of the requesting browser, or that of the token of a call. */
export type ContinuedSession = { sessionUid: string } | { sessionId: string };

type Payload = Record<string, unknown>;

interface Authorization {
  sid?: string;
  grantId?: string;
}

const authorizationsIn = ({ authorizations }: Payload): Authorization[] =>
  Object.values((authorizations ?? {}) as Record<string, Authorization>);

/** The `sid` of the tokens that a row of the provider belongs to. */
const sessionIdsIn = (payload: Payload): string[] =>
  [payload, ...authorizationsIn(payload)].flatMap(({ sid }) => (typeof sid === 'string' ? [sid] : []));

/** What of the account's rows belongs to the session that continues. */
function keptOf(rows: readonly { model: string; uid: string | null; payload: Payload }[], keep: ContinuedSession | undefined) {
  const isKept = (row: (typeof rows)[number]) =>
    keep !== undefined &&
    ('sessionUid' in keep
      ? row.model === 'Session' && row.uid === keep.sessionUid
      : sessionIdsIn(row.payload).includes(keep.sessionId));
  const kept = rows.filter(isKept).map(({ payload }) => payload);
  const grantIds = kept.flatMap((payload) =>
    [payload, ...authorizationsIn(payload)].flatMap(({ grantId }) => (typeof grantId === 'string' ? [grantId] : [])),
  );
  return {
    uids: rows.filter(isKept).flatMap(({ model, uid }) => (model === 'Session' && uid !== null ? [uid] : [])),
    grantIds,
    sessionIds: new Set([...kept.flatMap(sessionIdsIn), ...(keep && 'sessionId' in keep ? [keep.sessionId] : [])]),
  };
}

/**
 * Ends every session of an account except `keep`: its browsers, codes and refresh tokens, and at once also the access tokens
 * that were given.
 */
export async function endSessions(
  trx: Transaction,
  accountId: string,
  { keep, now }: { keep?: ContinuedSession | undefined; now: Date },
): Promise<void> {
  const rows = await trx
    .selectFrom('identity_grant')
    .select(['model', 'uid', 'payload'])
    .where(sql`payload ->> 'accountId'`, '=', accountId)
    .execute();
  const kept = keptOf(rows, keep);
  const stays = [
    sql<boolean>`(model = 'Session' and uid = any(${kept.uids}::text[]))`,
    sql<boolean>`(model = 'Interaction')`,
    sql<boolean>`(grant_id = any(${kept.grantIds}::text[]))`,
    sql<boolean>`(model = 'Grant' and id_hash = any(${kept.grantIds.map(secretHash)}::text[]))`,
  ];
  const ended = await trx
    .deleteFrom('identity_grant')
    .where(sql`payload ->> 'accountId'`, '=', accountId)
    .where((eb) => eb.not(eb.or(stays.map((condition) => sql<boolean>`coalesce(${condition}, false)`))))
    .returning('payload')
    .execute();
  const sessionIds = ended.flatMap(({ payload }) => sessionIdsIn(payload)).filter((id) => !kept.sessionIds.has(id));
  await endSessionIds(trx, OWN_PROVIDER, sessionIds, now);
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
