import { z } from 'zod';
import { INTERVIEW_STATUSES } from '../codes.ts';
import { defineCall } from '../define-call.ts';
import { id, timestamp } from './primitives.ts';

export const interviewScheduleSchema = z.object({
  id: z.string(),
  status: z.enum(INTERVIEW_STATUSES),
  /** Null until the candidate has rated the interview. */
  ratingOfPanelByCandidate: z.number().nullable(),
  scheduleStartDateTime: timestamp,
  scheduleCompleteDateTime: timestamp,
  roundCompleted: z.boolean(),
});
export type InterviewSchedule = z.infer<typeof interviewScheduleSchema>;

export const interviewCalls = {
  'GET candidates/interviews/schedules/{id}': defineCall('GET candidates/interviews/schedules/{id}', {
    access: 'candidate',
    summary: 'Schedules of an interview',
    params: z.object({ id }),
    response: z.object({ interviewSchedulesDto: z.array(interviewScheduleSchema), closureStatus: z.string().nullable() }),
  }),
} as const;
