import type { BrandVariant } from './codes.ts';
import type { Locale } from './page.ts';
import type { Release } from './release.ts';

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
  /** Id of the route in the manifest, which declares `served: true`. */
  route: string;
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
  /** Results of the queries in the route's `pageData`, by `pageDataKey`. */
  data: Readonly<Record<string, unknown>>;
}

export interface ServedPartOutput {
  /** What the part shows for this input: HTML without scripts, event handlers and style attributes. */
  html: string;
  /** CSS rules that stand in place of style attributes, each for an attribute `data-served="N"`. */
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

/** What is wrong with the served part of a release and the routes that declare one; undefined if nothing is. */
export function mistakeInServedPart({
  manifest,
  files,
  entry,
  parts,
  servedPart,
}: Pick<Release, 'manifest' | 'files' | 'entry' | 'parts' | 'servedPart'>): string | undefined {
  const served = manifest.routes.filter((route) => route.served === true);
  const closed = served.find(({ access }) => access !== 'public');
  if (closed) return `its page ${closed.id} is served, and is not public. Remove served from its route in the manifest`;
  if (servedPart === undefined) {
    const names = served.map(({ id }) => id).join(', ');
    return names === ''
      ? undefined
      : `its manifest declares that ${names} is served, and it has no served part. Add src/served.tsx`;
  }
  if (served.length === 0)
    return `it has the served part ${servedPart}, and its manifest declares no route that is served. Add served to a route`;
  if (!Object.hasOwn(files, servedPart)) return `its served part ${servedPart} has no hash in release.json`;
  const loaded = [entry, ...Object.values(parts).flatMap(({ js, css }) => [...js, ...css])];
  return loaded.includes(servedPart) ? `pages would load ${servedPart}, which is its served part` : undefined;
}
