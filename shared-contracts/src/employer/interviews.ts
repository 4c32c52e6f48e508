import { z } from 'zod';
import { INTERVIEW_CLOSURES, INTERVIEW_MODES, INTERVIEW_STATUSES } from '../codes.ts';
import { id, optionalText, text, timestamp, version } from '../rest/primitives.ts';
import { defineCall } from '../define-call.ts';
import { isTimeZone } from '../is-time-zone.ts';
import { RATING_MAX } from '../inputs/rate-interview.ts';
import { pageOf, pageQuery } from './pages.ts';
import { limitNote } from './send-limits.ts';

export const employerInterviewSchema = z.object({
  id: z.string(),
  version,
  applicationId: z.string(),
  candidateId: z.string(),
  roundTitle: z.string(),
  /** P pending, A accepted, X cancelled. */
  status: z.enum(INTERVIEW_STATUSES),
  scheduleStartDateTime: timestamp,
  scheduleCompleteDateTime: timestamp,
  /** IANA name of the time zone in which the times were planned. */
  timeZone: z.string(),
  mode: z.enum(INTERVIEW_MODES),
  location: z.string().nullable(),
  link: z.string().nullable(),
  instructions: z.string().nullable(),
  roundCompleted: z.boolean(),
  ratingOfPanelByCandidate: z.number().nullable(),
  /** What the candidate says about the handling of the job; public only if the candidate allows it. */
  ratingRemarksByCandidate: z.string().nullable(),
  /** 1 to 5; the candidate sees it in their reports. */
  ratingOfCandidateByPanel: z.number().nullable(),
  /** Other times the candidate proposes, until the interview is moved or ends. */
  proposedTimes: z.array(z.object({ scheduleStartDateTime: timestamp, scheduleCompleteDateTime: timestamp })),
  proposalNote: z.string().nullable(),
  closureStatus: z.enum(INTERVIEW_CLOSURES).nullable(),
  changedTimestamp: timestamp,
});
export type EmployerInterview = z.infer<typeof employerInterviewSchema>;

const dateTime = z.iso.datetime({ offset: true });
const schedule = z.object({
  roundTitle: text(200),
  scheduleStartDateTime: dateTime,
  scheduleCompleteDateTime: dateTime,
  timeZone: z.string().max(60).refine(isTimeZone, { error: 'Send an IANA name such as Europe/Berlin.' }).default('UTC'),
  mode: z.enum(INTERVIEW_MODES),
  location: optionalText(500).default(null),
  link: z
    .url({ protocol: /^https$/, error: 'Send an address that begins with https://.' })
    .max(2000)
    .nullable()
    .default(null),
  instructions: optionalText(4000).default(null),
});
export type EmployerInterviewSchedule = z.output<typeof schedule>;
const endsAfterStart = (body: { scheduleStartDateTime: string; scheduleCompleteDateTime: string }) =>
  Date.parse(body.scheduleStartDateTime) < Date.parse(body.scheduleCompleteDateTime);
const wrongEnd = { path: ['scheduleCompleteDateTime'], error: 'must be after the start' };

const step = {
  access: { scope: 'interviews:write' },
  params: z.object({ id }),
  response: employerInterviewSchema,
  aboutCandidate: true,
  versioned: true,
} as const;

export const employerInterviewCalls = {
  'GET interviews': defineCall('GET interviews', {
    access: { scope: 'applications:read' },
    summary: 'Interviews by their last change, the oldest change first',
    note: 'Interviews of a withdrawn application are not returned.',
    query: pageQuery.extend({ applicationId: id.optional() }),
    response: pageOf(employerInterviewSchema),
  }),
  'GET interviews/{id}': defineCall('GET interviews/{id}', {
    access: { scope: 'applications:read' },
    versioned: true,
    summary: 'An interview',
    params: z.object({ id }),
    response: employerInterviewSchema,
  }),
  'POST interviews': defineCall('POST interviews', {
    access: { scope: 'interviews:write' },
    versioned: true,
    edits: 'adds',
    summary: 'Invites a candidate to a round of interviews: P',
    note: limitNote('interviews'),
    body: schedule.extend({ applicationId: id }).refine(endsAfterStart, wrongEnd),
    response: employerInterviewSchema,
    aboutCandidate: true,
  }),
  'PUT interviews/{id}': defineCall('PUT interviews/{id}', {
    ...step,
    summary: 'Reschedules an interview: P, and the candidate is invited again',
    note: `This settles the times the candidate proposed, whichever time is chosen. ${limitNote('interviews')}`,
    body: schedule.refine(endsAfterStart, wrongEnd),
  }),
  'POST interviews/{id}/cancel': defineCall('POST interviews/{id}/cancel', {
    ...step,
    summary: 'Cancels an interview: X',
  }),
  'POST interviews/{id}/complete': defineCall('POST interviews/{id}/complete', {
    ...step,
    summary: 'Completes a round; the candidate is asked to rate it',
    note: 'Refused with `INTERVIEW_NOT_BEGUN` if the round has not started.',
  }),
  'POST interviews/{id}/rate': defineCall('POST interviews/{id}/rate', {
    ...step,
    summary: 'Rates the candidate of a completed round, 1 to 5',
    note: 'The candidate sees the rating in their reports. A later rating of the same round replaces it.',
    body: z.object({ rating: z.int().min(1).max(RATING_MAX) }),
  }),
  'POST interviews/{id}/close': defineCall('POST interviews/{id}/close', {
    ...step,
    summary: 'Closes the interview with its outcome; it can no longer be rated',
    body: z.object({ closureStatus: z.enum(INTERVIEW_CLOSURES) }),
  }),
} as const;
