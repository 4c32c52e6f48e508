import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Services } from '../../../../platform/module.ts';
import { lockAtVersion } from '../../../../platform/versions/at-version.store.ts';
import { isExpected, type ExpectedVersion, type Versioned } from '../../../../platform/versions/expected-version.ts';
import { absenceOf, removeAbsence, statedAbsence, storeAbsence } from './availability.store.ts';

interface Availability {
  away: boolean;
  until: string | null;
  note: string | null;
}

/** Whether an employer is away now. Without anything stated the version is 0, which no row has. */
export async function availability(
  { db, now }: Pick<Services, 'db' | 'now'>,
  enterpriseId: string,
): Promise<Availability & Versioned> {
  const [stated, absence] = [await statedAbsence(db, enterpriseId), await absenceOf(db, enterpriseId, now())];
  return {
    version: String(stated?.version ?? 0),
    away: absence !== undefined,
    until: absence?.until?.toISOString() ?? null,
    note: absence?.note ?? null,
  };
}

export async function setAvailability(
  services: Services,
  enterpriseId: string,
  { away, until, note }: Availability,
  expected: ExpectedVersion,
): Promise<Availability & Versioned> {
  const { db, now } = services;
  const end = until === null ? null : new Date(until);
  if (away && end && end <= now()) throw new Refusal('VALIDATION_FAILED', { fields: { until: 'must be in the future' } });
  await db.transaction().execute(async (trx) => {
    // One after the other, also while nothing is stated.
    await lockAtVersion(trx, 'enterprise', enterpriseId, undefined);
    const current = await availability({ db: trx, now }, enterpriseId);
    if (!isExpected(Number(current.version), expected)) throw new Refusal('STALE', { current });
    if (away) await storeAbsence(trx, enterpriseId, { until: end, note: note?.replaceAll('\0', '') || null });
    else await removeAbsence(trx, enterpriseId);
  });
  return availability(services, enterpriseId);
}
