import { describe, expect, it } from 'vitest';
import { CONTRACT_VERSION, type RouteDeclaration, type SlotDeclaration } from '@hirehq/shared-contracts/remote-manifest';
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

function release(slots: SlotDeclaration[] = [], remote = 'jobs', contract = CONTRACT_VERSION): Release {
  const events = { publishes: [], subscribes: [] };
  const manifest = { id: remote, contract, routes: [route], slots, events };
  return { remote, version: '1.0.0', container: 'jobs', entry: 'e.js', manifest, files: {}, parts: {} };
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

  const inPlace =
    '<template data-slot-begin="header.search"></template><i>s</i><template data-slot-end="header.search"></template>';
  const served = release([{ ...search, served: true }]);
  it.each<[string, Release[], boolean]>([
    ['one release serves', [served, release([], 'shell')], true],
    ['a later shell has', [served, release([], 'shell', '1.99.0')], true],
    ['an earlier shell has, which would replace it by a skeleton', [served, release([], 'shell', '1.15.0')], false],
    ['is filled and not served', [release([search]), release([], 'shell')], false],
    ['two releases fill', [served, release([search], 'other'), release([], 'shell')], false],
    ['visitors do not see', [release([{ ...search, access: 'candidate', served: true }]), release([], 'shell')], false],
  ])('PF-01 marks the place of a slot that %s: %#', (_, current, isServed) => {
    const match: PageMatch = { release: served, route, params: {}, bare: false };
    const frame = firstPaintOf(pages, match, current, 'n0');
    expect(frame?.root.includes(inPlace)).toBe(isServed);
    expect(frame?.root.includes('<template')).toBe(isServed);
    expect(frame?.slots).toEqual(isServed ? [{ slot: 'header.search', release: served, id: 'search' }] : []);
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
