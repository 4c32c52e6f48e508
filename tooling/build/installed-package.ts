import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface InstalledPackage {
  name: string;
  version: string;
  /** Its folder, with symbolic links resolved. */
  folder: string;
  /** Hash of its files, of packages that are packed from a tree without a new version for each change. */
  contentHash?: string;
  exports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

function packageIn(folder: string): InstalledPackage | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  return { ...(JSON.parse(readFileSync(file, 'utf8')) as InstalledPackage), folder: realpathSync(folder) };
}

/**
 * The package `name` as code in `from` resolves it: the package that contains it, or the nearest installed one, even if its
 * `exports` don't list its package.json. Undefined if there is none.
 */
export function findPackage(name: string, from: string): InstalledPackage | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const own = packageIn(folder);
    const found = own?.name === name && own.exports ? own : packageIn(join(folder, 'node_modules', name));
    if (found) return found;
    if (folder === dirname(folder)) return undefined;
  }
}

/** Throws if `findPackage` finds none. */
export function installedPackage(name: string, from: string): InstalledPackage {
  const found = findPackage(name, from);
  if (!found) throw new Error(`${name} is not installed for ${from}`);
  return found;
}
