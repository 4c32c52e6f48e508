import { installedPackage } from '../build/installed-package.ts';

export interface Described {
  name: string;
  version: string;
  exports: Readonly<Record<string, string>>;
  bin?: Readonly<Record<string, string>>;
  sideEffects?: unknown;
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  peerDependenciesMeta?: unknown;
}

const SCRIPT = /\.(ts|tsx)$/;

/** The compiled file of a source. */
export const compiledName = (path: string): string => path.replace(SCRIPT, '.js');

/** Each entry with its types, as TypeScript and Node expect them of an installed package. */
export function packedExports(exports: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(exports).map(([entry, path]) => [
      entry,
      SCRIPT.test(path) ? { types: path.replace(SCRIPT, '.d.ts'), default: compiledName(path) } : path,
    ]),
  );
}

/** Exact versions for `catalog:` and `workspace:`: those that are installed in `folder`, or those of packages packed together. */
export function resolvedDependencies(
  names: readonly string[],
  folder: string,
  together: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, together[name] ?? installedPackage(name, folder).version]));
}
