import { z } from 'zod/mini';
import { BRAND_VARIANTS } from './codes.ts';
import { FRAMED_PAGES, type FramedPage } from './framed.ts';
import { LOCALES, type Locale } from './locales.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

export { LOCALES, type Locale };

/** Ids of the elements the server puts into the shell's page: the root element, and the JSON the shell starts from. */
export const PAGE_IDS = {
  root: 'hirehq-root',
  /** ReleaseSet (release.ts). */
  releaseSet: 'hirehq-release-set',
  /** PageConfig. */
  config: 'hirehq-config',
  /** PageData. */
  data: 'hirehq-page-data',
  /** What a page says whose shell does not start (start-watch.ts). */
  startTexts: 'hirehq-start-texts',
} as const;

/** The service worker that caches the offline page, and the address of that page. */
export const SERVICE_WORKER_PATH = '/service-worker.js';
export const OFFLINE_PATH = '/offline';

/** The name of each language in that language. */
export const LANGUAGE_NAMES = { en: 'English', es: 'Español', ar: 'العربية' } as const satisfies Record<Locale, string>;

/** The operator's pages outside the platform: calls to action, and accounts on social networks. */
export const OPERATOR_LINKS = ['demo', 'specialist', 'linkedin', 'facebook', 'youtube'] as const;
export type OperatorLink = (typeof OPERATOR_LINKS)[number];

/** `role`: who they are, such as 'Theatre nurse'. `language`: in which they said it. */
const testimonialSchema = z.object({
  quote: z.string(),
  name: z.string(),
  role: z.optional(z.string()),
  language: z.optional(z.enum(LOCALES)),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

/** An EmployerTheme (theme/employer-theme.ts). */
const employerThemeSchema = z.object({
  primary: z.string(),
  accent: z.optional(z.string()),
  text: z.optional(z.string()),
  heading: z.optional(z.string()),
  hoverButton: z.string(),
  hoverButtonText: z.string(),
  listHover: z.optional(z.string()),
});

const FRAMED_PAGE_NAMES = Object.keys(FRAMED_PAGES) as [FramedPage, ...FramedPage[]];

/**
 * The configuration the server passes to the shell. The nonce is not included: the shell reads it from a style element of the head.
 */
export const pageConfigSchema = z.object({
  /** Public origin, e.g. `http://localhost:3000`. */
  origin: z.string(),
  /** `audience`: of access tokens, which name the roles of an account under it. */
  sso: z.object({ url: z.string(), realm: z.string(), clientId: z.string(), audience: z.optional(z.string()) }),
  variant: z.enum(BRAND_VARIANTS),
  /** From Accept-Language; a locale the visitor chose (storage key `locale`) takes precedence. */
  locale: z.enum(LOCALES),
  /** Service that returns `{ country_name }` for the IP address of a candidate of origin M. */
  geolocationUrl: z.optional(z.string()),
  appVersion: z.string(),
  /** What was committed in the database when the page was served: a page that has just been loaded begins its event stream there. */
  streamFrom: z.optional(z.string()),
  /** Signed by the services while a canary runs: says whose versions the load reports of this page are about. */
  visitTicket: z.optional(z.string()),
  /** True if the page is to ask, once its candidate is signed in, which canaries they have whatever the share. */
  asksForCanaries: z.optional(z.boolean()),
  /** False if the operator has turned off the service worker. */
  serviceWorker: z.optional(z.boolean()),
  /** The operator's external links; a link without an address is not shown. */
  links: z.optional(z.partialRecord(z.enum(OPERATOR_LINKS), z.optional(z.string()))),
  /** Names of the providers for one-click sign-up (ID-07); if empty, the pages do not mention it. */
  socialSignUp: z.optional(z.array(z.string())),
  /** The organisation that runs this site, as named on the legal pages. */
  operator: z.optional(z.object({ name: z.optional(z.string()), email: z.optional(z.string()) })),
  /** What people have said, as the operator has collected it; shown by the healthcare brand. */
  testimonials: z.optional(z.array(testimonialSchema)),
  /** A third-party toolbar in place of ours (AX-07). `closedBy`: CSS selector of what closes it. */
  toolbarScript: z.optional(z.object({ src: z.string(), integrity: z.optional(z.string()), closedBy: z.optional(z.string()) })),
  /** The versions that this tab runs in place of the live ones, by remote; `ended` if the link that asked for them is no longer valid. */
  releaseOverride: z.optional(
    z.union([z.object({ releases: z.record(z.string(), z.string()), expires: z.string() }), z.literal('ended')]),
  ),
  /** The page is in a frame of an employer's page (framed.ts): `embedder` is the origin of that page, `page` the path that is shown. */
  framed: z.optional(
    z.object({
      embedder: z.string(),
      page: z.enum(FRAMED_PAGE_NAMES),
      path: z.string(),
      scheme: z.enum(['light', 'dark']),
      /** The colours of the element around it: of the employer, or of a brand of the platform. */
      employer: z.optional(employerThemeSchema),
      brand: z.optional(z.enum(BRAND_VARIANTS)),
    }),
  ),
  limits: z.object({
    /** Maximum time to load a file of a remote, in milliseconds. */
    loadMs: z.number(),
  }),
});
export type PageConfig = z.infer<typeof pageConfigSchema>;

export const DEFAULT_LOAD_MS = 8_000;

/** Results of public operations for this page, by `pageDataKey` (page-data.ts): the content of `data` in the GraphQL response. */
export const pageDataSchema = z.record(z.string(), z.unknown());
export type PageData = z.infer<typeof pageDataSchema>;

/**
 * `<script type="importmap">`: a script without an entry here does not run. Keys are absolute paths,
 * `/remotes/jobs/1.0.0-…/remoteEntry.js`.
 */
export const importMapSchema = z.object({ integrity: z.record(z.string(), z.string()) });
export type ImportMap = z.infer<typeof importMapSchema>;

/**
 * Trusted Types policies of the page, for the `trusted-types` directive. `default` (host-shell) refuses all HTML; `hirehq-html`
 * (only shared-ui's SafeHtml) passes sanitised text to DOMParser, whose inert document is then rebuilt from an allow-list as
 * React elements.
 */
export const TRUSTED_TYPES_POLICIES = ['default', 'hirehq-html'] as const;

/**
 * Classic inline script for the head: sets the colour scheme the visitor chose before the first paint,
 * so that a dark page never flashes white.
 */
export const COLOR_SCHEME_SCRIPT = `(()=>{let s='auto';try{s=localStorage.getItem('${STORAGE_KEYS.colorScheme}')||s}catch{}if(s!=='light'&&s!=='dark')s=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.setAttribute('data-mantine-color-scheme',s)})()`;

/** JSON for a script element: nothing in it can end the element or start a comment. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
