import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/module.ts';
import { updatePreference } from './preferences.store.ts';

/** Saves the candidate's time zone, which several pages show, and sends it to all of them. */
export async function chooseZone(
  { stream }: Pick<Services, 'stream'>,
  trx: Transaction,
  candidateId: string,
  timeZone: string | null,
): Promise<void> {
  await updatePreference(trx, candidateId, { time_zone: timeZone });
  await stream.send(trx, candidateId, 'time-zone.chosen', { timeZone });
}
