import { sql, type Selectable } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { PushDeviceTable } from '../../../platform/database/tables/notifications.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { PushSubscription } from './push-subscription.ts';

export type DeviceRow = Selectable<PushDeviceTable>;

const MAX_DEVICES = 20;

/** Stores a token of a kind that the platform does not send to. */
export async function keepOpaqueToken(db: Database, candidateId: string, deviceToken: string): Promise<void> {
  await db
    .insertInto('candidate_device')
    .values({ candidate_id: candidateId, device_token: deviceToken })
    .onConflict((conflict) => conflict.columns(['candidate_id', 'device_token']).doUpdateSet({ registered_at: sql`now()` }))
    .execute();
}

/** Registers a browser; one that another candidate registered is theirs no longer. The oldest of too many are removed. */
export async function keepDevice(
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
  const kept = db
    .selectFrom('push_device')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .orderBy('registered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_DEVICES);
  await db.deleteFrom('push_device').where('candidate_id', '=', candidateId).where('id', 'not in', kept).execute();
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
