import type { Services } from '../../../platform/module.ts';
import { keepDevice, keepOpaqueToken } from './devices.store.ts';
import { readSubscription } from './push-subscription.ts';

/** Registers a device: a browser's subscription to web push as JSON, or a token of another kind, which is stored but not used. */
export async function registerDevice(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  candidateId: string,
  deviceToken: string,
): Promise<true> {
  const subscription = readSubscription(deviceToken, config);
  if (subscription) await keepDevice(db, candidateId, subscription, now());
  else await keepOpaqueToken(db, candidateId, deviceToken);
  return true;
}
