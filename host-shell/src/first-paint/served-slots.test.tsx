import { act, cleanup, screen, within } from '@testing-library/react';
import { ADOPTED_ATTRIBUTE, REPLACED_EVENT, TAKEN_OVER_EVENT } from '@hirehq/shared-contracts/first-paint';
import { PAGE_IDS } from '@hirehq/shared-contracts/page';
import type { SlotDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import { SLOT_PLACE } from '@hirehq/shared-contracts/served-part';
import type { SlotName } from '@hirehq/shared-contracts/slots';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { prepareShellPage } from '../pages/later-parts.ts';
import { LoadFailure } from '../remotes/load-failure.ts';
import type { PartComponent } from '../remotes/load-version.ts';
import { openShell, release, releasesOf } from '../routing/testing/open-shell.tsx';

const SLOTS: SlotDeclaration[] = [
  { id: 'landingSearch', slot: 'landing.search', criticality: 'essential', access: 'both', served: true },
  { id: 'landingJobs', slot: 'landing.jobs', criticality: 'regular', access: 'both', served: true },
];

const place = (slot: SlotName, html: string) =>
  `<template ${SLOT_PLACE.begin}="${slot}"></template>${html}<template ${SLOT_PLACE.end}="${slot}"></template>`;
const SEARCH = '<form action="/job-list"><input name="keyword" aria-label="Words"></form>';
const JOBS = '<style>[data-served-landing-jobs="0"]{top:0}</style><article><a href="/job/7">Night nurse</a></article>';

let loads: { resolve: (part: PartComponent) => void; reject: (failure: LoadFailure) => void }[];

/** Serves the landing page, and opens the shell in its place; the parts load in the order of the page when the test says so. */
async function open(html = place('landing.search', SEARCH) + place('landing.jobs', JOBS), slots = SLOTS) {
  const painted = document.createElement('div');
  painted.id = PAGE_IDS.root;
  painted.innerHTML = `<p class="frame">Frame</p><main>${html}</main>`;
  document.body.append(painted);
  const events: string[] = [];
  for (const name of [REPLACED_EVENT, TAKEN_OVER_EVENT]) painted.addEventListener(name, () => void events.push(name));
  const served = { search: painted.querySelector('form'), jobs: painted.querySelector('article') };
  /** What of the slots was on the page at each change of it. */
  const seen = new Set<string>();
  new MutationObserver(() => {
    const main = painted.querySelector('main');
    seen.add(
      [main?.querySelector('form') ? 'search' : 'no search', main?.querySelector('article, h6') ? 'jobs' : 'no jobs'].join(', '),
    );
  }).observe(painted, { childList: true, subtree: true });
  loads = [];
  const loadPart = () => new Promise<PartComponent>((resolve, reject) => loads.push({ resolve, reject }));
  const deployed = releasesOf({ ...release.manifest, slots });
  const shell = await act(async () => openShell('/', { status: 'signed-out' }, { painted, loadPart, releaseSet: deployed }));
  return { ...shell, painted, events, served, seen };
}

/** Does something with the load of the first or second slot, and lets everything that follows of it happen. */
const settle = (load: number, work: (of: (typeof loads)[number]) => void) =>
  act(async () => {
    const of = loads[load];
    if (!of) throw new Error(`part ${load} has not been asked for`);
    work(of);
    await vi.waitFor(() => Promise.resolve());
  });
const lost = new LoadFailure('entry', 'not-found', 'gone');
const adopted = () => document.querySelectorAll(`[${ADOPTED_ATTRIBUTE}]`);

const NewSearch = () => <form aria-label="New search" />;
const NewJobs = () => <h6>New jobs</h6>;

beforeAll(() => prepareShellPage('landing', { variant: 'D', locale: 'en' }));
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

it('PF-01 the shell takes over at once, and keeps what is served in slots until each part is there', async () => {
  const { served, events, seen } = await open();
  const main = screen.getByRole('main');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(document.querySelector('.frame')).toBeNull();
  for (const element of [served.search, served.jobs]) expect(main).toContainElement(element);
  expect(adopted()).toHaveLength(2);
  expect(adopted()[1]?.querySelector('style')).not.toBeNull();
  expect(within(main).queryByRole('status')).not.toBeInTheDocument();
  expect(events).toEqual([REPLACED_EVENT, TAKEN_OVER_EVENT]);

  await settle(1, ({ resolve }) => resolve(NewJobs));
  expect(screen.getByRole('heading', { name: 'New jobs' })).toBeInTheDocument();
  expect(main).not.toContainElement(served.jobs);
  expect(main).toContainElement(served.search);
  expect(adopted()).toHaveLength(1);

  await settle(0, ({ resolve }) => resolve(NewSearch));
  expect(screen.getByRole('form', { name: 'New search' })).toBeInTheDocument();
  expect(main).not.toContainElement(served.search);
  expect(adopted()).toHaveLength(0);
  expect(events).toEqual([REPLACED_EVENT, TAKEN_OVER_EVENT, REPLACED_EVENT, TAKEN_OVER_EVENT, REPLACED_EVENT, TAKEN_OVER_EVENT]);
  // Nothing that was painted was gone in between.
  expect([...seen]).toEqual(['search, jobs']);
});

it('PF-03 what is served in a slot stays readable, and its links lead away, if its part fails or throws', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { served } = await open();
  await settle(0, ({ reject }) => reject(lost));
  await settle(1, ({ resolve }) =>
    resolve(() => {
      throw new Error('broken');
    }),
  );
  const main = screen.getByRole('main');
  for (const element of [served.search, served.jobs]) expect(main).toContainElement(element);
  expect(within(main).getByRole('link', { name: 'Night nurse' })).toHaveAttribute('href', '/job/7');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('PF-01 a page that is left and opened again has nothing of what came with it', async () => {
  const { served, navigator } = await open();
  await act(async () => navigator.navigate('/signin'));
  await act(async () => navigator.navigate('/'));
  expect(screen.getByRole('main')).not.toContainElement(served.jobs);
  expect(adopted()).toHaveLength(0);
});

it.each<[string, string, SlotDeclaration[]]>([
  ['without anything served', '<i>skeleton</i>', SLOTS],
  ['with nothing between the marks', place('landing.jobs', ''), SLOTS],
  ['whose slot another release serves', place('landing.jobs', JOBS), SLOTS.map(({ served: _, ...slot }) => slot)],
])('PF-01 a page %s has skeletons until the parts are there', async (_, html, slots) => {
  const { events } = await open(html, slots);
  expect(adopted()).toHaveLength(0);
  expect(events).toEqual([REPLACED_EVENT, TAKEN_OVER_EVENT]);
  await settle(1, ({ resolve }) => resolve(NewJobs));
  expect(screen.getByRole('heading', { name: 'New jobs' })).toBeInTheDocument();
  expect(events).toHaveLength(2);
});
