import { act } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { EVENTS, type Topic } from '@hirehq/shared-contracts/events';
import { isPagePath } from '@hirehq/shared-contracts/page-path';
import { contractFits, remoteManifestSchema, type RemoteManifest } from '@hirehq/shared-contracts/remote-manifest';
import type { MountTarget, RemoteModule } from '@hirehq/shared-contracts/remote-module';
import { createFakeShell, signedIn } from '@hirehq/shared-contracts/testing';
import { exampleAddress, type RemoteExamples } from './remote-examples.ts';

/**
 * Defines the tests every remote must pass: manifest and module agree, every part mounts at its example's address, finds an
 * response to all it asks, and unmounts completely.
 */
export function describeRemoteContract(manifest: RemoteManifest, remote: RemoteModule, examples: RemoteExamples): void {
  const targets: MountTarget[] = [
    ...manifest.routes.map(({ id }) => ({ kind: 'route' as const, id })),
    ...manifest.slots.map(({ id }) => ({ kind: 'slot' as const, id })),
  ];

  afterEach(() => {
    vi.unstubAllGlobals();
    document.body.replaceChildren();
    window.history.replaceState(null, '', '/');
  });

  /** A signed-in shell that responds with the examples and counts the listeners of its events. */
  function countingShell() {
    const shell = createFakeShell({ remote: manifest.id, session: signedIn() });
    examples.respond(shell.api, 'some');
    const { subscribe } = shell.events;
    let subscriptions = 0;
    shell.events.subscribe = (topic, handler) => {
      const unsubscribe = subscribe(topic, handler);
      subscriptions += 1;
      return () => {
        subscriptions -= 1;
        unsubscribe();
      };
    };
    return { shell, subscriptions: () => subscriptions };
  }

  /** Mounts a part, waits until it settles, unmounts it, and returns what it left behind. */
  async function mountAndUnmount(target: MountTarget) {
    const { shell, subscriptions } = countingShell();
    window.history.replaceState(null, '', exampleAddress(manifest, examples, target));
    const element = document.body.appendChild(document.createElement('div'));
    const unmount = await act(() => remote.mount(element, shell, target));
    await vi.waitFor(() => expect(element.querySelector('[aria-busy="true"]')).toBeNull());
    await act(() => vi.dynamicImportSettled());
    await act(async () => unmount());
    const left = element.childNodes.length;
    element.remove();
    return { shell, left, subscriptions: subscriptions() };
  }

  describe('the manifest', () => {
    test('is valid and matches the contract', () => {
      expect(remoteManifestSchema.parse(manifest)).toEqual(manifest);
      expect(contractFits(manifest.contract)).toBe(true);
      expect(remote.contract).toBe(manifest.contract);
    });

    test('declares only paths that redirects may lead to', () => {
      expect(manifest.routes.filter(({ path }) => !isPagePath(path))).toEqual([]);
    });

    test('names the parts that the module exposes', () => {
      expect(Object.keys(remote.routes).toSorted()).toEqual(manifest.routes.map(({ id }) => id).toSorted());
      expect(Object.keys(remote.slots).toSorted()).toEqual(manifest.slots.map(({ id }) => id).toSorted());
    });

    test('names events that exist, in the version they have, and publishes its own only', () => {
      const { publishes, subscribes } = manifest.events;
      const known = Object.values(EVENTS).map(({ topic, version }) => `${topic}@${version}`);
      expect(known).toEqual(expect.arrayContaining([...publishes, ...subscribes]));
      for (const name of publishes) expect(EVENTS[name.split('@')[0] as Topic].owner).toBe(manifest.id);
    });
  });

  describe.each(targets)('$kind $id', (target) => {
    test('mounts, and leaves nothing behind when it is unmounted', async () => {
      // The first mount may leave what the design system keeps once per page, e.g. its portal.
      await mountAndUnmount(target);
      const nodes = document.querySelectorAll('*').length;
      const { left, subscriptions } = await mountAndUnmount(target);
      expect({ left, subscriptions, nodes: document.querySelectorAll('*').length }).toEqual({ left: 0, subscriptions: 0, nodes });
    });

    test('finds an example response to everything it asks, of some entries and of none', async () => {
      const { shell } = await mountAndUnmount(target);
      expect(shell.api.withoutResponse).toEqual([]);
      expect(() => examples.respond(shell.api, 'none')).not.toThrow();
    });

    test('publishes only events of the manifest', async () => {
      const { shell } = await mountAndUnmount(target);
      const names = shell.events.published.map(({ topic, version }) => `${topic}@${version}`);
      expect(manifest.events.publishes).toEqual(expect.arrayContaining(names));
      expect(shell.events.dropped).toEqual([]);
    });
  });

  test('mounting a part that does not exist is refused', async () => {
    const element = document.createElement('div');
    await expect(remote.mount(element, createFakeShell(), { kind: 'slot', id: 'noSuchPart' })).rejects.toThrow('noSuchPart');
  });
}
