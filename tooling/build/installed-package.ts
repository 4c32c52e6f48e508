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

/** The package `name` as code in `from` finds it, also where its `exports` don't list its package.json; undefined when it is not installed. */
export function findPackage(name: string, from: string): InstalledPackage | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) {
      const file = JSON.parse(readFileSync(join(found, 'package.json'), 'utf8')) as InstalledPackage;
      return { ...file, folder: realpathSync(found) };
    }
    if (folder === dirname(folder)) return undefined;
  }
}

/** Throws where `findPackage` finds none. */
export function installedPackage(name: string, from: string): InstalledPackage {
  const found = findPackage(name, from);
  if (!found) throw new Error(`${name} is not installed for ${from}`);
  return found;
}
