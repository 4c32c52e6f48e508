import { describe, expect, it } from 'vitest';
import type { RouteDeclaration, SlotDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import type { Release } from '@hirehq/shared-contracts/release';
import { firstPaintOf } from './first-paint.ts';
import type { PageMatch } from './match-route.ts';

const route: RouteDeclaration = {
  id: 'jobList',
  path: '/job-list',
  access: 'public',
  criticality: 'primary',
  footer: false,
  skeleton: 'list',
};
const pages = {
  '/job-list': { skeleton: 'list', footer: false, html: '<style>a{}</style>[[slot header.search]]<i>s</i>[[/slot]]<b>list</b>' },
};

function release(slots: SlotDeclaration[] = []): Release {
  const events = { publishes: [], subscribes: [] };
  const manifest = { id: 'jobs', contract: '1.0.0', routes: [route], slots, events };
  return { remote: 'jobs', version: '1.0.0', container: 'jobs', entry: 'e.js', manifest, files: {}, parts: {} };
}

function paint({
  declared = route,
  slots = [],
  bare = false,
}: {
  declared?: RouteDeclaration;
  slots?: SlotDeclaration[];
  bare?: boolean;
}) {
  const match: PageMatch = { release: release(slots), route: declared, params: {}, bare };
  return firstPaintOf(pages, match, [match.release], 'n0');
}

const search: SlotDeclaration = { id: 'search', slot: 'header.search', criticality: 'essential', access: 'both' };

describe('the prerendered page', () => {
  it('PF-01 has the nonce, and those slots that a deployed remote fills for a visitor', () => {
    expect(paint({})?.root).toBe('<style nonce="n0">a{}</style><b>list</b>');
    expect(paint({ slots: [search] })?.root).toBe('<style nonce="n0">a{}</style><i>s</i><b>list</b>');
    expect(paint({ slots: [{ ...search, access: 'candidate' }] })?.root).not.toContain('<i>');
  });

  it('PF-01 has links to pages that a deployed remote has', () => {
    const html =
      '[[page /job-list]]<a>jobs</a>[[absent]][[/page]][[page /candidate/create-profile]]<a>profile</a>[[absent]]<b>up</b>[[/page]]';
    const match: PageMatch = { release: release(), route, params: {}, bare: false };
    const shown = (current: Release[]) =>
      firstPaintOf({ '/job-list': { ...pages['/job-list'], html } }, match, current, 'n0')?.root;
    expect(shown([match.release])).toBe('<a>jobs</a><b>up</b>');
    expect(shown([])).toBe('<b>up</b>');
  });

  it.each<[string, Parameters<typeof paint>[0]]>([
    ['a candidate page', { declared: { ...route, access: 'candidate' } }],
    ['a page without frame', { bare: true }],
    ['a route that declares another skeleton', { declared: { ...route, skeleton: 'detail' } }],
    ['a route that declares a footer', { declared: { ...route, footer: true } }],
    ['a page nobody painted', { declared: { ...route, path: '/constructor' } }],
  ])('PF-01 is not shown for %s', (_, input) => {
    expect(paint(input)).toBeUndefined();
  });
});
