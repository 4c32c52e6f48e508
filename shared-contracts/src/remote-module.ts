import type { ComponentType } from 'react';
import type { ShellApi } from './shell-api.ts';

export type MountTarget = { kind: 'route'; id: string } | { kind: 'slot'; id: string };

/** Props the shell passes to each component of a remote. */
export interface RemoteComponentProps {
  shell: ShellApi;
}

/** A page or slot of a remote, loaded on first use. */
export type RemotePart = () => Promise<ComponentType<RemoteComponentProps>>;

/**
 * The exports of `./remote`, the only exposed module of a remote. The shell renders `routes` and `slots` inside its own React
 * tree; a page without our shell calls `mount`.
 */
export interface RemoteModule {
  contract: string;
  routes: Readonly<Record<string, RemotePart>>;
  slots: Readonly<Record<string, RemotePart>>;
  /** Renders one part into `element` and returns a function that removes it completely. Rejects if the part does not exist. */
  mount(element: HTMLElement, shell: ShellApi, target: MountTarget): Promise<() => void>;
}
