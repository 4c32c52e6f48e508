import { z } from 'zod/mini';
import { LOCALES } from './page.ts';
import { remoteManifestSchema } from './remote-manifest.ts';

const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
const filePath = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/));
export const releaseVersion = z.string().check(z.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/));

/** Marks the versions of `npm run dev`. They are published in development only, and replace each other. */
export const DEVELOPMENT_VERSION = '-dev.';
export const isDevelopmentVersion = (version: string): boolean => version.includes(DEVELOPMENT_VERSION);

/** Files a part of a remote needs, in loading order; for preload links and CSS. */
const partFiles = z.object({ js: z.array(filePath), css: z.array(filePath) });

const servedTextsSchema = z.record(z.enum(LOCALES), z.record(z.string(), z.string()));
export type ServedTexts = z.infer<typeof servedTextsSchema>;

/** `release.json` of one built version: its name, the location of its files, and the hash of each file. */
export const releaseSchema = z.object({
  remote: z.string(),
  version: releaseVersion,
  /** Unique for each remote and version; the name of the federation container, so that versions never mix. */
  container: z.string().check(z.regex(/^[a-z][a-z0-9_]*$/)),
  /** Path of the container's entry, relative to the release folder. */
  entry: filePath,
  manifest: remoteManifestSchema,
  /**
   * Where its files are if not in the set's folder: the server of a developer, in a page that runs a working copy. Never in
   * `release.json`.
   */
  base: z.optional(z.string()),
  files: z.record(filePath, z.object({ integrity, size: z.number() })),
  /** Route or slot id → the chunks it needs besides the entry (`remote` is the exposed module itself). */
  parts: z.record(z.string(), partFiles),
  /** Path of the served part (served-part.ts), if a route declares one. Not included in the release set of a page. */
  servedPart: z.optional(filePath),
  /**
   * Texts the server renders itself, by language and message id: `title.<route id>` and `description.<route id>` for the head
   * of a page and, in the shell's release, the texts outside its pages. Not included in the release set of a page.
   */
  servedTexts: z.optional(servedTextsSchema),
});
export type Release = z.infer<typeof releaseSchema>;

/** One remote in a release set: the current version, and the previous version to fall back to. */
export const releaseMemberSchema = z.object({ current: releaseSchema, previous: z.optional(releaseSchema) });
export type ReleaseMember = z.infer<typeof releaseMemberSchema>;

/** The release set, inlined into the shell's page. */
export const releaseSetSchema = z.object({
  sequence: z.number(),
  channel: z.enum(['live', 'candidate']),
  /** Folder that contains `{remote}/{version}/{file}`, e.g. `/remotes`, or `https://assets.example.com/remotes`. */
  base: z.string(),
  remotes: z.record(z.string(), releaseMemberSchema),
});
export type ReleaseSet = z.infer<typeof releaseSetSchema>;

/** The address of a file of a release. */
export function releaseUrl(base: string, release: Pick<Release, 'remote' | 'version' | 'base'>, file: string): string {
  return `${release.base ?? base}/${release.remote}/${release.version}/${file}`;
}

/**
 * The style sheet of a shadow tree in a page of somebody else, beside each style sheet of a release: without rules for the root
 * of the page, and with sizes that do not depend on the font size of that page.
 */
export const shadowStyles = (styleSheet: string): string => styleSheet.replace(/\.css$/, '.shadow.css');
export const isShadowStyles = (file: string): boolean => file.endsWith('.shadow.css');

/**
 * The second address of every file of a remote. A browser never requests a module again whose response does not end: it waits for that
 * one, whoever imports the module. At the second address it is another module.
 */
export function secondBase(base: string): string {
  const [origin = ''] = /^https?:\/\/[^/]+/.exec(base) ?? [];
  return `${origin}/again${base.slice(origin.length)}`;
}

/** The stage in which loading a remote failed. */
export const LOAD_PHASES = ['manifest', 'entry', 'exposed', 'css', 'chunk', 'contract', 'mount', 'render'] as const;
export type LoadPhase = (typeof LOAD_PHASES)[number];

export const LOAD_CAUSES = [
  'not-found',
  'server-error',
  'timeout',
  'not-javascript',
  'tampered',
  'threw',
  'incompatible',
  'unreachable',
] as const;
export type LoadCause = (typeof LOAD_CAUSES)[number];

/** `ok`: the current version runs. `stepped-back`: the previous version runs. `failed`: the fallback is shown. */
export const LOAD_OUTCOMES = ['ok', 'stepped-back', 'failed'] as const;

export const loadAttemptSchema = z.object({
  version: z.string(),
  outcome: z.enum(['ok', 'failed']),
  phase: z.optional(z.enum(LOAD_PHASES)),
  cause: z.optional(z.enum(LOAD_CAUSES)),
  message: z.optional(z.string()),
  /** Where the code of a remote threw. */
  stack: z.optional(z.string()),
  /** Address of the failed file, if a file failed. */
  url: z.optional(z.string()),
  ms: z.number(),
});

/** One load report: the outcome of one load, so that operators see what candidates saw. */
export const loadReportSchema = z.object({
  traceId: z.string(),
  remote: z.string(),
  part: z.string(),
  outcome: z.enum(LOAD_OUTCOMES),
  attempts: z.array(loadAttemptSchema),
  page: z.string(),
  at: z.string(),
  /** False if the browser had every file of the remote in its cache: how long such a load takes says nothing of the release. */
  isFetched: z.optional(z.boolean()),
  /** Milliseconds of the longest task of the main thread during the load; absent if the browser does not measure tasks. */
  longTaskMs: z.optional(z.number()),
});
/** Most load reports of one request. */
export const MAX_LOAD_REPORTS = 20;
/** Where a page sends its load reports. */
export const LOAD_REPORTS_PATH = '/public/api/v1/load-reports';
/** Header of load reports: the ticket of the page's visit, if the page has one. */
export const VISIT_TICKET_HEADER = 'x-visit-ticket';
/** The part of the shell that a page with a canary of the shell reports: it started, or did not in time. */
export const SHELL_START = 'start';
/** The part of reports of errors that a remote or the shell caught itself: they are no loads. */
export const CAUGHT_ERROR = 'caught';
/** The part of reports of services about a served part that they switched off: they are no loads. */
export const SERVED_PART = 'served';
/** Where a signed-in page learns, by a cookie, which canaries its candidate has whatever the share. */
export const CANARY_MEMBER_PATH = '/api/v1/canary-member';
/** The versions that a new page of this visitor would run. */
export const LIVE_VERSIONS_PATH = '/public/api/v1/live-versions';
export const liveVersionsSchema = z.record(z.string(), z.string());
/** Version by remote, the shell included. */
export type LiveVersions = z.infer<typeof liveVersionsSchema>;
/** Body of `POST` to `LOAD_REPORTS_PATH`: what a page has to report at the time. */
export const loadReportsSchema = z.array(loadReportSchema).check(z.minLength(1), z.maxLength(MAX_LOAD_REPORTS));
export type LoadAttempt = z.infer<typeof loadAttemptSchema>;
export type LoadReport = z.infer<typeof loadReportSchema>;
