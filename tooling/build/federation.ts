import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import type { PackageKind } from './release-inputs.ts';
import { sharedModules } from './shared-modules.ts';

const { DefinePlugin } = webpack;
type DefinePlugin = webpack.DefinePlugin;

const common = {
  library: { type: 'module' },
  shareStrategy: 'loaded-first',
  manifest: false,
  dts: false,
  dev: false,
} as const;

/** The shared modules as a remote declares them: all come from the shell, without a copy of its own (ADR 19). */
const takenFromShell = (packageFolder: string) =>
  Object.fromEntries(
    Object.entries(sharedModules(packageFolder)).map(([name, module]) => [name, { ...module, import: false as const }]),
  );

/**
 * Configuration of a remote: one exposed module, and a container without code for loading further remotes and without the federation
 * runtime's core, which the shell provides to all of them (ADR 6).
 */
export function remoteFederation(packageFolder: string, container: string): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    ...common,
    name: container,
    filename: 'remoteEntry.js',
    exposes: { './remote': { import: './src/remote.tsx', name: 'remote' } },
    shared: takenFromShell(packageFolder),
    experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
  });
}

/** Configuration of the shell: it knows no remote at build time; `asyncStartup` lets main.tsx import shared modules statically. */
export function shellFederation(packageFolder: string, container: string): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    ...common,
    name: container,
    remoteType: 'module',
    remotes: {},
    shared: sharedModules(packageFolder),
    experiments: { asyncStartup: true, optimization: { target: 'web', disableSnapshot: true } },
  });
}

/** A script for other sites makes the share scope itself: it takes the versions of the shared modules from its build. */
const sharedVersions = (packageFolder: string): DefinePlugin =>
  new DefinePlugin({
    SHARED_VERSIONS: JSON.stringify(
      Object.fromEntries(Object.entries(sharedModules(packageFolder)).map(([name, { version }]) => [name, version])),
    ),
  });

/** The federation plugin of a package. */
export function federationOf(
  kind: PackageKind,
  packageFolder: string,
  container: string,
): (ModuleFederationPlugin | DefinePlugin)[] {
  if (kind === 'embed') return [sharedVersions(packageFolder)];
  return [kind === 'shell' ? shellFederation(packageFolder, container) : remoteFederation(packageFolder, container)];
}
