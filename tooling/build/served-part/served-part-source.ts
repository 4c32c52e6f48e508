import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** In a package: its export `servedPart` is what `defineServedPart` of shared-ui has made. */
export const SERVED_PART_SOURCE = 'src/served.tsx';

/** The file from which the served part of a remote is built; undefined if it has none. */
export function servedPartSource(packageFolder: string): string | undefined {
  const source = join(packageFolder, SERVED_PART_SOURCE);
  return existsSync(source) ? source : undefined;
}
