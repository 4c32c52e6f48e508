import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const LOCKFILES = ['pnpm-lock.yaml', 'package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock', 'bun.lock'];

/**
 * The folder from which the files of a package are named: the nearest one with a lockfile, which is the workspace or the package
 * itself; without a lockfile, the package.
 */
export function projectRoot(packageFolder: string): string {
  for (let folder = packageFolder; ; folder = dirname(folder)) {
    if (LOCKFILES.some((name) => existsSync(join(folder, name)))) return folder;
    if (folder === dirname(folder)) return packageFolder;
  }
}
