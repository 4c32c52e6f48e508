import * as z from 'zod/mini';
import { CONVERSATION_REPORT_REASONS } from '../codes.ts';
import { optionalText, requestId, wrong } from './fields.ts';
import { REPORT_DETAILS_MAX } from './report-job.ts';

/** The fields of `ReportConversationInput` besides the ids of what is reported. */
export const conversationReport = z.object({
  requestId: requestId(),
  reason: z.enum(CONVERSATION_REPORT_REASONS, wrong('MISSING')),
  details: optionalText(REPORT_DETAILS_MAX),
});
