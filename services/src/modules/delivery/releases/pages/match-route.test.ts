import { expect, test, vi } from 'vitest';
import type { Release } from '@hirehq/shared-contracts/release';
import { CONTRACT_VERSION } from '@hirehq/shared-contracts/remote-manifest';
import { PAGE_PATHS, PAGE_PATTERNS } from '@hirehq/shared-contracts/testing';
import { createTestApp } from '../../../../platform/testing/test-app.ts';
import { matchPage } from './match-route.ts';

const release: Release = {
  remote: 'jobs',
  version: '1.0.0',
  container: 'mfe_jobs',
  entry: 'entry.js',
  files: {},
  parts: {},
  manifest: {
    id: 'jobs',
    contract: CONTRACT_VERSION,
    routes: PAGE_PATTERNS.map((path, index) => ({
      id: `page${index}`,
      path,
      access: 'public',
      criticality: 'primary',
      skeleton: 'page',
    })),
    slots: [],
    events: { publishes: [], subscribes: [] },
  },
};

test.each(PAGE_PATHS)(
  'PF-01 SH-09 the server finds the page at $path that the browser finds',
  ({ path, pattern, params, bare }) => {
    // As the server has it: the path of a URL.
    const { pathname } = new URL(`https://hirehq.example${path}`);
    const found = matchPage(pathname, [release]);
    expect(found && { pattern: found.route.path, params: found.params, bare: found.bare }).toEqual(
      pattern && { pattern, params: params ?? {}, bare: bare ?? false },
    );
  },
);

test('an address that is badly encoded never gets so far', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const hirehq = await createTestApp();
  for (const path of ['/job/%zz', '/job/%', '/job/%E0%A4', '/%FF'])
    expect([path, (await hirehq.app.inject({ url: path, headers: { accept: 'text/html' } })).statusCode]).toEqual([path, 302]);
  expect(warned).not.toHaveBeenCalled();
  await hirehq.close();
});
