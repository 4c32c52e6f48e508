import type { Services } from '../../../../platform/module.ts';
import { surplusUnder } from '../../../../platform/row-caps/refuse-if-full.ts';
import {
  hasEndpoint,
  hasOpaqueToken,
  saveDevice,
  saveOpaqueToken,
  removeOldestDevices,
  removeOldestTokens,
} from './devices.store.ts';
import { readSubscription } from './push-subscription.ts';

/**
 * Registers a device: a browser's subscription to web push as JSON, or a token of another kind, which is stored but not used. Of too
 * many devices those that were registered the longest time ago are removed: a browser registers again on each visit.
 */
export async function registerDevice(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  candidateId: string,
  deviceToken: string,
): Promise<true> {
  const subscription = readSubscription(deviceToken, config);
  const of = { owner: candidateId, now: now() };
  await db.transaction().execute(async (trx) => {
    const surplus = await surplusUnder(trx, subscription ? 'pushDevices' : 'deviceTokens', of);
    if (subscription) {
      const isKnown = await hasEndpoint(trx, candidateId, subscription.endpoint);
      if (!isKnown && surplus > 0) await removeOldestDevices(trx, candidateId, surplus);
      await saveDevice(trx, candidateId, subscription, of.now);
    } else {
      const isKnown = await hasOpaqueToken(trx, candidateId, deviceToken);
      if (!isKnown && surplus > 0) await removeOldestTokens(trx, candidateId, surplus);
      await saveOpaqueToken(trx, candidateId, deviceToken);
    }
  });
  return true;
}
