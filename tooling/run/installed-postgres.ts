import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian-based systems install the servers, one folder per version. */
export const SERVERS = '/usr/lib/postgresql';
export const OLDEST_POSTGRES = 15;

export interface InstalledPostgres {
  version: number;
  /** Folder of its binaries. */
  binaries: string;
}

/** The oldest PostgreSQL on this machine that the platform supports; undefined if there is none. */
export function oldestInstalledPostgres(): InstalledPostgres | undefined {
  const versions = existsSync(SERVERS) ? readdirSync(SERVERS).map(Number) : [];
  return versions
    .filter((version) => version >= OLDEST_POSTGRES)
    .toSorted((one, other) => one - other)
    .map((version) => ({ version, binaries: join(SERVERS, String(version), 'bin') }))
    .find(({ binaries }) => existsSync(join(binaries, 'initdb')));
}
