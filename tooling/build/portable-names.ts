import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/**
 * An absolute path in an identifier of webpack: at its beginning, or after a separator of loaders, options or names. It ends before
 * the next separator; a folder may have blanks in its name.
 */
const PATH = /(?<=^|[!|" ])(?:[A-Za-z]:[\\/]|\/)[^!|?"]+/g;

/** Federation names the module that it generates after a hash of absolute paths. */
const GENERATED_ENTRY = /([\\/]\.federation[\\/]entry)\.[0-9a-f]+(?=\.js)/g;

interface Named {
  name: string;
  folder: string;
}

const packages = new Map<string, Named | undefined>();

function readNamed(folder: string): Named | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string; version?: string };
  // A nested package.json without a name only states the type of its files.
  if (name === undefined) return undefined;
  return { name: folder.includes(`${sep}node_modules${sep}`) ? `${name}@${version ?? ''}` : name, folder };
}

/** The nearest package with a name; installed packages with their version. */
function packageOf(folder: string): Named | undefined {
  if (!packages.has(folder)) {
    const parent = dirname(folder);
    packages.set(folder, readNamed(folder) ?? (parent === folder ? undefined : packageOf(parent)));
  }
  return packages.get(folder);
}

/** `@hirehq/mfe-jobs/src/remote.tsx` for a file, wherever its package is; a path outside all packages as it is. */
export function portablePath(path: string): string {
  const found = packageOf(dirname(path));
  return found ? `${found.name}/${relative(found.folder, path).replaceAll(sep, '/')}` : path;
}

/** An identifier of a module with each absolute path replaced by its name. */
export const portableName = (identifier: string): string =>
  identifier.replaceAll(GENERATED_ENTRY, '$1').replaceAll(PATH, (path) => portablePath(path));
