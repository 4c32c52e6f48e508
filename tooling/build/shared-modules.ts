import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface SharedModule {
  singleton: true;
  strictVersion: boolean;
  version: string;
  requiredVersion: string;
}

const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const FACADE = '@hirehq/shared-ui';

interface PackageFile {
  version: string;
  exports?: Record<string, unknown>;
}

/** Finds a package's own package.json even where its `exports` don't list it. */
function installedPackage(name: string, from: string): PackageFile {
  const require = createRequire(join(from, 'package.json'));
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')) as PackageFile;
    } catch {
      continue;
    }
  }
  throw new Error(`${name} is not installed for ${dirname(from)}`);
}

/** Not shared: styles, test support, and what is bundled with whoever uses it. */
const NOT_SHARED = /\.css$|^\.\/(?:testing|bundled)(?:\/|$)/;

/** Entry points of the facade that are shared: `@hirehq/shared-ui` and its subpaths. */
function facadeEntries(facade: PackageFile): string[] {
  return Object.keys(facade.exports ?? {})
    .filter((path) => !NOT_SHARED.test(path))
    .map((path) => FACADE + path.slice(1));
}

/**
 * Everything shell and remotes share at run time. Versions are read from what is installed: `catalog:` would leave
 * Module Federation without a required version and so without any check. A version that does not fit throws, and the
 * loader steps back.
 */
export function sharedModules(packageFolder: string): Record<string, SharedModule> {
  const facade = installedPackage(FACADE, packageFolder);
  const entryOf = (name: string, version: string): [string, SharedModule] => [
    name,
    { singleton: true, strictVersion: true, version, requiredVersion: `^${version}` },
  ];
  return Object.fromEntries([
    ...REACT.map((name) => entryOf(name, installedPackage(name.split('/')[0] ?? name, packageFolder).version)),
    ...facadeEntries(facade).map((name) => entryOf(name, facade.version)),
  ]);
}
