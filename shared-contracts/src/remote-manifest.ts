import { z } from 'zod/mini';
import type { EmbeddedCall, EmbeddedQuery } from './embed.ts';
import type { Topic } from './events/index.ts';
import type { Locale } from './page.ts';
import type { PageDataName } from './page-data.ts';
import { SLOTS, type SlotName } from './slots.ts';

/** The version of everything in this package that remote and shell must agree on. The same major version is compatible. */
export const CONTRACT_VERSION = '1.16.0';

/**
 * The effect of losing a part of a remote. `primary`: the page is useless without it, and the shell offers to recover the page.
 * `essential`: its area shows a visible fallback with retry. `regular`: its area shows a subtle fallback.
 */
export const CRITICALITIES = ['primary', 'essential', 'regular'] as const;
export type Criticality = (typeof CRITICALITIES)[number];

const slotName = z.enum(Object.keys(SLOTS) as [SlotName, ...SlotName[]]);
const identifier = z.string().check(z.regex(/^[a-z][a-zA-Z0-9]*$/));

export const routeSchema = z.object({
  /** Unique within the remote; also the name of the page's chunk. */
  id: identifier,
  /** A react-router path, e.g. `/job/:id/:referrerId?`. */
  path: z.string().check(z.regex(/^\/[A-Za-z0-9\-_/:?*.]*$/)),
  /** `operator`: signed-in people whose account has the role of operators; the shell tells everybody else that it is missing. */
  access: z.enum(['public', 'candidate', 'operator']),
  criticality: z.enum(CRITICALITIES),
  /** Redirect target for signed-in visitors, with the same parameters and query string, e.g. `/candidate/find-jobs`. */
  whenSignedIn: z.optional(z.string()),
  /** False: no footer on this page. The header has its own rules in the shell. */
  footer: z.optional(z.boolean()),
  /** Names of page data (page-data.ts) that the server may put into the page for this route. */
  pageData: z.optional(z.array(z.string())),
  /** An entry of the main menu that leads to the page, and what it is called; the shell's own entries need none. */
  menu: z.optional(z.object({ en: z.string(), es: z.string(), ar: z.string() } satisfies Record<Locale, unknown>)),
  /** Ids of list pages of the same remote beside which a wide window can show this page (beside.ts). */
  beside: z.optional(z.array(identifier)),
  /** True: the served part of the release (served-part.ts) writes the first content of this public page into its HTML. */
  served: z.optional(z.boolean()),
  /** The skeleton the shell shows until the page has loaded. */
  skeleton: z.enum(['list', 'detail', 'form', 'page']),
});
export type RouteDeclaration = z.infer<typeof routeSchema>;

export const slotSchema = z.object({
  id: identifier,
  slot: slotName,
  criticality: z.enum(CRITICALITIES),
  access: z.enum(['public', 'candidate', 'both']),
  /** True: the served part of the release writes what visitors see in this slot first into the HTML of prerendered public pages. */
  served: z.optional(z.boolean()),
});
export type SlotDeclaration = z.infer<typeof slotSchema>;

/**
 * What an embedded view does besides showing public data. `filters`: it starts with the search that the page gives it. `navigate`:
 * links to other embedded views of its remote open in its place; all other links lead to the platform. `apply`: it offers to
 * apply, on the platform.
 */
export const EMBED_CAPABILITIES = ['filters', 'navigate', 'apply'] as const;
export type EmbedCapability = (typeof EMBED_CAPABILITIES)[number];

export const embedSchema = z.object({
  /** Its name in pages of others, unique within the remote: `list` for `<hirehq-embed remote="jobs" view="list">`. */
  view: identifier,
  /** The part that is mounted; it has to be public. */
  target: z.object({ kind: z.enum(['route', 'slot']), id: identifier }),
  capabilities: z.array(z.enum(EMBED_CAPABILITIES)),
  /** The fields of Query that it asks for. The services offer no view with one which embeds may not send. */
  queries: z.optional(z.array(z.string())),
  /** The calls of the table that it sends. */
  calls: z.optional(z.array(z.string())),
});
export type EmbedDeclaration = z.infer<typeof embedSchema>;

const limit = z.optional(z.number().check(z.gte(1)));

/** What a remote may cost its visitors, as its team declares it; `hirehq-remote check` measures the sizes of a build. */
export const budgetsSchema = z.object({
  /** Bytes, compressed with brotli, of the scripts and styles that every page with a part of the remote loads. */
  entryBytes: limit,
  /** Bytes, compressed with brotli, of all its scripts and styles until its heaviest page or slot shows content, entry included. */
  contentBytes: limit,
  /** Milliseconds from the request of a part until it has mounted, 95th percentile of the load reports. */
  readyMs: limit,
  /** Milliseconds of the longest task of the main thread while a part mounts, 95th percentile. */
  longTaskMs: limit,
});
export type Budgets = z.infer<typeof budgetsSchema>;

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
  budgets: z.optional(budgetsSchema),
  /** The views that pages of others may embed; the first one is the default. Without it, nothing may be embedded. */
  embeds: z.optional(z.array(embedSchema)),
});

/** What a remote declares about itself: data only, which shell, server and tools read without running the remote. */
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;

type EventName = `${Topic}@${number}`;

/**
 * The type of a manifest in its source, `as const satisfies ManifestDeclaration`: only names that this version of the contract
 * knows. A manifest read at run time may be newer and contain other names.
 */
export interface ManifestDeclaration extends RemoteManifest {
  routes: (Omit<RouteDeclaration, 'pageData'> & { pageData?: PageDataName[] })[];
  events: { publishes: EventName[]; subscribes: EventName[] };
  embeds?: (Omit<EmbedDeclaration, 'queries' | 'calls'> & { queries: EmbeddedQuery[]; calls?: EmbeddedCall[] })[];
}

/** True if a remote built against `theirs` can run in a shell that provides `ours`: same major version, not newer. */
export function contractFits(theirs: string, ours: string = CONTRACT_VERSION): boolean {
  const [theirMajor = 0, theirMinor = 0] = theirs.split('.').map(Number);
  const [ourMajor = 0, ourMinor = 0] = ours.split('.').map(Number);
  return theirMajor === ourMajor && theirMinor <= ourMinor;
}
