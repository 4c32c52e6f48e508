import type { BrandVariant } from './codes.ts';
import type { Query } from './graphql/generated/types.ts';
import type { RestKey } from './rest/client.ts';

/** The live version of the script that defines the element. */
export const EMBED_SCRIPT_PATH = '/embed.js';
/** The container of Module Federation with the embed, of the live version: redirects to the file. */
export const EMBED_CONTAINER_PATH = '/embed/remoteEntry.js';
/** The name of its part in the release. */
export const EMBED_CONTAINER_PART = 'container';
/** The id of its release. */
export const EMBED_REMOTE = 'embed';
/** Names of parts of its release: the script that takes over from the first one, and each module that this shares with remotes. */
export const SECOND_SCRIPT = 'takeOver';
export const SHARED_PART = 'shared-';
/** Portals may load one version of it by its own address, and name a version of a remote: both work for so long after the version was replaced. */
export const PINNED_SCRIPT_DAYS = 365;
/** The jobs of an employer as a page without scripts. */
export const EMBEDDED_JOBS_PAGE = '/embed/jobs.html';
/** For developers of portals: what to write, what a page must allow, and each error. */
export const EMBED_HELP_PATH = '/embed/help';
/** For one employer: writes the lines for chosen options, with a preview. The link has a signature and an end: `{path}/{signed}`. */
export const EMBED_SETUP_PATH = '/embed/setup';
/** GraphQL queries of remotes inside an embed: `query`, `variables` as JSON, `enterprise` and `developmentKey`. */
export const EMBED_GRAPHQL_PATH = '/embed/v1/graphql';
/** The fields of Query that it answers. Of what they return, fields about the viewer are as for a visitor. */
export const EMBEDDED_QUERIES = [
  'jobs',
  'job',
  'payRates',
  'countries',
  'publicProfile',
  'jobDensity',
] as const satisfies readonly (keyof Query)[];
export type EmbeddedQuery = (typeof EMBEDDED_QUERIES)[number];
/** Of these, what somebody may withdraw at any time: no cache keeps it. */
export const REVOCABLE_QUERIES = ['publicProfile'] as const satisfies readonly EmbeddedQuery[];

/** Calls of the table by remotes inside an embed: their path follows, and their query has `enterprise` and `developmentKey` as well. */
export const EMBED_CALLS_PATH = '/embed/v1/calls';
/** Those that it answers: names of skills, titles and places, the same for everybody. */
export const EMBEDDED_CALLS = ['GET candidates/search', 'GET places/{text}'] as const satisfies readonly RestKey[];
export type EmbeddedCall = (typeof EMBEDDED_CALLS)[number];

/** Query parameter of links from an embed to the platform: the host of the page around it, for the credit of applications. */
export const PORTAL_PARAMETER = 'portal';

/** In the fragment of an application's address: a token of the employer about its visitor. A fragment is in no request, log or `Referer`. */
export const VISITOR_FRAGMENT = 'visitor';

/** The fragment for a token. */
export const visitorFragment = (token: string): string => `#${VISITOR_FRAGMENT}=${encodeURIComponent(token)}`;

/** The token in a fragment; undefined if it has none. */
export const visitorTokenIn = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get(VISITOR_FRAGMENT) ?? undefined;

export const EMBED_ELEMENT = 'hirehq-embed';

/** What can be embedded, by the `remote` attribute: its views, the first of which is the default. */
export const EMBEDDABLE = {
  jobs: ['list', 'cards', 'detail', 'search', 'similar', 'company', 'applications'],
  profile: ['public'],
  reports: ['density'],
} as const;
export type EmbeddableRemote = keyof typeof EMBEDDABLE;
export type EmbeddableView = (typeof EMBEDDABLE)[EmbeddableRemote][number];
/** Views that begin with the first jobs, which need no remote. */
export const EMBED_VIEWS_WITH_JOBS = ['list', 'cards'] as const satisfies readonly EmbeddableView[];

export const EMBED_SCHEMES = ['light', 'dark', 'auto'] as const;
export type EmbedScheme = (typeof EMBED_SCHEMES)[number];

/** Where people apply: on the platform, in place of the page, or in a frame in the element. The first is the default. */
export const EMBED_APPLY = ['page', 'here'] as const;
export type EmbedApply = (typeof EMBED_APPLY)[number];

