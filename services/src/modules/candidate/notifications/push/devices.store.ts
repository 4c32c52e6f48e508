import { sql, type Selectable } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/database.ts';
import type { PushDeviceTable } from '../../../../platform/database/tables/notifications.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { PushSubscription } from './push-subscription.ts';

export type DeviceRow = Selectable<PushDeviceTable>;

/** Stores a token of a kind that the platform does not send to. */
export async function saveOpaqueToken(trx: Transaction, candidateId: string, deviceToken: string): Promise<void> {
  await trx
    .insertInto('candidate_device')
    .values({ candidate_id: candidateId, device_token: deviceToken })
    .onConflict((conflict) => conflict.columns(['candidate_id', 'device_token']).doUpdateSet({ registered_at: sql`now()` }))
    .execute();
}

export async function hasOpaqueToken(trx: Transaction, candidateId: string, deviceToken: string): Promise<boolean> {
  const row = await trx
    .selectFrom('candidate_device')
    .select('device_token')
    .where('candidate_id', '=', candidateId)
    .where('device_token', '=', deviceToken)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes those that were registered the longest time ago. */
export async function removeOldestTokens(trx: Transaction, candidateId: string, count: number): Promise<void> {
  const oldest = trx
    .selectFrom('candidate_device')
    .select('device_token')
    .where('candidate_id', '=', candidateId)
    .orderBy('registered_at')
    .orderBy('device_token')
    .limit(count);
  await trx.deleteFrom('candidate_device').where('candidate_id', '=', candidateId).where('device_token', 'in', oldest).execute();
}

/** Registers a browser; one that another candidate registered is theirs no longer. */
export async function saveDevice(
  db: Database,
  candidateId: string,
  { endpoint, p256dh, auth }: PushSubscription,
  now: Date,
): Promise<void> {
  const row = { candidate_id: candidateId, p256dh, auth, registered_at: now };
  await db
    .insertInto('push_device')
    .values({ id: newId(), endpoint, ...row })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute();
}

export async function hasEndpoint(trx: Transaction, candidateId: string, endpoint: string): Promise<boolean> {
  const row = await trx
    .selectFrom('push_device')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes the browsers that were registered the longest time ago. */
export async function removeOldestDevices(trx: Transaction, candidateId: string, count: number): Promise<void> {
  const oldest = trx
    .selectFrom('push_device')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .orderBy('registered_at')
    .orderBy('id')
    .limit(count);
  await trx.deleteFrom('push_device').where('id', 'in', oldest).execute();
}

export async function deviceIdsOf(db: Database, candidateId: string): Promise<string[]> {
  const rows = await db.selectFrom('push_device').select('id').where('candidate_id', '=', candidateId).execute();
  return rows.map(({ id }) => id);
}

/** Undefined once it is removed, or belongs to somebody else. */
export async function deviceOf(db: Database, candidateId: string, id: string): Promise<DeviceRow | undefined> {
  return db.selectFrom('push_device').selectAll().where('id', '=', id).where('candidate_id', '=', candidateId).executeTakeFirst();
}

export async function removeDevice(db: Database, id: string): Promise<void> {
  await db.deleteFrom('push_device').where('id', '=', id).execute();
}

export async function removeEndpoint(db: Database, candidateId: string, endpoint: string): Promise<void> {
  await db.deleteFrom('push_device').where('endpoint', '=', endpoint).where('candidate_id', '=', candidateId).execute();
}
