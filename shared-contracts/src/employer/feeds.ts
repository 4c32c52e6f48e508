import { z } from 'zod';
import { done, id, text, timestamp } from '../rest/primitives.ts';
import { defineCall } from '../define-call.ts';

/** Formats of feeds. */
export const FEED_FORMATS = ['greenhouse', 'lever', 'ashby', 'indeed-xml', 'jsonld', 'json', 'csv', 'xml'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** Maximum size of an uploaded feed file in bytes, as received. */
export const FEED_UPLOAD_BYTES = 1024 * 1024 * 1024;

const count = z.number().int();

export const feedReportSchema = z.object({
  read: count,
  imported: count,
  updated: count,
  unchanged: count,
  closed: count,
  /** Open jobs that the feed lacks and that are not closed yet: they wait for the next feed, or for a confirmation. */
  held: count,
  reopened: count,
  /** Records that the map calls closed. */
  closedInFeed: count,
  /** Records that the map leaves out. */
  filtered: count,
  /** For each optional field that records have: in how many, in how many of them it could not be read, and the first such values. */
  fields: z.array(
    z.object({
      field: z.string(),
      stated: count,
      lost: count,
      samples: z.array(z.object({ position: count, text: z.string() })),
    }),
  ),
  /** The first refusals with details; the others are only counted. */
  refused: z.array(z.object({ position: count, id: z.string().optional(), reason: z.string() })),
  refusedMore: count,
  /** Why jobs missing from the feed were not closed; null if the missing ones were closed. */
  closingSkipped: z.string().nullable(),
  /** Why the feed could not be read to its end; null if it was. */
  error: z.string().nullable(),
  seconds: z.number(),
});

export const feedSchema = z.object({
  id: z.string(),
  url: z.string(),
  format: z.enum(FEED_FORMATS),
  everyMinutes: count,
  createdTimestamp: timestamp,
  /** Time of the last attempt; null before the first. */
  pulledTimestamp: timestamp.nullable(),
  nextPullTimestamp: timestamp,
  /** Result of the last attempt. */
  outcome: z.enum(['imported', 'unchanged', 'failed']).nullable(),
  /** Consecutive failed attempts; each doubles the pause before the next one. */
  failures: count,
  /** Open jobs that wait to be closed: until the next pull lacks them too, or until that is confirmed. */
  jobsHeld: count,
  /** Report of the last attempt that read something. */
  report: feedReportSchema.nullable(),
});
export type EmployerFeed = z.infer<typeof feedSchema>;

const feedBody = z.object({
  url: z.url({ protocol: /^https?$/, error: 'Send an address that begins with https:// or http://.' }).max(2000),
  format: z.enum(FEED_FORMATS),
  /** For json, csv and xml: our field → the feed's column or path; or an object with `fields`, `list`, `defaults`, `codes`, `closed`, `only`, `dates` and `encoding`. */
  map: z.record(text(100), z.unknown()).nullable().default(null),
  everyMinutes: z
    .number()
    .int()
    .min(15)
    .max(7 * 24 * 60)
    .default(24 * 60),
});
export type EmployerFeedInput = z.output<typeof feedBody>;
const params = z.object({ id });

export const feedImportSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  format: z.enum(FEED_FORMATS),
  name: z.string(),
  closeMissing: z.boolean(),
  state: z.enum(['waiting', 'running', 'imported', 'failed']),
  /** Open jobs of this name that wait to be closed: until the next complete list lacks them too, or until that is confirmed. */
  jobsHeld: count,
  createdTimestamp: timestamp,
  /** Null while the import waits or runs. */
  endedTimestamp: timestamp.nullable(),
  /** The report. A failed import has one too, because what it read before the failure is kept. Null while it waits or runs. */
  report: feedReportSchema.nullable(),
});
export type EmployerFeedImport = z.infer<typeof feedImportSchema>;

const feedImportBody = z.object({
  format: z.enum(FEED_FORMATS),
  map: feedBody.shape.map,
  /** The list of jobs that the file replaces; ids are unique, and missing jobs are closed, within this name. */
  name: z
    .string()
    .regex(/^[A-Za-z0-9._-]{1,50}$/, 'Send 1 to 50 letters, digits, dots, dashes or underscores.')
    .default('uploads'),
  /** The file is the complete list: open jobs of this name that are not in it are closed. */
  closeMissing: z.boolean().default(false),
});
export type EmployerFeedImportInput = z.output<typeof feedImportBody>;

export const feedCalls = {
  'GET feeds': defineCall('GET feeds', {
    access: { scope: 'feeds:write' },
    summary: 'Feeds of the enterprise, with the report of the last pull',
    response: z.array(feedSchema),
  }),
  'POST feeds': defineCall('POST feeds', {
    access: { scope: 'feeds:write' },
    edits: 'adds',
    summary: 'Adds a feed; it is pulled within a minute, then at its interval',
    note: 'Every job of the feed belongs to the enterprise, whatever company it names. A job that is removed from the feed is closed; if there are many at once, only after the next pull or a confirmation.',
    body: feedBody,
    response: feedSchema,
  }),
  'POST feeds/imports': defineCall('POST feeds/imports', {
    access: { scope: 'feeds:write' },
    edits: 'adds',
    summary: 'Accepts a file of jobs and imports it in the background',
    note: 'Parts: `import` as JSON and `file`, with or without gzip. Returns immediately with the id of the import. Every job belongs to the enterprise, whatever company it names.',
    multipart: { json: 'import', files: ['file'], maxFiles: 1, maxFileBytes: FEED_UPLOAD_BYTES, toDisk: true, maxSeconds: 3600 },
    body: feedImportBody,
    response: feedImportSchema,
  }),
  'GET feeds/imports/{id}': defineCall('GET feeds/imports/{id}', {
    access: { scope: 'feeds:write' },
    summary: 'The state of an import, and its report; kept for 30 days',
    params,
    response: feedImportSchema,
  }),
  'POST feeds/imports/{id}/confirm-closing': defineCall('POST feeds/imports/{id}/confirm-closing', {
    access: { scope: 'feeds:write' },
    edits: 'mark',
    summary: 'Closes the jobs that wait because a complete list lacked them',
    note: 'Applies to all jobs of the name of the import that wait; does nothing if none does.',
    params,
    response: feedImportSchema,
  }),
  'POST feeds/{id}/confirm-closing': defineCall('POST feeds/{id}/confirm-closing', {
    access: { scope: 'feeds:write' },
    edits: 'mark',
    summary: 'Closes the jobs that wait because the feed lacked them',
    note: 'A pull that would close more than half of the open jobs of the feed, and more than five, or that finds no posting at all, closes them only if the next pull lacks them too. This call closes them at once; it does nothing if no job waits.',
    params,
    response: feedSchema,
  }),
  'POST feeds/{id}/pull': defineCall('POST feeds/{id}/pull', {
    access: { scope: 'feeds:write' },
    edits: 'mark',
    summary: 'Requests a pull of the feed within a minute',
    params,
    response: feedSchema,
  }),
  'DELETE feeds/{id}': defineCall('DELETE feeds/{id}', {
    access: { scope: 'feeds:write' },
    edits: 'member',
    summary: 'Removes a feed; its jobs are closed',
    params,
    response: done,
  }),
} as const;
