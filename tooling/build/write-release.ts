import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { BuiltRelease } from '@hirehq/shared-contracts/delivery';
import { releaseSchema } from '@hirehq/shared-contracts/release';
import { mistakeInServedPart } from '@hirehq/shared-contracts/served-part';

function* builtFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* builtFiles(path);
    else if (entry.name !== 'release.json') yield path;
  }
}

function fileRecords(folder: string): BuiltRelease['files'] {
  const records: BuiltRelease['files'] = {};
  for (const path of [...builtFiles(folder)].toSorted()) {
    const bytes = readFileSync(path);
    records[relative(folder, path).replaceAll('\\', '/')] = {
      integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
      size: bytes.length,
    };
  }
  return records;
}

/**
 * Writes `release.json` next to the built files: the facts of the release, and the hash of every file. Throws if its served part is not
 * what its manifest declares.
 */
export function writeRelease(folder: string, { surface, ...about }: Omit<BuiltRelease, 'files'>): BuiltRelease {
  const release: BuiltRelease = {
    ...releaseSchema.parse({ ...about, files: fileRecords(folder) }),
    ...(surface && { surface }),
  };
  const mistake = mistakeInServedPart(release);
  if (mistake !== undefined) throw new Error(`${release.remote}: ${mistake}`);
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}