/** Whose colours it has: of the employer, which may have chosen none, or of a brand of the platform. The first is the default. */
export const EMBED_THEMES = ['employer', 'general', 'neurodiversity', 'healthcare'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];
/** The brand of a theme; undefined for the employer’s. */
export const BRAND_OF_THEME = {
  employer: undefined,
  general: 'D',
  neurodiversity: 'N',
  healthcare: 'H',
} as const satisfies Record<EmbedTheme, BrandVariant | undefined>;

export { CARD_DENSITIES as EMBED_DENSITIES, type CardDensity as EmbedDensity } from './card-density.ts';

/** What the attribute `version` may say: 1.4.2, 1.4.x or 1.x. */
export const VERSION_RANGE = /^\d+\.(x|\d+\.(x|\d+[\w.-]{0,80}))$/;

/** Attributes of the element, and what each says. */
export const EMBED_ATTRIBUTES = {
  enterprise: 'The id of the employer, or one of its proven domains. The only one that is needed.',
  remote: 'What is shown: jobs, profile (the public profile of a candidate) or reports (numbers of jobs). By default jobs.',
  view: 'How it is shown. Of jobs: list, cards (the list without search and filters, which loads little; jobs open on the platform), detail (one job), search (a box whose results open in its place), similar (jobs of the employer that are like one of them) company (the employer on a card) or applications (what the visitor has applied for here, in a frame). Of profile: public. Of reports: density (where the jobs are, on a map and in a table). By default the first of them.',
  job: 'For view="detail" and view="similar": the id of a job of the employer.',
  // Not `key`, which React and Vue do not pass on.
  'profile-key':
    'For remote="profile": the last part of the link to a public profile, which its owner has shared and can withdraw.',
  filters: 'A search, as the address of a job list has it: city=Utrecht&employmentType=FT.',
  apply:
    'Where people apply: page (the platform, in place of this page) or here (in a frame in the element, with the views list and detail). By default page.',
  visitor:
    'A token of the employer that says who its visitor is, for the application form on the platform. As a property of the element also a function that returns one, which is called when somebody applies.',
  locale: 'The language: en, es or ar. By default that of the page around the element, then that of the browser.',
  scheme: 'light, dark or auto. By default auto: the color-scheme of the page around the element.',
  theme:
    'employer, general, neurodiversity or healthcare. By default employer: the colours that the employer has chosen, else those of the platform.',
  density: 'comfortable or compact, the room that cards take. By default comfortable.',
  version: 'The version of what is loaded after the first jobs: 1.4.2, or a range such as 1.4.x, 1.x. By default the live one.',
  loading: 'eager loads at once. By default it loads when it comes near what is visible.',
  'development-key': 'For pages on localhost: the key of the employer for development.',
} as const;

/**
 * What the page knows of its visitor: a token, or a function that makes one. The element passes it on when somebody applies, and reads
 * nothing of it.
 */
export type EmbedVisitor = string | (() => string | undefined | Promise<string | undefined>);

/** Why an embed shows nothing. With a code that begins with REMOTE, the first jobs stay. What can be done: EMBED_REMEDIES. */
export const EMBED_ERRORS = {
  UNKNOWN_REMOTE: 'There is no such remote to embed.',
  UNKNOWN_VIEW: 'The remote has no such view.',
  ENTERPRISE_MISSING: 'The attribute enterprise is missing.',
  ENTERPRISE_UNKNOWN: 'There is no such employer.',
  DOMAIN_NOT_PROVEN: 'The employer has not proven this domain.',
  UNREACHABLE: 'The platform could not be reached.',
  TOO_SLOW: 'The platform did not respond in time.',
  BUSY: 'Too many requests for this employer in the last minute.',
  FAILED: 'The platform could not respond.',
  JOB_MISSING: 'The attribute job is missing.',
  PROFILE_KEY_MISSING: 'The attribute profile-key is missing.',
  VERSION_UNKNOWN: 'No such version is kept.',
  REMOTE_UNREACHABLE: 'A file did not load.',
  REMOTE_BLOCKED: 'The page blocks a script.',
  REMOTE_CHANGED: 'A file is not the released one and did not run.',
  REMOTE_TOO_SLOW: 'A file did not load in time.',
  REMOTE_INCOMPATIBLE: 'The script is too old.',
  REMOTE_FAILED: 'What takes over from the first jobs has failed.',
} as const;

