import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { releaseSchema, releaseUrl } from '@hirehq/shared-contracts/release';
import { builtReleases } from '../built-releases.ts';
import type { Platform } from '../start-platform.ts';
import { setIn } from './visitors.ts';

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Hash and time of each file of a folder. */
function filesIn(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return Object.fromEntries(
    files.map((path) => [path, `${hashOf(readFileSync(join(folder, path)))} ${statSync(join(folder, path)).mtimeMs}`]),
  );
}

/** The hashes of the files of a release as browsers get them. */
async function servedFiles(origin: string, base: string, folder: string): Promise<Record<string, string>> {
  const release = releaseSchema.parse(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));
  const hashes: Record<string, string> = {};
  // The served part has no address.
  for (const file of Object.keys(release.files).filter((each) => each !== release.servedPart)) {
    const response = await fetch(new URL(releaseUrl(base, release, file), origin));
    if (!response.ok) throw new Error(`${release.remote} ${file}: ${response.status}`);
    hashes[file] = hashOf(new Uint8Array(await response.arrayBuffer()));
  }
  return hashes;
}

export interface Others {
  /** Version of each remote but one, and of the shell, as a page names them. */
  versions: Record<string, string>;
  /** By folder of a release in the tree: its files as they are built. */
  built: Record<string, Record<string, string>>;
  /** The same as they are served. */
  served: Record<string, Record<string, string>>;
  /** When the process of the services was started. */
  services: string;
}

/** All of a platform that the release of one remote must leave as it is. */
export async function allBut(remote: string, { origin, pid }: Platform): Promise<Others> {
  const { remotes, base } = setIn(await (await fetch(origin)).text());
  const others = Object.entries(remotes).filter(([name]) => name !== remote);
  const folders = builtReleases();
  const served: Others['served'] = {};
  for (const folder of folders) served[folder] = await servedFiles(origin, base, folder);
  return {
    versions: Object.fromEntries(others.map(([name, { current }]) => [name, current.version])),
    built: Object.fromEntries(folders.map((folder) => [folder, filesIn(folder)])),
    served,
    services: `${pid} ${execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()}`,
  };
}
