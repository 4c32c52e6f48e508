import { z } from 'zod/mini';
import type { Topic } from './events/index.ts';
import type { Locale } from './page.ts';
import type { PageDataName } from './page-data.ts';
import { SLOTS, type SlotName } from './slots.ts';

/** The version of everything in this package that a remote and a shell must agree on. Same major: they fit. */
export const CONTRACT_VERSION = '1.4.0';

/**
 * What losing a remote costs. `primary`: the page is nothing without it, the shell offers page recovery.
 * `essential`: its area shows a visible fallback with retry. `regular`: its area shows a quiet fallback.
 */
export const CRITICALITIES = ['primary', 'essential', 'regular'] as const;
export type Criticality = (typeof CRITICALITIES)[number];

const slotName = z.enum(Object.keys(SLOTS) as [SlotName, ...SlotName[]]);
const identifier = z.string().check(z.regex(/^[a-z][a-zA-Z0-9]*$/));

export const routeSchema = z.object({
  /** Unique in the remote; also the name of the page's chunk. */
  id: identifier,
  /** As react-router reads it, e.g. `/job/:id/:referrerId?`. */
  path: z.string().check(z.regex(/^\/[A-Za-z0-9\-_/:?*.]*$/)),
  access: z.enum(['public', 'candidate']),
  criticality: z.enum(CRITICALITIES),
  /** Where a signed-in visitor goes instead, same parameters and query string, e.g. `/candidate/find-jobs`. */
  whenSignedIn: z.optional(z.string()),
  /** False: no footer under the page. Header rules are the shell's. */
  footer: z.optional(z.boolean()),
  /** Names of page data (page-data.ts) the server may put into the page for this route. */
  pageData: z.optional(z.array(z.string())),
  /** An entry of the main menu that leads to the page, and what it is called; the shell's own entries need none. */
  menu: z.optional(z.object({ en: z.string(), es: z.string(), ar: z.string() } satisfies Record<Locale, unknown>)),
  /** Skeleton the shell paints until the page is there. */
  skeleton: z.enum(['list', 'detail', 'form', 'page']),
});
export type RouteDeclaration = z.infer<typeof routeSchema>;

export const slotSchema = z.object({
  id: identifier,
  slot: slotName,
  criticality: z.enum(CRITICALITIES),
  access: z.enum(['public', 'candidate', 'both']),
});
export type SlotDeclaration = z.infer<typeof slotSchema>;

export const remoteManifestSchema = z.object({
  /** `jobs` for mfe-jobs. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,40}$/)),
  contract: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  routes: z.array(routeSchema),
  slots: z.array(slotSchema),
  events: z.object({
    /** Topics with version, e.g. `application.submitted@1`. */
    publishes: z.array(z.string()),
    subscribes: z.array(z.string()),
  }),
});

/** What a remote declares about itself: data only, read by shell, server and tools without running the remote. */
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;

type EventName = `${Topic}@${number}`;

/**
 * A manifest as its remote writes it, `as const satisfies ManifestDeclaration`: only names that this version of the contract
 * knows. One that is read may be newer, and name more.
 */
export interface ManifestDeclaration extends RemoteManifest {
  routes: (Omit<RouteDeclaration, 'pageData'> & { pageData?: PageDataName[] })[];
  events: { publishes: EventName[]; subscribes: EventName[] };
}

/** True when a remote built against `theirs` may run in a shell that offers `ours`: same major, not newer. */
export function contractFits(theirs: string, ours: string = CONTRACT_VERSION): boolean {
  const [theirMajor = 0, theirMinor = 0] = theirs.split('.').map(Number);
  const [ourMajor = 0, ourMinor = 0] = ours.split('.').map(Number);
  return theirMajor === ourMajor && theirMinor <= ourMinor;
}
