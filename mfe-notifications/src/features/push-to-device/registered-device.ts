import type { RemoteStorage } from '@hirehq/shared-contracts/shell-api';

/** What the services know of this browser. */
export interface RegisteredDevice {
  candidateId: string;
  /** The platform's public key at that time. */
  key: string;
  endpoint: string;
  /** When key and registration were last compared with the services, in milliseconds since 1970. */
  checkedAt: number;
}

const KEY = 'pushDevice';
const NEXT_CHECK_MS = 24 * 60 * 60_000;

/** The device registered from this browser, whoever did; undefined if there is none. */
export function registeredDevice(storage: RemoteStorage): RegisteredDevice | undefined {
  const [candidateId, key, checkedAt, endpoint] = (storage.get(KEY) ?? '').split(' ');
  return candidateId && key && endpoint ? { candidateId, key, endpoint, checkedAt: Number(checkedAt) } : undefined;
}

/** False if the browser stores nothing; the device could then not be told from that of another candidate. */
export const saveRegisteredDevice = (
  storage: RemoteStorage,
  { candidateId, key, endpoint, checkedAt }: RegisteredDevice,
): boolean => storage.set(KEY, [candidateId, key, checkedAt, endpoint].join(' '));

export const forgetRegistered = (storage: RemoteStorage): void => storage.remove(KEY);

/** Whether key and registration should be compared with the services again. */
export const isCheckDue = ({ checkedAt }: RegisteredDevice, now: number): boolean => !(now - checkedAt < NEXT_CHECK_MS);
