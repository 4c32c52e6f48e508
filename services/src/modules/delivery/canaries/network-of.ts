import { isIPv4 } from 'node:net';
import { addressKey } from '../../../platform/attempts/address-key.ts';
import { isPublicAddress } from '../../../platform/net/public-address.ts';

/**
 * The network of an address, /24 or /64: what one subscriber can choose addresses from. Null for one that is not public: behind a
 * proxy that the services do not know, all visitors have it.
 */
export function networkOf(address: string): string | null {
  if (!isPublicAddress(address)) return null;
  const key = addressKey(address);
  return isIPv4(key) ? `${key.split('.').slice(0, 3).join('.')}.0/24` : key;
}
