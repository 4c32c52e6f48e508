import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface InstalledPackage {
  name: string;
  version: string;
  /** Where it is, with links resolved. */
  folder: string;
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
 * The package `name` as code in `from` finds it: the package it is in, or the nearest that is installed, also where its
 * `exports` don't list its package.json. Undefined when there is none.
 */
export function findPackage(name: string, from: string): InstalledPackage | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const own = packageIn(folder);
    const found = own?.name === name && own.exports ? own : packageIn(join(folder, 'node_modules', name));
    if (found) return found;
    if (folder === dirname(folder)) return undefined;
  }
}

/** Throws where `findPackage` finds none. */
export function installedPackage(name: string, from: string): InstalledPackage {
  const found = findPackage(name, from);
  if (!found) throw new Error(`${name} is not installed for ${from}`);
  return found;
}
