import { stat } from 'node:fs/promises';
import { isIP } from 'node:net';
import { open } from 'maxmind';
import { z } from 'zod';
import { ConfigError } from './config-values.ts';

/** The shape MaxMind and DB-IP use, then that of ip-location-db. */
const recordSchema = z.union([
  z.object({ country: z.object({ iso_code: z.string() }) }).transform(({ country }) => country.iso_code),
  z.object({ country_code: z.string() }).transform(({ country_code }) => country_code),
]);

export interface CountryFile {
  /** ISO 3166-1, two letters; undefined for an address the file does not have. */
  codeOf(address: string): string | undefined;
  /** Reads the file again if it has changed; when it cannot be read, what was read before stays. */
  refresh(): Promise<void>;
}

const readFile = async (path: string) => ({ changed: (await stat(path)).mtimeMs, networks: await open(path) });

/** An MMDB file with the countries of networks, IPv4 and IPv6. Throws ConfigError for what is none. */
export async function openCountryFile(path: string): Promise<CountryFile> {
  let current = await readFile(path).catch((error: unknown) => {
    throw new ConfigError([
      `HIREHQ_GEOIP_MMDB: ${path} cannot be read as an MMDB file: ${error instanceof Error ? error.message : String(error)}`,
    ]);
  });
  return {
    codeOf(address) {
      const [plain = ''] = address.split('%');
      return isIP(plain) === 0 ? undefined : recordSchema.safeParse(current.networks.get(plain)).data;
    },
    async refresh() {
      if ((await stat(path)).mtimeMs !== current.changed) current = await readFile(path);
    },
  };
}
