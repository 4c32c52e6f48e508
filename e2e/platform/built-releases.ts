import { existsSync, readdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const REPOSITORY = join(import.meta.dirname, '../..');

function newestBuild(dist: string): string | undefined {
  if (!existsSync(dist)) return undefined;
  const builds = readdirSync(dist)
    .map((name) => join(dist, name))
    .filter((folder) => existsSync(join(folder, 'release.json')));
  return builds.toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)[0];
}

/** Folders of the releases under test: those HIREHQ_RELEASES names, else the newest build of each package. */
export function builtReleases(): string[] {
  const named = (process.env['HIREHQ_RELEASES'] ?? '').split(delimiter).filter(Boolean);
  if (named.length > 0) return named;
  const packages = readdirSync(REPOSITORY).filter((name) => name === 'host-shell' || name.startsWith('mfe-'));
  const found = packages.flatMap((name) => newestBuild(join(REPOSITORY, name, 'dist')) ?? []);
  if (found.length < 2) throw new Error('Nothing is built to test. Run: npm run build');
  return found;
}

/** The built folder of one remote (or of `host-shell`). */
export function builtRelease(packageName: string): string {
  const found = builtReleases().find((folder) => folder.split(/[\\/]/).includes(packageName));
  if (!found) throw new Error(`${packageName} is not built. Run: npm run build`);
  return found;
}
