import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@hirehq/shared-contracts/remote-module';
import './provide-entry-points.ts';
import './provide-runtime.ts';

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
/** A container as defined by Module Federation. */
type Container = Exclude<Awaited<ReturnType<LoadEntry>>, void>;

const entries = new Map<string, Container>();

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}

/**
 * Imports a release's container. It is imported here and passed to the federation runtime by the plugin below, because the
 * runtime has no time limit and caches a failed import forever, so it could never be retried.
 */
export async function importEntry(name: string, url: string): Promise<void> {
  const imported: unknown = await import(/* webpackIgnore: true */ url);
  if (!isContainer(imported)) throw new TypeError(`${url} is not a container`);
  entries.set(name, imported);
}

/** Returns the exposed module of an imported container; every release has its own container name. */
export async function loadExposed(name: string, url: string): Promise<RemoteModule> {
  registerRemotes([{ name, entry: url, type: 'module' }]);
  const module = await loadRemote<RemoteModule>(`${name}/remote`);
  if (!module) throw new TypeError(`${name} exposes no remote`);
  return module;
}

const handOver: ModuleFederationRuntimePlugin = {
  name: 'hirehq-loader',
  loadEntry: ({ remoteInfo }) => Promise.resolve(entries.get(remoteInfo.name)),
};
registerPlugins([handOver]);
