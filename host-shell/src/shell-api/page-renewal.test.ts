import type { LoadCause } from '@hirehq/shared-contracts/release';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServedVersions } from '../page/served-versions.ts';
import { createPageRenewal } from './page-renewal.ts';
import { countReload, wasReloadedFor } from './reload-count.ts';

const LOST = new TypeError('Failed to fetch dynamically imported module: http://localhost:3000/shell/1.0.0/menus.a.js');
const own: ServedVersions = { shell: '1.0.0', remotes: { jobs: '1.0.0 ', profile: '1.0.0 ' } };
const newer: ServedVersions = { ...own, remotes: { ...own.remotes, jobs: '2.0.0 ' } };

function page({ served, unsaved = false }: { served: ServedVersions | undefined; unsaved?: boolean }) {
  const state = { unsaved };
  const reload = vi.fn<() => void>();
  const told = vi.fn<() => void>();
  const renewal = createPageRenewal({
    own: () => own,
    look: () => Promise.resolve(served),
    hasUnsaved: () => state.unsaved,
    wasReloaded: wasReloadedFor,
    mayReload: countReload,
    reload,
  });
  renewal.offered.subscribe(told);
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  return {
    state,
    told,
    reload,
    async lose(error: unknown = LOST, hasRetry = false) {
      renewal.fileLost(error, { hasRetry });
      await settled();
      return { reloads: reload.mock.calls.length, offered: renewal.offered.current() };
    },
    async losePart(kind: 'route' | 'slot', remote = 'jobs', cause: LoadCause = 'threw') {
      renewal.partLost(remote, kind, { cause });
      await settled();
      return { reloads: reload.mock.calls.length, offered: renewal.offered.current() };
    },
  };
}

beforeEach(() => sessionStorage.clear());

describe('a lost file of the shell', () => {
  it.each([
    'Loading chunk menus failed.',
    'Failed to fetch dynamically imported module: http://localhost:3000/shell/1.0.0/menus.a.js',
    'error loading dynamically imported module: http://localhost:3000/shell/1.0.0/menus.a.js',
    'Importing a module script failed.',
  ])('SH-32 reloads the page: %s', async (message) => {
    expect(await page({ served: own }).lose(new TypeError(message))).toEqual({ reloads: 1, offered: false });
  });

  it.each([new TypeError('x is undefined'), 'aborted', null, 404])('SH-32 any other error does not: %s', async (error) => {
    expect(await page({ served: newer }).lose(error)).toEqual({ reloads: 0, offered: false });
  });

  it('SH-32 reloads the page once for a failure: the next time it offers to', async () => {
    expect(await page({ served: own }).lose()).toEqual({ reloads: 1, offered: false });
    expect(await page({ served: own }).lose()).toEqual({ reloads: 0, offered: true });
    expect(await page({ served: own }).lose(new Error('Loading chunk other failed.'))).toEqual({ reloads: 1, offered: false });
  });

  it('SH-32 several at once cause one reload', async () => {
    const { lose } = page({ served: own });
    void lose(new Error('Loading chunk a failed.'));
    expect(await lose(new Error('Loading chunk b failed.'))).toEqual({ reloads: 1, offered: false });
  });

  it('SH-32 offers to reload while something is typed', async () => {
    const { lose, told } = page({ served: newer, unsaved: true });
    expect(await lose()).toEqual({ reloads: 0, offered: true });
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('SH-32 does not reload while the server does not respond', async () => {
    expect(await page({ served: undefined }).lose()).toEqual({ reloads: 0, offered: true });
    expect(await page({ served: undefined }).lose(LOST, true)).toEqual({ reloads: 0, offered: false });
    expect(await page({ served: own }).lose(LOST, true)).toEqual({ reloads: 1, offered: false });
  });
});

describe('a part no version could show', () => {
  it('SH-32 reloads the page once the server has another version', async () => {
    expect(await page({ served: newer }).losePart('route')).toEqual({ reloads: 1, offered: false });
    expect(await page({ served: newer }).losePart('route')).toEqual({ reloads: 0, offered: true });
  });

  it('SH-32 reloads the page when the remote is no longer deployed', async () => {
    expect(await page({ served: { shell: '1.0.0', remotes: {} } }).losePart('route')).toEqual({ reloads: 1, offered: false });
  });

  it('PF-03 does not reload if a new page would run the same version, or the server does not respond', async () => {
    expect(await page({ served: own }).losePart('route')).toEqual({ reloads: 0, offered: false });
    expect(await page({ served: newer }).losePart('route', 'profile')).toEqual({ reloads: 0, offered: false });
    expect(await page({ served: undefined }).losePart('route')).toEqual({ reloads: 0, offered: false });
  });

  it.each<LoadCause>(['not-found', 'unreachable'])(
    'SH-32 reloads the page once for files that did not arrive: %s',
    async (cause) => {
      expect(await page({ served: own }).losePart('route', 'jobs', cause)).toEqual({ reloads: 1, offered: false });
      expect(await page({ served: own }).losePart('route', 'jobs', cause)).toEqual({ reloads: 0, offered: false });
      expect(await page({ served: own }).losePart('slot', 'profile', cause)).toEqual({ reloads: 0, offered: false });
      expect(await page({ served: undefined }).losePart('route', 'profile', cause)).toEqual({ reloads: 0, offered: false });
    },
  );

  it('SH-32 files that did not arrive while something is typed wait for the user', async () => {
    expect(await page({ served: own, unsaved: true }).losePart('route', 'jobs', 'not-found')).toEqual({
      reloads: 0,
      offered: true,
    });
  });

  it('SH-32 a part outside the page, or one lost while something is typed, waits for the user', async () => {
    expect(await page({ served: newer }).losePart('slot')).toEqual({ reloads: 0, offered: true });
    expect(await page({ served: newer, unsaved: true }).losePart('route')).toEqual({ reloads: 0, offered: true });
  });
});