/** The same for applications: only the script that opens frames has these. Visitors have a link to the platform, or apply without what the page knows of them. */
export const FRAMED_ERRORS = {
  FRAME_BLOCKED:
    'The framed page did not load. Allow the origin of the platform in frame-src, and frame this page in no other one.',
  FRAME_NOT_SECURE: 'The page is not served by HTTPS, so that nothing of candidates is framed in it.',
  FRAME_SIGN_IN_BLOCKED:
    'The sign-in window did not open. A page that frames applications cannot have Cross-Origin-Opener-Policy: same-origin.',
  VISITOR_UNKNOWN: 'The function of the page that makes the token of its visitor has failed, or took more than three seconds.',
} as const;
export type FramedErrorCode = keyof typeof FRAMED_ERRORS;
export type EmbedErrorCode = keyof typeof EMBED_ERRORS | FramedErrorCode;

/** What the developer of the page can do: only the help page has these sentences, so that the script stays small. */
export const EMBED_REMEDIES = {
  UNKNOWN_REMOTE: 'Set the attribute remote to jobs, profile or reports, or leave it out: nothing else can be embedded.',
  UNKNOWN_VIEW: 'Set the attribute view to one that the remote has, or leave it out.',
  ENTERPRISE_MISSING: 'Set it to the id of the employer, or to one of its proven domains.',
  ENTERPRISE_UNKNOWN: 'Check the attribute enterprise: an id, or a domain that the employer has proven.',
  DOMAIN_NOT_PROVEN: 'Prove it through the employers’ API; on localhost, set the attribute development-key.',
  UNREACHABLE: 'Check that the page’s Content-Security-Policy has its origin in connect-src, and that the platform is up.',
  TOO_SLOW: 'The embed tries again when it is shown again.',
  BUSY: 'The limit is that of the platform, HIREHQ_EMBED_RATE_LIMIT.',
  FAILED: 'Try again later.',
  JOB_MISSING: 'Set it to the id of a job of the employer: view="detail" and view="similar" need one.',
  PROFILE_KEY_MISSING: 'Set it to the last part of the link to the profile: remote="profile" needs it.',
  VERSION_UNKNOWN:
    'Set the attribute version to a version such as 1.4.2, or to a range such as 1.4.x or 1.x, of which one was live in the last 365 days, or leave it out.',
  REMOTE_UNREACHABLE: 'Allow the origin of the platform in script-src and connect-src.',
  REMOTE_BLOCKED: 'Allow the origin of the platform in script-src.',
  REMOTE_CHANGED: 'Check what is between the platform and the page.',
  REMOTE_INCOMPATIBLE: 'Load a newer version of it.',
} as const satisfies Partial<Record<EmbedErrorCode, string>>;

/** Events of the element; they bubble and leave its shadow tree. */
export interface EmbedEvents {
  /** The first jobs, or the sentence that there are none, are on screen. */
  ready: { jobs: number };
  /** Its height in CSS pixels has changed. */
  resize: { height: number };
  /** A job was opened; `preventDefault()` keeps the page from following its link. */
  jobselected: { id: string; title: string; url: string };
  /** Somebody wants to apply; `preventDefault()` keeps the page from leaving for the platform, and the frame from opening. */
  applystarted: { id: string; url: string };
  /** An application was sent in the frame, to this job. Who has sent it is not said. */
  applied: { id: string };
  error: { code: EmbedErrorCode; message: string };
}

/** When each event is sent, for developers of pages. */
export const EMBED_EVENT_NOTES = {
  ready: 'The first jobs, or the sentence that there are none, are on screen. detail: jobs, their number.',
  resize: 'Its height has changed. detail: height, in CSS pixels.',
  jobselected: 'A job was opened. detail: id, title and url. preventDefault() keeps the page from following the link.',
  applystarted:
    'Somebody wants to apply. detail: id and url. preventDefault() keeps the page from going there, and the frame from opening.',
  applied: 'An application was sent in the frame. detail: id, that of the job.',
  error: 'It shows nothing, or not all of it. detail: code and message.',
} as const satisfies Record<keyof EmbedEvents, string>;

