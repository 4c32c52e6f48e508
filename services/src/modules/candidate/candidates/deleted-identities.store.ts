import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/module.ts';

/** Longer than any session at a provider lasts. */
const KEPT_DAYS = 30;

interface Identity {
  issuer: string;
  subject: string;
}

const hashOf = ({ keyedHash }: Pick<Services, 'keyedHash'>, { issuer, subject }: Identity) =>
  keyedHash('deleted-identity', issuer, subject);

/** Remembers that the account of an identity was deleted, without storing whose it was. */
export async function recordDeletedIdentity(
  services: Pick<Services, 'keyedHash'>,
  trx: Transaction,
  identity: Identity,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('deleted_identity')
    .values({ identity_hash: hashOf(services, identity), deleted_at: at })
    .onConflict((conflict) => conflict.column('identity_hash').doUpdateSet({ deleted_at: at }))
    .execute();
}

/** When the account of an identity was deleted; undefined if it was not. */
export async function deletionOfIdentity(
  services: Pick<Services, 'db' | 'keyedHash'>,
  identity: Identity,
): Promise<Date | undefined> {
  const row = await services.db
    .selectFrom('deleted_identity')
    .select('deleted_at')
    .where('identity_hash', '=', hashOf(services, identity))
    .executeTakeFirst();
  return row?.deleted_at;
}

export async function forgetTombstones(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('deleted_identity')
    .where('deleted_at', '<', sql<Date>`${now}::timestamptz - make_interval(days => ${KEPT_DAYS})`)
    .execute();
}
