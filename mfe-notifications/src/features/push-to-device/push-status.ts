import type { RemoteStorage } from '@hirehq/shared-contracts/shell-api';
import { currentSubscription, pushSupport, type PushSupport } from './push-browser.ts';
import { registeredDevice } from './registered-device.ts';

/** `off`: `isAsked` if the candidate has answered the browser's question before. */
export type PushStatus =
  | { is: 'unsupported'; why: Exclude<PushSupport, 'supported'> }
  | { is: 'denied' }
  | { is: 'off'; isAsked: boolean }
  | { is: 'on' };

/** The state as far as it is known at once, so that nothing on the page moves later; undefined if it is on or off. */
export function statusAtOnce(): PushStatus | undefined {
  const support = pushSupport();
  if (support !== 'supported') return { is: 'unsupported', why: support };
  const { permission } = Notification;
  if (permission === 'denied') return { is: 'denied' };
  return permission === 'default' ? { is: 'off', isAsked: false } : undefined;
}

/** The state of web push on this device, for a candidate. */
export async function pushStatus(candidateId: string, storage: RemoteStorage): Promise<PushStatus> {
  const known = statusAtOnce();
  if (known) return known;
  const isMine = registeredDevice(storage)?.candidateId === candidateId;
  return isMine && (await currentSubscription()) ? { is: 'on' } : { is: 'off', isAsked: true };
}
