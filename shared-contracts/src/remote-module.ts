import type { ComponentType } from 'react';
import type { ShellApi } from './shell-api.ts';

export type MountTarget = { kind: 'route'; id: string } | { kind: 'slot'; id: string };

/** Props the shell gives to each component of a remote. */
export interface RemoteComponentProps {
  shell: ShellApi;
}

/** A page or slot of a remote, loaded when first asked for. */
export type RemotePart = () => Promise<ComponentType<RemoteComponentProps>>;

/**
 * What `./remote`, the only exposed module of a remote, exports. The shell renders `routes` and `slots` inside its own
 * React tree; a page without a shell of ours calls `mount`.
 */
export interface RemoteModule {
  contract: string;
  routes: Readonly<Record<string, RemotePart>>;
  slots: Readonly<Record<string, RemotePart>>;
  /** Renders one part into `element`; the answer takes all of it away again. Rejects when the part does not exist. */
  mount(element: HTMLElement, shell: ShellApi, target: MountTarget): Promise<() => void>;
}
