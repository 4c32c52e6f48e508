import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltRelease } from '@hirehq/shared-contracts/delivery';
import { signRelease } from '@hirehq/shared-contracts/delivery/sign';
import { isDevelopmentVersion } from '@hirehq/shared-contracts/release';
import type { Services } from '../../../platform/module.ts';
import { releaseName, readReleaseText, refuseRelease } from './check-release.ts';
import { missingFiles, removeUnneededFiles, storeFile } from './files/stored-files.ts';
import { refuseTaken, storeRelease } from './insert-release.ts';
import { releasesFolder } from './releases-folder.ts';
import { deleteReplaced } from './releases.store.ts';
import { startWith } from './sets/change-set.ts';
import { platformKey } from './signing/platform-key.ts';
import { prepareSigning } from './signing/prepare-signing.ts';
import { storeBuiltMaps } from './store-maps.ts';

type Publishing = Pick<Services, 'config' | 'db' | 'files' | 'keyedHash' | 'now' | 'work'>;

/** A release that a folder brought, or that became live. */
export interface Published {
  remote: string;
  version: string;
  isLive: boolean;
}

/** Compressing takes as many threads as Node has for it. */
const AT_A_TIME = 4;

async function storeFiles(services: Publishing, folder: string, release: BuiltRelease): Promise<void> {
  const missing = new Set(
    await missingFiles(
      services.db,
      Object.values(release.files).map(({ integrity }) => integrity),
    ),
  );
  const waiting = Object.entries(release.files).filter(([, { integrity }]) => missing.has(integrity));
  const isDevelopment = isDevelopmentVersion(release.version);
  const next = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const [path, { integrity, size }] = file;
      const data = await readFile(join(folder, path)).catch(() => refuseRelease(releaseName(release), `${path} is missing`));
      await storeFile(services, { integrity, size, path, data, isDevelopment });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, next));
}

/** Stores the release of a built folder; true if it was not stored before. */
async function publishFolder(services: Publishing, folder: string): Promise<{ release: BuiltRelease; isNew: boolean }> {
  const source = await readFile(join(folder, 'release.json'), 'utf8').catch(() =>
    refuseRelease(folder, 'there is no release.json. Name the folder of a build.'),
  );
  const release = readReleaseText(source, { allowsDevelopment: services.config.mode !== 'production' });
  const known = await refuseTaken(services.db, release);
  await storeFiles(services, folder, release);
  const signature = await signRelease(source, await platformKey(services.keyedHash), services.now());
  await storeRelease(services, { release, source, signature, publishedBy: null, by: 'operator', builtIn: folder });
  await storeBuiltMaps(services, folder, release);
  return { release, isNew: known === undefined };
}

/** Removes what `npm run dev` built before, with its bytes and its copy on this disk. */
async function removeReplaced(services: Publishing, remote: string): Promise<void> {
  const replaced = await deleteReplaced(services.db, remote);
  const hashes = replaced.flatMap(({ files }) => Object.values(files).map(({ integrity }) => integrity));
  if (hashes.length > 0) await removeUnneededFiles(services, hashes);
  for (const { version } of replaced)
    await rm(join(releasesFolder(services.config), remote, version), { recursive: true, force: true });
}

/** The releases in their order, in groups that have each remote once: a set has one version of a remote. */
function inGroups<Item extends { release: BuiltRelease }>(items: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    if (group && group.every(({ release }) => release.remote !== item.release.remote)) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

/**
 * Publishes built folders in their order, and makes those live of whose remotes nothing is, or, with `promote`, all of them. Returns
 * those that are new or became live.
 */
export async function publishReleases(
  services: Publishing,
  folders: readonly string[],
  { promote = services.config.promoteReleases } = {},
): Promise<Published[]> {
  await prepareSigning(services);
  const stored: { release: BuiltRelease; isNew: boolean }[] = [];
  for (const folder of folders) stored.push(await publishFolder(services, folder));
  const published: Published[] = [];
  for (const group of inGroups(stored)) {
    const change = Object.fromEntries(group.map(({ release: { remote, version } }) => [remote, version]));
    const { changes } = await startWith(services, { change, all: promote });
    for (const { release, isNew } of group) {
      const { remote, version } = release;
      const isLive = changes.some((made) => made.remote === remote);
      if (isNew || isLive) published.push({ remote, version, isLive });
    }
    for (const { remote } of changes) await removeReplaced(services, remote);
  }
  return published;
}
