import type { BrandVariant } from './codes.ts';
import type { Locale } from './page.ts';
import type { Release } from './release.ts';
import { contractFits } from './remote-manifest.ts';
import { SLOTS, type SlotName } from './slots.ts';

/**
 * The served part of a release: one classic script that the services run in a child process to write the first content of a page
 * into its HTML. Evaluating it sets `globalThis[SERVED_PART_GLOBAL]` to a `ServedPart`. It may use ECMAScript, `URL`,
 * `URLSearchParams`, `TextEncoder`, `TextDecoder` and a `console` that prints nothing. There is no network, file, timer, process
 * or document, `Date.now()` is the `now` of the input, and `Math.random()` is the same for each request.
 */
export const SERVED_PART_GLOBAL = 'hirehqServedPart';

/** Path of the served part in a release. It is neither in the import map nor publicly served. */
export const SERVED_PART_FILE = 'served-part.js';

export interface ServedPartInput {
  /** `CONTRACT_VERSION` of the services. */
  contract: string;
  /** Id of the route in the manifest, which declares `served: true`; for a slot, the id of the page that has it, whatever release that is of. */
  route: string;
  /** Id of the slot in the manifest that is asked in place of the page, and declares `served: true`. */
  slot?: string;
  /** Path and query of the page, e.g. `/job-list?keyword=nurse`. */
  url: string;
  /** Parameters of the route's path. */
  params: Readonly<Record<string, string>>;
  locale: Locale;
  variant: BrandVariant;
  /** Origin of the platform, e.g. `https://jobs.example.com`. */
  origin: string;
  /** The time of the request, in milliseconds since 1970. */
  now: number;
  /** Results of the queries in the `pageData` of the page's route, by `pageDataKey`. */
  data: Readonly<Record<string, unknown>>;
}

export interface ServedPartOutput {
  /** What the part shows for this input: HTML without scripts, event handlers and style attributes. */
  html: string;
  /** CSS rules that stand in place of style attributes, each for an attribute of `servedAttribute` with a number. */
  rules: string;
}

/** A pure function: the same output for the same input, whatever it was called with before. */
export type ServedPart = (input: ServedPartInput) => ServedPartOutput;

/** Most bytes of the HTML and the rules of a served part, in UTF-8. */
export const MAX_SERVED_PART_BYTES = 512 * 1024;

/**
 * Values of the attribute `data-part` of the two `template` elements around the area of the page's remote in a prerendered page: a
 * served part replaces what is between them.
 */
export const PART_PLACE = { begin: 'begin', end: 'end' } as const;

/** The attribute by which rules find their elements: another one for the page and for each slot, because these are served independently. */
export const servedAttribute = (slot?: SlotName): `data-${string}` =>
  slot === undefined ? 'data-served' : `data-served-${slot.replaceAll('.', '-')}`;

/** Attributes of the two `template` elements around what a served part has written into a slot; their value is the name of the slot. */
export const SLOT_PLACE = { begin: 'data-slot-begin', end: 'data-slot-end' } as const;

/** The first contract whose shell keeps what is served in slots until their remote has loaded. */
const SERVED_SLOTS_SINCE = '1.16.0';

/** True if a shell of this contract takes over what is served in slots; an earlier one would show skeletons in its place. */
export const keepsServedSlots = (contractOfShell: string): boolean => contractFits(SERVED_SLOTS_SINCE, contractOfShell);

/** What is wrong with the served part of a release and the routes and slots that declare one; undefined if nothing is. */
export function mistakeInServedPart({
  manifest,
  files,
  entry,
  parts,
  servedPart,
}: Pick<Release, 'manifest' | 'files' | 'entry' | 'parts' | 'servedPart'>): string | undefined {
  const served = manifest.routes.filter((route) => route.served === true);
  const servedSlots = manifest.slots.filter((slot) => slot.served === true);
  const closed = served.find(({ access }) => access !== 'public');
  if (closed) return `its page ${closed.id} is served, and is not public. Remove served from its route in the manifest`;
  const hidden = servedSlots.find(({ access }) => access === 'candidate');
  if (hidden) return `its slot ${hidden.id} is served, and visitors do not see it. Remove served from it in the manifest`;
  const shared = servedSlots.find(({ slot }) => SLOTS[slot].multiple);
  if (shared) return `its slot ${shared.id} is served, and several remotes may fill ${shared.slot}. Remove served from it`;
  if (servedPart === undefined) {
    const names = [...served, ...servedSlots].map(({ id }) => id).join(', ');
    return names === ''
      ? undefined
      : `its manifest declares that ${names} is served, and it has no served part. Add src/served.tsx`;
  }
  if (served.length + servedSlots.length === 0)
    return `it has the served part ${servedPart}, and its manifest declares no route or slot that is served. Add served to one`;
  if (!Object.hasOwn(files, servedPart)) return `its served part ${servedPart} has no hash in release.json`;
  const loaded = [entry, ...Object.values(parts).flatMap(({ js, css }) => [...js, ...css])];
  return loaded.includes(servedPart) ? `pages would load ${servedPart}, which is its served part` : undefined;
}
