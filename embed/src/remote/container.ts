import * as runtimeCore from '@module-federation/runtime-core';
import { contractFits } from '@hirehq/shared-contracts/remote-manifest';
import type { RemoteModule } from '@hirehq/shared-contracts/remote-module';
import type { EmbeddedRemote } from '@hirehq/shared-contracts/rest';
import { RemoteFailure } from './remote-failure.ts';
import { createShareScope, type ShareScope } from './share-scope.ts';
import { checkScripts } from './verified-files.ts';

/** A container as defined by Module Federation. */
interface Container {
  init(scope: ShareScope): unknown;
  get(name: string): Promise<() => unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/** Where containers look for the core of the federation runtime (ADR 6). */
const CORE = '_FEDERATION_RUNTIME_CORE';

let importing = Promise.resolve();

/**
 * Imports an entry while the core is where it looks for it. The page may have a core of its own there: it is put back. One after
 * another, so that none takes the core away from the other.
 */
async function importEntry(url: string): Promise<unknown> {
  const before = importing;
  let done = () => {};
  importing = new Promise((resolve) => (done = resolve));
  await before;
  const known = Object.getOwnPropertyDescriptor(globalThis, CORE);
  Object.defineProperty(globalThis, CORE, { value: runtimeCore, configurable: true, writable: true });
  try {
    return await import(/* webpackIgnore: true */ url);
  } finally {
    if (known) Object.defineProperty(globalThis, CORE, known);
    else Reflect.deleteProperty(globalThis, CORE);
    done();
  }
}

let scope: ShareScope | undefined;
/** By the name of the container, which is one for each version of a remote. */
const modules = new Map<string, Promise<RemoteModule>>();

async function load({ script, remote }: EmbeddedRemote): Promise<RemoteModule> {
  await checkScripts([remote.entry, ...remote.scripts]);
  scope ??= createShareScope((part) => checkScripts(script.shared[part] ?? []));
  const container = await importEntry(remote.entry.url);
  if (!isContainer(container)) throw new TypeError(`${remote.entry.url} is not a container`);
  await container.init(scope);
  const module = (await container.get('./remote'))() as RemoteModule;
  if (!contractFits(module.contract))
    throw new RemoteFailure('REMOTE_INCOMPATIBLE', `${remote.id} wants contract ${module.contract}`);
  return module;
}

/** The exposed module of a remote, which is loaded once. Rejects with a RemoteFailure. */
export async function loadRemote(set: EmbeddedRemote): Promise<RemoteModule> {
  const { remote } = set;
  if (!contractFits(remote.contract))
    throw new RemoteFailure('REMOTE_INCOMPATIBLE', `${remote.id} wants contract ${remote.contract}`);
  const known = modules.get(remote.container);
  if (known) return known;
  const loading = load(set).catch((error: unknown) => {
    modules.delete(remote.container);
    throw error instanceof RemoteFailure ? error : new RemoteFailure('REMOTE_FAILED', String(error), error);
  });
  modules.set(remote.container, loading);
  return loading;
}
