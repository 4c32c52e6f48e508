import { z } from 'zod';
import {
  CANDIDATE_PROCESS_STATUSES,
  CLOSURE_REASONS,
  ENTERPRISE_PROCESS_STATUSES,
  MAX_UPLOAD_BYTES,
  PROCESS_ACTORS,
  PROCESS_CHANGES,
} from '../codes.ts';
import { date, id, optionalText, text, timestamp } from '../rest/primitives.ts';
import { defineCall } from '../define-call.ts';
import { payBody } from './jobs.ts';
import { pageOf, pageQuery } from './pages.ts';
import { limitNote } from './send-limits.ts';

const submittedSchema = z.object({
  id: z.string(),
  jobId: z.string(),
  status: z.literal('submitted'),
  jobTitle: z.string(),
  candidateId: z.string(),
  candidateName: z.string(),
  enterpriseProcessStatus: z.enum(ENTERPRISE_PROCESS_STATUSES),
  /** Null means 'absent'. */
  candidateProcessStatus: z.enum(CANDIDATE_PROCESS_STATUSES).nullable(),
  /** Host of the employer's own page with an embed from which the candidate came; null if that is not known. */
  portal: z.string().nullable(),
  submittedTimestamp: timestamp,
  changedTimestamp: timestamp,
  withdrawnTimestamp: z.null(),
  closedTimestamp: timestamp.nullable(),
  closedBy: z.enum(['enterprise', 'candidate']).nullable(),
  closureReason: z.enum(CLOSURE_REASONS).nullable(),
});

/** Everything an employer sees of a withdrawn application; `changedTimestamp` is the time of the withdrawal too. */
export const withdrawnApplicationSchema = z.object({
  id: z.string(),
  jobId: z.string(),
  status: z.literal('withdrawn'),
  changedTimestamp: timestamp,
  withdrawnTimestamp: timestamp,
});

export const employerApplicationSchema = z.discriminatedUnion('status', [submittedSchema, withdrawnApplicationSchema]);
export type EmployerApplication = z.infer<typeof employerApplicationSchema>;

const offerPay = z
  .object({ currency: z.string(), min: z.number().nullable(), max: z.number().nullable(), unit: z.string() })
  .nullable();

const offerTerms = z.object({
  startDate: z.string().nullable(),
  pay: offerPay,
  expiresTimestamp: timestamp.nullable(),
  note: z.string().nullable(),
  /** Names of the files. */
  documents: z.array(z.string()),
});

const offerSchema = z.object({
  id: z.string(),
  /** 1 for an offer as it was made; incremented by every change of it. */
  version: z.number().int(),
  startDate: z.string().nullable(),
  pay: offerPay,
  expiresTimestamp: timestamp.nullable(),
  note: z.string().nullable(),
  offeredTimestamp: timestamp,
  answeredTimestamp: timestamp.nullable(),
  documents: z.array(z.object({ id: z.string(), fileName: z.string(), signedUrl: z.string() })),
  /** The latest twenty changes, oldest first. */
  changes: z.array(z.object({ version: z.number().int(), changedTimestamp: timestamp, before: offerTerms, after: offerTerms })),
});

const submittedDetailsSchema = submittedSchema.extend({
  candidate: z.object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    emailAddress: z.string(),
    /** As it was sent with this application. */
    telephone: z.string().nullable(),
    profileTitle: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    country: z.string().nullable(),
    overallYearsOfExperience: z.number().nullable(),
    skills: z.array(z.object({ name: z.string(), yearsOfExperience: z.number() })),
  }),
  answers: z.array(z.object({ questionId: z.string(), label: z.string(), values: z.array(z.string()) })),
  /** Support the candidate requests for the selection process, for the people who arrange it. */
  adjustments: z.string().nullable(),
  coverLetter: z.string().nullable(),
  /** The link works for five minutes, and not after the application is withdrawn; request the record again for a new link. */
  resume: z.object({ fileName: z.string(), contentType: z.string(), signedUrl: z.string() }).nullable(),
  offer: offerSchema.nullable(),
  history: z.array(
    z.object({
      change: z.enum(PROCESS_CHANGES),
      enterpriseProcessStatus: z.enum(ENTERPRISE_PROCESS_STATUSES),
      candidateProcessStatus: z.enum(CANDIDATE_PROCESS_STATUSES).nullable(),
      actor: z.enum(PROCESS_ACTORS),
      note: z.string().nullable(),
      recordedTimestamp: timestamp,
    }),
  ),
});

