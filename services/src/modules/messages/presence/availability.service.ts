import { Refusal } from '../../../platform/http/refusal.ts';
import type { Services } from '../../../platform/module.ts';
import { absenceOf, removeAbsence, storeAbsence } from './availability.store.ts';

interface Availability {
  away: boolean;
  until: string | null;
  note: string | null;
}

/** Whether an employer is away now. */
export async function availability({ db, now }: Services, enterpriseId: string): Promise<Availability> {
  const absence = await absenceOf(db, enterpriseId, now());
  return { away: absence !== undefined, until: absence?.until?.toISOString() ?? null, note: absence?.note ?? null };
}

export async function setAvailability(
  services: Services,
  enterpriseId: string,
  { away, until, note }: Availability,
): Promise<Availability> {
  const { db, now } = services;
  const end = until === null ? null : new Date(until);
  if (away && end && end <= now()) throw new Refusal('VALIDATION_FAILED', { fields: { until: 'must be in the future' } });
  if (away) await storeAbsence(db, enterpriseId, { until: end, note: note?.replaceAll('\0', '') || null });
  else await removeAbsence(db, enterpriseId);
  return availability(services, enterpriseId);
}
