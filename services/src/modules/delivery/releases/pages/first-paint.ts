import { paintedPagesFile, paintedPagesSchema, type PaintedPages } from '@hirehq/shared-contracts/first-paint';
import type { PageConfig } from '@hirehq/shared-contracts/page';
import type { Release } from '@hirehq/shared-contracts/release';
import { keepsServedSlots, SLOT_PLACE, type ServedPartOutput } from '@hirehq/shared-contracts/served-part';
import type { SlotName } from '@hirehq/shared-contracts/slots';
import type { PageMatch } from './match-route.ts';
import type { ReleaseFiles } from '../files/release-files.ts';
import { SHELL } from '../sets/live-set.ts';

/** A slot whose first content the served part of a release writes. */
export interface ServedSlot {
  slot: SlotName;
  release: Release;
  /** Id of the slot in the manifest of the release. */
  id: string;
}

/** What the served part of a release wrote. */
export interface ServedContent {
  release: Release;
  /** Id of the route or slot in its manifest. */
  part: string;
  /** The same object as long as it is kept. */
  output: ServedPartOutput;
}

/** A page prerendered when the shell was built. */
export interface FirstPaint {
  root: string;
  /** What the build of the shell wrote of the page; the same object for each visitor. */
  page: PaintedPages[string];
  /** The slots of the page that may be served. */
  slots: readonly ServedSlot[];
  /** What is in place of skeletons (part-of-page.ts). */
  served: readonly ServedContent[];
}

const SLOT = /\[\[slot ([\w.]+)\]\]([\s\S]*?)\[\[\/slot\]\]/g;

const PAGE = /\[\[page ([^\]]+)\]\]([\s\S]*?)\[\[absent\]\]([\s\S]*?)\[\[\/page\]\]/g;

/** Reads the prerendered pages of a release once per brand and language; an empty object if the release has none, or their file is damaged. */
export function paintedPagesReader(
  files: Pick<ReleaseFiles, 'read'>,
): (shell: Release, config: PageConfig) => Promise<PaintedPages> {
  const known = new Map<string, Promise<PaintedPages>>();
  return (shell, { variant, locale }) => {
    const file = paintedPagesFile(variant, locale);
    if (!Object.hasOwn(shell.files, file)) return Promise.resolve({});
    const path = `${shell.version}/${file}`;
    const reading =
      known.get(path) ??
      files.read(shell, file).then((data) => (data ? paintedPagesSchema.parse(JSON.parse(data.toString())) : {}));
    known.set(path, reading);
    reading.catch(() => known.delete(path));
    return reading;
  };
}

/** The two elements around what is served in a slot, by which the shell finds it. */
export const slotPlace = (slot: string) => ({
  begin: `<template ${SLOT_PLACE.begin}="${slot}"></template>`,
  end: `<template ${SLOT_PLACE.end}="${slot}"></template>`,
});

interface Root extends Pick<FirstPaint, 'root' | 'slots'> {
  nonce: string;
}

const roots = new WeakMap<object, WeakMap<object, Root>>();

/** The slots that one release alone fills for visitors and serves, if the shell keeps what is served in them. */
function servedSlots(current: readonly Release[]): ServedSlot[] {
  const shell = current.find(({ remote }) => remote === SHELL);
  if (!shell || !keepsServedSlots(shell.manifest.contract)) return [];
  const filled = current.flatMap((release) =>
    release.manifest.slots
      .filter(({ access }) => access !== 'candidate')
      .map(({ slot, id, served }) => ({ slot, release, id, isServed: served === true })),
  );
  return filled
    .filter(({ slot, isServed }) => isServed && filled.filter((other) => other.slot === slot).length === 1)
    .map(({ slot, release, id }) => ({ slot, release, id }));
}

/** The HTML of a prerendered page for the releases that are current, made once for both. */
function rootOf(page: PaintedPages[string], current: readonly Release[], nonce: string): Root {
  const ofPage = roots.get(page) ?? new WeakMap<object, Root>();
  roots.set(page, ofPage);
  const known = ofPage.get(current);
  if (known?.nonce === nonce) return known;
  const filled = new Set(
    current.flatMap(({ manifest }) =>
      manifest.slots.filter(({ access }) => access !== 'candidate').map(({ slot }) => slot as string),
    ),
  );
  const served = servedSlots(current);
  const deployed = new Set(
    current.flatMap(({ manifest }) => (manifest.id === 'shell' ? [] : manifest.routes.map(({ path }) => path))),
  );
  const root = page.html
    .replaceAll(SLOT, (_, slot: string, skeleton: string) => {
      if (!filled.has(slot)) return '';
      const { begin, end } = slotPlace(slot);
      return served.some((each) => each.slot === slot) ? begin + skeleton + end : skeleton;
    })
    .replaceAll(PAGE, (_, path: string, link: string, absent: string) => (deployed.has(path) ? link : absent))
    .replaceAll('<style', `<style nonce="${nonce}"`);
  const made = { nonce, root, slots: served.filter(({ slot }) => root.includes(slotPlace(slot).begin)) };
  ofPage.set(current, made);
  return made;
}

/** The prerendered page of a match, with the slots that deployed remotes fill for a visitor, and without links to pages that are not deployed; undefined if there is none. */
export function firstPaintOf(
  pages: PaintedPages,
  match: PageMatch | undefined,
  current: readonly Release[],
  nonce: string,
): FirstPaint | undefined {
  const route = match?.route;
  if (match?.bare || route?.access !== 'public' || !Object.hasOwn(pages, route.path)) return undefined;
  const page = pages[route.path];
  if (page?.skeleton !== (route.skeleton ?? 'page') || page.footer !== (route.footer ?? true)) return undefined;
  const { root, slots } = rootOf(page, current, nonce);
  return { root, page, slots, served: [] };
}
