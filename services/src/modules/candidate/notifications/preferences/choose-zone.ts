import type { Transaction } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/module.ts';
import { sendDeferred } from '../delivery/send-deferred.ts';
import { updatePreference } from './preferences.store.ts';

/** Saves the candidate's time zone, which several pages show, and sends it to all of them; quiet hours begin and end in it. */
export async function chooseZone(
  services: Pick<Services, 'stream' | 'work' | 'now'>,
  trx: Transaction,
  candidateId: string,
  timeZone: string | null,
): Promise<void> {
  await updatePreference(trx, candidateId, { time_zone: timeZone });
  await services.stream.send(trx, candidateId, 'time-zone.chosen', { timeZone });
  await sendDeferred(services, trx, candidateId);
}