/** One version of the script. */
export interface EmbedScript {
  /** A path of the platform that has the same content forever. */
  path: string;
  integrity: string;
  /** The present version of each remote that can be embedded, by the id of the remote. */
  remotes: Readonly<Record<string, string>>;
  /** Of these, the views that offer to apply, as their manifests say. */
  applyViews: Readonly<Record<string, readonly string[]>>;
}

const scriptLine = (platform: string, pinned: EmbedScript | undefined): string =>
  pinned
    ? `<script type="module" src="${platform}${pinned.path}" integrity="${pinned.integrity}" crossorigin></script>`
    : `<script type="module" src="${platform}${EMBED_SCRIPT_PATH}"></script>`;

export interface EmbedLines {
  platform: string;
  enterprise: string;
  /** Further ones of the element. */
  attributes?: Partial<Record<keyof typeof EMBED_ATTRIBUTES, string>>;
  /** Instead of the live version. */
  pinned?: EmbedScript | undefined;
  /** The text of the link where scripts are blocked. */
  link?: string;
}

const quoted = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** With the version of what the pinned script loads. */
function pinnedAttributes({ pinned, attributes = {} }: EmbedLines): NonNullable<EmbedLines['attributes']> {
  const version = pinned?.remotes[attributes.remote ?? 'jobs'];
  return version === undefined ? attributes : { ...attributes, version };
}

/** The element alone. */
export function embedElement({ enterprise, attributes = {} }: Pick<EmbedLines, 'enterprise' | 'attributes'>): string {
  const written = Object.entries({ enterprise, ...attributes }).map(([name, value]) => ` ${name}="${quoted(value)}"`);
  return `<${EMBED_ELEMENT}${written.join('')}></${EMBED_ELEMENT}>`;
}

/** The same list for a page without scripts. */
function listAddress({ platform, enterprise, attributes: { filters = '', locale } = {} }: EmbedLines): string {
  const query = new URLSearchParams(filters);
  query.set('enterprise', enterprise);
  if (locale !== undefined) query.set('locale', locale);
  return `${platform}${EMBEDDED_JOBS_PAGE}?${query}`;
}

/** Whose jobs, which of them, and in which language. */
export interface EmbeddedJobsSource {
  enterprise: string;
  filters: string;
  locale: string;
  /** That of the employer is not named in the address. */
  theme?: EmbedTheme | undefined;
  developmentKey: string | undefined;
}

/** The address of a page of the list. `after`: the cursor at which the page before has ended. */
export function embeddedJobsAddress(
  platform: string,
  { enterprise, filters, locale, theme = 'employer', developmentKey }: EmbeddedJobsSource,
  after?: string,
): string {
  const query = new URLSearchParams(filters);
  query.set('enterprise', enterprise);
  query.set('locale', locale);
  if (theme !== 'employer') query.set('theme', theme);
  if (after !== undefined) query.set('after', after);
  if (developmentKey !== undefined) query.set('developmentKey', developmentKey);
  return `${platform}/embed/v1/jobs?${query}`;
}

/** Lets the browser ask for the first jobs while the script loads. Without a language, the page does not know yet which ones. */
function preloadLines({ platform, enterprise, attributes = {} }: EmbedLines): string[] {
  const { locale, filters = '', view = 'list', theme: named, 'development-key': developmentKey } = attributes;
  const theme = EMBED_THEMES.find((known) => known === named);
  if (locale === undefined || !(EMBED_VIEWS_WITH_JOBS as readonly string[]).includes(view)) return [];
  const address = embeddedJobsAddress(platform, { enterprise, filters, locale, theme, developmentKey });
  return [`<link rel="preload" as="fetch" href="${quoted(address)}" crossorigin referrerpolicy="origin">`];
}

/** What an employer copies into a page. */
export const embedLines = (lines: EmbedLines): string =>
  [
    ...preloadLines(lines),
    scriptLine(lines.platform, lines.pinned),
    embedElement({ ...lines, attributes: pinnedAttributes(lines) }),
    `<noscript><a href="${quoted(listAddress(lines))}">${quoted(lines.link ?? 'Our jobs')}</a></noscript>`,
  ].join('\n');
