import { installedPackage, type InstalledPackage } from './installed-package.ts';

interface SharedModule {
  singleton: true;
  strictVersion: boolean;
  version: string;
  requiredVersion: string;
  /** False: taken from the share scope only, without a fallback. */
  import?: false;
}

const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const FACADE = '@hirehq/shared-ui';

/** Styles, test support, what renders served parts, and modules that are bundled with each user, are not shared. */
export const isSharedEntry = (path: string): boolean => !/\.css$|^\.\/(?:testing|served|bundled)(?:\/|$)/.test(path);

/** Entry points of the facade that are shared: `@hirehq/shared-ui` and its subpaths. */
function facadeEntries(facade: InstalledPackage): string[] {
  return Object.keys(facade.exports ?? {})
    .filter(isSharedEntry)
    .map((path) => FACADE + path.slice(1));
}

/**
 * Everything shell and remotes share at run time. Versions are read from the installed packages: `catalog:` would leave
 * Module Federation without a required version and so without a check. An incompatible version throws, and the
 * loader falls back to the previous release.
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