export const employerApplicationDetailsSchema = z.discriminatedUnion('status', [
  submittedDetailsSchema,
  withdrawnApplicationSchema,
]);
export type EmployerApplicationDetails = z.infer<typeof employerApplicationDetailsSchema>;
export type SubmittedApplication = z.infer<typeof submittedSchema>;
export type SubmittedApplicationDetails = z.infer<typeof submittedDetailsSchema>;
export type WithdrawnApplication = z.infer<typeof withdrawnApplicationSchema>;

const params = z.object({ id });
const note = optionalText(4000).default(null);
const noteBody = z.object({ note }).default({ note: null });
const step = {
  access: { scope: 'applications:write' },
  params,
  response: employerApplicationDetailsSchema,
  aboutCandidate: true,
} as const;

export const applicationCalls = {
  'GET applications': defineCall('GET applications', {
    access: { scope: 'applications:read' },
    summary: 'Applications by their last change, the oldest change first',
    note: 'To synchronise, use `changedSince` or continue from the last `nextCursor`. A withdrawn application contains only its status and the time; `state` omits it.',
    query: pageQuery.extend({
      jobId: id.optional(),
      state: z.enum(ENTERPRISE_PROCESS_STATUSES).optional(),
      changedSince: z.iso.datetime({ offset: true }).optional(),
    }),
    response: pageOf(employerApplicationSchema),
  }),
  'GET applications/{id}': defineCall('GET applications/{id}', {
    access: { scope: 'applications:read' },
    summary: 'An application with its answers, résumé, offer and history',
    params,
    response: employerApplicationDetailsSchema,
  }),
  'POST applications/{id}/shortlist': defineCall('POST applications/{id}/shortlist', {
    ...step,
    edits: 'step',
    summary: 'Shortlists the candidate: R becomes S',
    body: noteBody,
  }),
  'POST applications/{id}/offer': defineCall('POST applications/{id}/offer', {
    ...step,
    edits: 'step',
    summary: 'Makes an offer: R or S becomes F',
    note: 'Multipart: part `offer` is JSON and optional, parts `documents` are PDF, Word or image files. The candidate accepts or declines.',
    body: z
      .object({
        startDate: date.nullable().default(null),
        pay: payBody.nullable().default(null),
        /** The offer cannot be accepted after this date. */
        expiresTimestamp: z.iso.datetime({ offset: true }).nullable().default(null),
        note,
      })
      .prefault({}),
    multipart: { json: 'offer', files: ['documents'], maxFiles: 5, maxFileBytes: MAX_UPLOAD_BYTES },
  }),
  'PUT applications/{id}/offer': defineCall('PUT applications/{id}/offer', {
    ...step,
    edits: 'version',
    summary: 'Corrects, extends or renews an offer that the candidate has not answered, also one that has expired',
    note: `Multipart as for POST. What the part \`offer\` leaves out stays as it is, null removes it; documents that are sent replace all earlier ones. With \`version\` only if that is the current version of the offer (409 otherwise). The candidate is notified, and sees what has changed. ${limitNote('offers')}`,
    body: z
      .object({
        version: z.number().int().min(1).optional(),
        startDate: date.nullable().optional(),
        pay: payBody.nullable().optional(),
        expiresTimestamp: z.iso.datetime({ offset: true }).nullable().optional(),
        note: optionalText(4000).optional(),
      })
      .prefault({}),
    multipart: { json: 'offer', files: ['documents'], maxFiles: 5, maxFileBytes: MAX_UPLOAD_BYTES },
  }),
  'POST applications/{id}/onboard': defineCall('POST applications/{id}/onboard', {
    ...step,
    edits: 'step',
    summary: 'Onboards a candidate who has accepted: F with A becomes O with P',
    body: noteBody,
  }),
  'POST applications/{id}/offboard': defineCall('POST applications/{id}/offboard', {
    ...step,
    edits: 'step',
    summary: 'Ends the employment: O becomes B',
    body: noteBody,
  }),
  'POST applications/{id}/close': defineCall('POST applications/{id}/close', {
    ...step,
    edits: 'step',
    summary: 'Closes an application; its codes stay unchanged',
    note: 'The note is shown to the candidate.',
    body: z.object({ reason: z.enum(['declined', 'position filled', 'position cancelled']), note }),
  }),
  'POST applications/{id}/notes': defineCall('POST applications/{id}/notes', {
    ...step,
    edits: 'adds',
    summary: 'Adds a note for the candidate to the history of the application',
    note: limitNote('notes'),
    body: z.object({ note: text(4000) }),
  }),
} as const;
