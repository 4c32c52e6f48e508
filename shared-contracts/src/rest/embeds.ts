import { z } from 'zod';
import { BRAND_VARIANTS } from '../codes.ts';
import { LOCALES } from '../page.ts';
import { defineCall } from '../define-call.ts';
import { emptyText, id, text, timestamp } from './primitives.ts';

/** An id of an employer, or one of its proven domains. */
const employer = text(253);

const colour = z.string();

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
  locale: z.enum(LOCALES),
  /** The search and its number of jobs, in the language of the response. */
  heading: z.string(),
  count: z.string(),
  jobs: z.array(embeddedJobSchema),
  /** Send as `after` for the next page; null on the last one. */
  endCursor: z.string().nullable(),
  /** The same list on the platform. */
  url: z.url(),
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
  variant: z.enum(BRAND_VARIANTS),
});
export type EmbeddedRemote = z.infer<typeof embeddedRemoteSchema>;

export const embedCalls = {
  'GET /embed/v1/remote': defineCall('GET /embed/v1/remote', {
    access: 'public',
    summary: 'The files of a remote for pages of an employer, with the hash of each',
    note: 'Of the live release set. Readable from the same pages as GET /embed/v1/jobs.',
    query: z.object({ enterprise: employer, remote: text(41), developmentKey: emptyText(100).optional() }),
    response: embeddedRemoteSchema,
    refusals: ['NOT_FOUND', 'EMBED_NOT_ALLOWED', 'OVERLOADED'],
  }),
  'GET /embed/v1/jobs': defineCall('GET /embed/v1/jobs', {
    access: 'public',
    summary: 'The jobs of an employer for its own pages',
    note: 'Readable from pages of the proven domains of the employer, and from pages on localhost with a development key. Takes the parts of a search as the address of /job-list has them: keyword, city, employmentType and so on.',
    query: z.looseObject({
      enterprise: employer,
      locale: z.enum(LOCALES).optional(),
      after: emptyText(500).optional(),
      developmentKey: emptyText(100).optional(),
    }),
    response: embeddedJobsSchema,
    refusals: ['NOT_FOUND', 'EMBED_NOT_ALLOWED'],
  }),
} as const;
