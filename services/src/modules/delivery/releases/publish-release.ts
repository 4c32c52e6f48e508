import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CONTRACT_VERSION } from '@hirehq/shared-contracts/remote-manifest';
import { isDevelopmentVersion, releaseSchema, type Release } from '@hirehq/shared-contracts/release';
import { ENCODINGS } from './files/accepted-encoding.ts';
import { compress, isCompressed, SUFFIX } from './files/compress-asset.ts';
import type { Config } from '../../../platform/config.ts';
import type { ReleasesStore } from './releases.store.ts';
import { isFileOf } from './files/verify-file.ts';
import { syncFolder, syncTree } from '../../../platform/durable-file.ts';
import { integrityOf } from '../../../platform/integrity.ts';
import { MAP_HASHES } from '../../../platform/source-maps/source-maps.ts';

/** Thrown for a release that cannot go live; says why. */
class ReleaseRefused extends Error {
  constructor(what: string, reason: string) {
    super(`Release ${what} was rejected: ${reason}`);
    this.name = 'ReleaseRefused';
  }
}

const nameOf = (release: Pick<Release, 'remote' | 'version'>) => `${release.remote} ${release.version}`;
const majorOf = (version: string) => version.split('.')[0];

async function readRelease(folder: string): Promise<Release> {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => {
    throw new ReleaseRefused(folder, 'there is no release.json');
  });
  const read = releaseSchema.safeParse(JSON.parse(text));
  if (!read.success)
    throw new ReleaseRefused(
      folder,
      `release.json is not valid: ${read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}`,
    );
  const release = read.data;
  if (release.base !== undefined) throw new ReleaseRefused(nameOf(release), 'its files are its own, not those of another server');
  const unsafe = Object.keys(release.files).find((file) =>
    file.split('/').some((part) => part === '..' || part === '.' || part === ''),
  );
  if (unsafe) throw new ReleaseRefused(nameOf(release), `${unsafe} is not a path inside the release`);
  const named = [release.entry, ...Object.values(release.parts).flatMap((part) => [...part.js, ...part.css])];
  const unknown = named.find((file) => !Object.hasOwn(release.files, file));
  if (unknown) throw new ReleaseRefused(nameOf(release), `${unknown} is required but has no hash in release.json`);
  if (release.manifest.id !== release.remote)
    throw new ReleaseRefused(nameOf(release), `its manifest belongs to ${release.manifest.id}`);
  if (majorOf(release.manifest.contract) !== majorOf(CONTRACT_VERSION)) {
    throw new ReleaseRefused(
      nameOf(release),
      `it requires contract version ${release.manifest.contract}, this platform has ${CONTRACT_VERSION}`,
    );
  }
  return release;
}

async function verifiedFile(folder: string, release: Release, file: string): Promise<Buffer> {
  const data = await readFile(join(folder, file)).catch(() => {
    throw new ReleaseRefused(nameOf(release), `${file} is missing`);
  });
  if (!isFileOf(release, file, data))
    throw new ReleaseRefused(nameOf(release), `${file} does not match its hash in release.json`);
  return data;
}

function sameFiles(one: Release, other: Release): boolean {
  const names = Object.keys(one.files);
  return (
    names.length === Object.keys(other.files).length &&
    names.every((file) => one.files[file]?.integrity === other.files[file]?.integrity)
  );
}

/** Whoever reads a release reads it minified: its maps are kept apart, and serve the operator only. */
function refuseMaps(release: Release, file: string, data: Buffer): void {
  if (isDevelopmentVersion(release.version)) return;
  if (file.endsWith('.map') || (/\.(m?js|css)$/.test(file) && data.includes('sourceMappingURL=')))
    throw new ReleaseRefused(nameOf(release), `${file} carries a source map, and releases are public`);
}

/** Keeps the maps that the build left beside the release, with their hashes; none where it left none. */
async function storeMaps(folder: string, release: Release, maps: string): Promise<void> {
  const built = join(dirname(folder), 'maps', release.version);
  if (!existsSync(built)) return;
  const kept = join(maps, release.remote, release.version);
  await cp(built, kept, { recursive: true });
  const names = (await readdir(built)).filter((name) => name.endsWith('.map'));
  const hashes = await Promise.all(names.map(async (name) => [name, integrityOf(await readFile(join(built, name)))]));
  await writeFile(join(kept, MAP_HASHES), JSON.stringify(Object.fromEntries(hashes)));
}

/** No copy of a release takes this long: an older part is that of a process that was killed. */
const LONGEST_COPY_MS = 3_600_000;

/** Removes what killed processes have left of their copies beside `target`. */
async function removeAbandonedParts(target: string, now: Date): Promise<void> {
  const folder = dirname(target);
  const parts = (await readdir(folder).catch(() => []))
    .filter((name) => name.includes('.part-'))
    .map((name) => join(folder, name));
  for (const part of parts) {
    const changed = await stat(part).catch(() => undefined);
    if (changed && now.getTime() - changed.mtimeMs > LONGEST_COPY_MS) await rm(part, { recursive: true, force: true });
  }
}

/** Copies the verified files to their immutable folder atomically: after a power cut it is complete or missing. */
async function store(folder: string, release: Release, target: string, now: Date): Promise<void> {
  const half = `${target}.part-${process.pid}`;
  await rm(half, { recursive: true, force: true });
  await removeAbandonedParts(target, now);
  for (const file of Object.keys(release.files)) {
    const data = await verifiedFile(folder, release, file);
    refuseMaps(release, file, data);
    const path = join(half, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, data);
    if (isCompressed(release.version, file, data.length))
      await Promise.all(ENCODINGS.map(async (encoding) => writeFile(path + SUFFIX[encoding], await compress(data, encoding))));
  }
  await syncTree(half);
  await rename(half, target).catch(async (error: unknown) => {
    // Another starting process has published the same files in the meantime.
    await rm(half, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  });
  await syncFolder(dirname(target));
}

/** Publishes one built folder and makes it current. Returns undefined if it already was. */
export async function publishRelease(
  folder: string,
  {
    releases,
    maps,
    store: rows,
    mode,
    now,
  }: { releases: string; maps: string; store: ReleasesStore; mode: Config['mode']; now: Date },
): Promise<Release | undefined> {
  const release = await readRelease(folder);
  if (isDevelopmentVersion(release.version) && mode === 'production')
    throw new ReleaseRefused(nameOf(release), 'it was built by npm run dev; run npm run build');
  const published = await rows.find(release.remote, release.version);
  if (published && !sameFiles(published, release))
    throw new ReleaseRefused(
      nameOf(release),
      'this version is already published with other content, and a published version never changes',
    );
  const owner = await rows.ownerOfContainer(release.container);
  if (owner !== undefined && owner !== release.remote)
    throw new ReleaseRefused(nameOf(release), `its container ${release.container} belongs to ${owner}`);

  const target = join(releases, release.remote, release.version);
  if (!existsSync(target)) await store(folder, release, target, now);
  await storeMaps(folder, release, maps);
  await rows.insert(release, folder);
  if (!(await rows.promote(release.remote, release.version))) return undefined;
  const replaced = await rows.removeReplaced(release.remote);
  await Promise.all(replaced.map((version) => rm(join(releases, release.remote, version), { recursive: true, force: true })));
  return release;
}
