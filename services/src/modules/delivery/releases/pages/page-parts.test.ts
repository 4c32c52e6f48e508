import { expect, test } from 'vitest';
import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import type { Release } from '@hirehq/shared-contracts/release';
import type { RouteDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import { neededFiles } from './page-parts.ts';

const release = {
  remote: 'jobs',
  entry: 'remoteEntry.js',
  parts: {
    search: { js: ['search.js'], css: ['search.css'] },
    bell: { js: ['bell.js'], css: ['bell.css'] },
    landingSearch: { js: ['landing.js'], css: ['landing.css'] },
    panel: { js: ['panel.js'], css: ['panel.css'] },
  },
  manifest: {
    slots: [
      { id: 'search', slot: 'header.search', access: 'both' },
      { id: 'bell', slot: 'header.bell', access: 'candidate' },
      { id: 'panel', slot: 'header.accessibility', access: 'candidate' },
      { id: 'landingSearch', slot: 'landing.search', access: 'both' },
    ],
  },
} as unknown as Release;

const route = (path: string): RouteDeclaration => ({
  id: 'page',
  path,
  access: path.startsWith('/candidate') ? 'candidate' : 'public',
  criticality: 'primary',
  skeleton: 'page',
});

test.each<[string, BrandVariant, boolean, string[]]>([
  ['/job-list', 'D', false, ['search.css']],
  ['/job-list', 'N', false, []],
  ['/', 'D', false, ['landing.css']],
  ['/home', 'N', false, ['landing.css']],
  ['/candidate/my-jobs', 'D', false, ['search.css', 'bell.css', 'panel.css']],
  ['/candidate/my-jobs', 'N', false, ['bell.css', 'panel.css']],
  ['/candidate/interviews', 'N', false, ['bell.css']],
  ['/candidate/analytics', 'N', false, ['bell.css']],
  ['/candidate/my-referrals', 'N', false, ['bell.css']],
  ['/candidate/my-jobs', 'D', true, []],
  ['/application/:jobId', 'D', false, []],
  ['/candidate/create-profile', 'D', false, []],
])('SH-19 %s of variant %s, bare %s: preloads %j, without parts that are not shown', (path, variant, bare, css) => {
  const match = { release: { remote: 'shell' } as Release, route: route(path), params: {}, bare };
  expect(neededFiles(match, [release], variant).css.map(({ file }) => file)).toEqual(css);
});
