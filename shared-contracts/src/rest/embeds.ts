import { z } from 'zod';
import { BRAND_VARIANTS } from '../codes.ts';
import { EMBED_THEMES, VERSION_RANGE } from '../embed.ts';
import { LOCALES } from '../page.ts';
import { EMBED_CAPABILITIES } from '../remote-manifest.ts';
import { defineCall } from '../define-call.ts';
import { emptyText, id, text, timestamp } from './primitives.ts';

/** An id of an employer, or one of its proven domains. */
const employer = text(253);

const colour = z.string();

/** One version, as releases have it. */
const version = z.string().regex(/^\d+\.\d+\.\d+[0-9A-Za-z.-]{0,80}$/, 'is a version such as 1.4.2');

const embeddedJobSchema = z.object({
  id,
  title: z.string(),
  /** Its page on the platform. */
  url: z.url(),
  /** In the language of the response; null for a job without a place. */
  place: z.string().nullable(),
  /** Pay, work mode and employment type, as far as the job states them, in the language of the response. */
  facts: z.array(z.string()),
  postedTimestamp: timestamp,
});

const embeddingEmployer = z.object({
  id,
  establishmentName: z.string(),
  /** An address on the platform; null without a logo. */
  logoUrl: z.url().nullable(),
  /** Readable colours, each `#rrggbb`; null without a theme. */
  theme: z
    .object({
      primary: colour,
      accent: colour.optional(),
      text: colour.optional(),
      heading: colour.optional(),
      hoverButton: colour,
      hoverButtonText: colour,
      listHover: colour.optional(),
    })
    .nullable(),
});

export const embeddedJobsSchema = z.object({
  employer: embeddingEmployer,
  /** Of links and outlines: the colour of the theme that was asked for, `#rrggbb`. */
  primary: colour,
  locale: z.enum(LOCALES),
  /** The search and its number of jobs, in the language of the response. */
  heading: z.string(),
  count: z.string(),
  jobs: z.array(embeddedJobSchema),
  /** Send as `after` for the next page; null on the last one. */
  endCursor: z.string().nullable(),
  /** The same list on the platform, and the text of a link to it, with the platform’s name. */
  url: z.url(),
  urlText: z.string(),
});
export type EmbeddedJobs = z.infer<typeof embeddedJobsSchema>;
export type EmbeddedJob = EmbeddedJobs['jobs'][number];

const releasedFile = z.object({ url: z.url(), integrity: z.string() });
const releasedFiles = z.array(releasedFile);
export type ReleasedFile = z.infer<typeof releasedFile>;

/** What a view shows first, and what it may load afterwards. */
const embeddedViewSchema = z.object({
  kind: z.enum(['route', 'slot']),
  id: z.string(),
  /** Of a route: its path, and the names of its page data. */
  path: z.string().optional(),
  pageData: z.array(z.string()),
  capabilities: z.array(z.enum(EMBED_CAPABILITIES)),
  scripts: releasedFiles,
  styles: releasedFiles,
});

export const embeddedRemoteSchema = z.object({
  /** The script that provides what remotes share, and loads one. It is a release of its own. */
  script: z.object({
    version: z.string(),
    entry: releasedFile,
    styles: releasedFiles,
    /** By the name of a shared module. */
    shared: z.record(z.string(), releasedFiles),
    /** What these load later, except texts. */
    later: releasedFiles,
    texts: z.partialRecord(z.enum(LOCALES), releasedFiles),
  }),
  remote: z.object({
    id: z.string(),
    version: z.string(),
    /** The contract that it was built for. */
    contract: z.string(),
    container: z.string(),
    entry: releasedFile,
    /** The module that it exposes. */
    scripts: releasedFiles,
    styles: releasedFiles,
    /** By the name of a view. */
    views: z.record(z.string(), embeddedViewSchema),
    /** What its views may load later, except texts. */
    later: releasedFiles,
    texts: z.partialRecord(z.enum(LOCALES), releasedFiles),
  }),
  employer: embeddingEmployer,
  /** Decides what is found. */
  variant: z.enum(BRAND_VARIANTS),
  /** Whose colours it has where the employer has none, or others were asked for. */
  brand: z.enum(BRAND_VARIANTS),
});
export type EmbeddedRemote = z.infer<typeof embeddedRemoteSchema>;

export const embedCalls = {
  'GET /embed/v1/remote': defineCall('GET /embed/v1/remote', {
    access: 'public',
    summary: 'The files of a remote for pages of an employer, with the hash of each',
    note: 'Of the live release set, or of the version that was live last in a range. Readable from the same pages as GET /embed/v1/jobs.',
    query: z.object({
      enterprise: employer,
      remote: text(41),
      developmentKey: emptyText(100).optional(),
      theme: z.enum(EMBED_THEMES).optional(),
      /** A version, or a range of them: 1.4.2, 1.4.x, 1.x. */
      version: z.string().regex(VERSION_RANGE, 'is a version such as 1.4.2, or a range such as 1.4.x or 1.x').optional(),
      /** The version of the first script, if the page has pinned it: the second one is of the same version. */
      script: version.optional(),
      /** A version that has failed on the page: the one before it. */
      without: version.optional(),
    }),
    response: embeddedRemoteSchema,
    refusals: ['NOT_FOUND', 'EMBED_NOT_ALLOWED', 'EMBED_VERSION_NOT_FOUND', 'OVERLOADED'],
  }),
  'GET /embed/v1/jobs': defineCall('GET /embed/v1/jobs', {
    access: 'public',
    summary: 'The jobs of an employer for its own pages',
    note: 'Readable from pages of the proven domains of the employer, and from pages on localhost with a development key. Takes the parts of a search as the address of /job-list has them: keyword, city, employmentType and so on.',
    query: z.looseObject({
      enterprise: employer,
      locale: z.enum(LOCALES).optional(),
      after: emptyText(500).optional(),
      theme: z.enum(EMBED_THEMES).optional(),
      developmentKey: emptyText(100).optional(),
    }),
    response: embeddedJobsSchema,
    refusals: ['NOT_FOUND', 'EMBED_NOT_ALLOWED'],
  }),
} as const;
