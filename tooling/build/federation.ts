import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { sharedModules } from './shared-modules.ts';

const common = {
  library: { type: 'module' },
  shareStrategy: 'loaded-first',
  manifest: false,
  dts: false,
  dev: false,
} as const;

/** What is shared, as a remote declares it: it takes all of it from the shell and brings no copy (ADR 19). */
const takenFromShell = (packageFolder: string) =>
  Object.fromEntries(
    Object.entries(sharedModules(packageFolder)).map(([name, module]) => [name, { ...module, import: false as const }]),
  );

/**
 * A remote: one exposed module, and a container that brings no code for loading remotes of its own, nor the federation
 * runtime's core, which the shell hands to all of them (ADR 6).
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

/** The shell: knows no remote when it is built; `asyncStartup` lets main.tsx import what is shared as if it were its own. */
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
