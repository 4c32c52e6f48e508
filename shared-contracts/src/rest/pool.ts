import { z } from 'zod';
import { CANDIDATE_PROCESS_STATUSES, ENTERPRISE_PROCESS_STATUSES } from '../codes.ts';
import { defineCall } from '../define-call.ts';
import { done, id, jobId, text } from './primitives.ts';

/** Status of a candidate for a job; null means 'absent'. */
export const processRecordSchema = z.object({
  candidateProcessStatus: z.enum(CANDIDATE_PROCESS_STATUSES).nullable(),
  enterpriseProcessStatus: z.enum(ENTERPRISE_PROCESS_STATUSES).nullable(),
});
export type ProcessRecord = z.infer<typeof processRecordSchema>;

export const candidateJobSchema = processRecordSchema.extend({
  id: z.string(),
  title: z.string(),
  enterpriseId: z.string(),
  establishmentName: z.string(),
  closed: z.boolean(),
});
export type CandidateJob = z.infer<typeof candidateJobSchema>;

export const poolCalls = {
  'GET candidates/pool/{type}': defineCall('GET candidates/pool/{type}', {
    access: 'candidate',
    summary: 'Process record of the candidate for a job, in the pool of offers (F), onboarded candidates (O) or applications (A)',
    note: 'Both statuses are null if the candidate is not in that pool.',
    params: z.object({ type: z.enum(['F', 'O', 'A']) }),
    query: z.object({ jobId }),
    response: processRecordSchema,
  }),
  'GET candidates/job/{jobId}': defineCall('GET candidates/job/{jobId}', {
    access: 'candidate',
    summary: 'A job with the candidate’s status',
    params: z.object({ jobId }),
    response: candidateJobSchema,
  }),
  'PUT candidates/pool/candidate-remark': defineCall('PUT candidates/pool/candidate-remark', {
    access: 'candidate',
    edits: {
      lastWins:
        'No response contains the remark with a version; the pages send it with a rating, which is given once, and never for a second time.',
    },
    summary: 'Stores the candidate’s remark on how a job was handled',
    note: 'The employer can read it. It is a public review only with `mayBeShown`, without the name of the candidate.',
    body: z.object({ jobId, ratingRemarksByCandidate: text(2000), mayBeShown: z.boolean().optional() }),
    response: done,
  }),
  'PUT candidates/pool/priority/invitee': defineCall('PUT candidates/pool/priority/invitee', {
    access: 'candidate',
    edits: 'step',
    summary: "Completes an employer's invitation",
    body: z.object({ id }),
    multipart: { files: [], maxFiles: 0, maxFileBytes: 0 },
    response: done,
  }),
  'PUT candidates/pool/priority/{talentPoolId}/candidates': defineCall('PUT candidates/pool/priority/{talentPoolId}/candidates', {
    access: 'candidate',
    edits: 'member',
    summary: 'Joins a talent pool',
    note: 'A candidate can only send their own id.',
    params: z.object({ talentPoolId: id }),
    body: z.object({ candidatesIds: z.array(id).min(1).max(100), origin: z.literal('I') }),
    response: done,
  }),
} as const;
