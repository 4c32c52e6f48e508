import type { RemoteStorage } from '@hirehq/shared-contracts/shell-api';
import { currentSubscription, pushSupport, type PushSupport } from './push-browser.ts';
import { registeredDevice } from './registered-device.ts';

/** `off`: `isAsked` if the candidate has answered the browser's question before. */
export type PushStatus =
  | { is: 'unsupported'; why: Exclude<PushSupport, 'supported'> }
  | { is: 'denied' }
  | { is: 'off'; isAsked: boolean }
  | { is: 'on' };

/** The state of web push on this device, for a candidate. */
export async function pushStatus(candidateId: string, storage: RemoteStorage): Promise<PushStatus> {
  const support = pushSupport();
  if (support !== 'supported') return { is: 'unsupported', why: support };
  const { permission } = Notification;
  if (permission === 'denied') return { is: 'denied' };
  const device = registeredDevice(storage);
  const isMine = device?.candidateId === candidateId;
  if (permission === 'granted' && isMine && (await currentSubscription())) return { is: 'on' };
  return { is: 'off', isAsked: permission !== 'default' };
}
