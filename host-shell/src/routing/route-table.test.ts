import { describe, expect, it } from 'vitest';
import { findPage, isWebview, webviewPath } from '@hirehq/shared-contracts/find-page';
import { isPagePath } from '@hirehq/shared-contracts/page-path';
import type { RemoteManifest } from '@hirehq/shared-contracts/remote-manifest';
import type { ReleaseSet } from '@hirehq/shared-contracts/release';
import { PAGE_PATHS, PAGE_PATTERNS } from '@hirehq/shared-contracts/testing';
import { matchRoutes } from '@hirehq/shared-ui';
import { manifest } from '../manifest.ts';
import { routeTable } from './route-table.ts';
import { findRoute } from './use-current-route.ts';

const profile: RemoteManifest = {
  ...manifest,
  id: 'profile',
  routes: [{ id: 'settings', path: '/candidate/settings', access: 'candidate', criticality: 'primary', skeleton: 'form' }],
};
const releaseSet: ReleaseSet = {
  sequence: 1,
  channel: 'live',
  base: '/remotes',
  remotes: {
    profile: {
      current: {
        remote: 'profile',
        version: '1.0.0',
        container: 'mfe_profile',
        entry: 'e.js',
        manifest: profile,
        files: {},
        parts: {},
      },
    },
  },
};

describe('route table', () => {
  it('PF-01 takes a page from the manifest of the remote that is deployed', () => {
    expect(findRoute(routeTable(releaseSet), '/candidate/settings')?.remote).toBe('profile');
    expect(findRoute(routeTable({ ...releaseSet, remotes: {} }), '/candidate/settings')?.remote).toBe('shell');
  });

  it('SH-09 has every candidate page under webview too', () => {
    expect(webviewPath('/candidate/settings')).toBe('/webview/settings');
    expect(webviewPath('/job-list')).toBeUndefined();
    expect(findRoute(routeTable(releaseSet), '/webview/settings')?.remote).toBe('profile');
  });

  it.each(PAGE_PATHS)('PF-01 SH-09 finds the page at $path that the server finds', ({ path, pattern, params, bare }) => {
    const entries = PAGE_PATTERNS.map((each) => ({ path: each }));
    const found = findPage(matchRoutes, entries, new URL(path, 'http://here').pathname);
    expect(found && { pattern: found.entry.path, params: found.params, bare: found.bare }).toEqual(
      pattern && { pattern, params: params ?? {}, bare: bare ?? false },
    );
    expect(isWebview(path)).toBe(path.toLowerCase().startsWith('/webview') && !path.startsWith('/webviews'));
  });

  it('SH-14 knows the candidate routes of the specification', () => {
    for (const path of [
      'dashboard',
      'create-profile',
      'edit-profile',
      'add-checklist',
      'settings',
      'my-referrals',
      'message-list',
      'analytics',
      'interviews',
      'interviewDetails',
    ]) {
      expect(findRoute(routeTable(releaseSet), `/candidate/${path}`)?.access).toBe('candidate');
    }
  });

  it('SH-18 redirects may lead to every page except those that only redirect', () => {
    const refused = routeTable(releaseSet).filter(({ path }) => !isPagePath(path));
    expect(refused.map(({ id }) => id)).toEqual(['signIn', 'signUp', 'forgotPassword', 'ssoCallback']);
  });

  it('SH-10 has no other routes', () => {
    expect(findRoute(routeTable(releaseSet), '/nowhere')).toBeUndefined();
  });
});
