import { readFile, writeFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { publishReleases } from '../index.ts';
import { openTestNodes, testRemote, testShell } from '../testing/test-nodes.ts';
import { SUFFIX } from './compress-asset.ts';
import { createReleaseFiles } from './release-files.ts';
import { releaseBytes } from './stored-files.ts';

const unpacked = (data: Buffer, encoding: 'br' | 'gzip'): Buffer =>
  encoding === 'br' ? brotliDecompressSync(data) : gunzipSync(data);
const quiet = { warn: () => undefined, error: () => undefined };

it('PF-03 a flipped byte in any file of a release, on disk or in the store, is never served', async () => {
  const nodes = await openTestNodes();
  const one = await nodes.start();
  await publishReleases(one.services, [await testShell('1.0.0'), await testRemote('jobs', '1.0.0')]);
  await one.page();
  const rows = await one.db.selectFrom('release').select(['remote', 'release']).execute();
  const named = rows.flatMap(({ release }) => Object.keys(release.files).map((file) => ({ release, file })));
  const folder = join(one.services.config.dataFolder, 'releases');
  const changed = (data: Buffer, position: number, bit: number): Buffer => {
    const copy = Buffer.from(data);
    const at = position % copy.length;
    copy[at] = (copy[at] ?? 0) ^ (1 << bit);
    return copy;
  };
  const damages = fc.record({
    which: fc.nat(named.length - 1),
    position: fc.nat(100_000),
    bit: fc.nat(7),
    where: fc.constantFrom('disk', 'store', 'both'),
    encoding: fc.constantFrom(undefined, 'br' as const, 'gzip' as const),
  });
  await fc.assert(
    fc.asyncProperty(damages, async ({ which, position, bit, where, encoding }) => {
      const { release, file } = named[which] ?? { release: undefined, file: '' };
      if (!release) return;
      const suffix = encoding ? SUFFIX[encoding] : '';
      const path = join(folder, release.remote, release.version, file);
      const original = await readFile(path);
      const packed = suffix ? await readFile(path + suffix).catch(() => undefined) : undefined;
      // Nothing of it is in memory.
      const files = createReleaseFiles({
        folder,
        sources: {
          stored: (integrity, wanted) => releaseBytes(one.services, integrity, wanted),
          storeAgain: async () => undefined,
          builtIn: async () => undefined,
        },
        log: quiet,
      });
      if (where !== 'store') {
        if (packed) await writeFile(path + suffix, changed(packed, position, bit));
        else await writeFile(path, changed(original, position, bit));
      }
      if (where !== 'disk') nodes.faults.damage = (data) => data && changed(data, position, bit);
      const read = encoding ? await files.readCompressed(release, file, encoding) : await files.read(release, file);
      const served = await files.read(release, file);
      nodes.heal();
      if (served) expect(served.equals(original)).toBe(true);
      if (where !== 'both' || packed) expect(served).toBeDefined();
      if (read && encoding) expect(unpacked(read, encoding).equals(original)).toBe(true);
      await writeFile(path, original);
      if (packed) await writeFile(path + suffix, packed);
    }),
    { numRuns: 200 },
  );
}, 120_000);
