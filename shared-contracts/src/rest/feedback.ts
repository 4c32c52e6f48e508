import { z } from 'zod';
import { FEEDBACK_SCREENSHOTS_MAX, FEEDBACK_SCREENSHOT_BYTES } from '../inputs/feedback-limits.ts';
import { feedbackSchema } from '../inputs/feedback.ts';
import { defineCall } from '../define-call.ts';
import { done } from './primitives.ts';

export type { Feedback } from '../inputs/feedback.ts';

export const feedbackCalls = {
  'GET feedback/exists': defineCall('GET feedback/exists', {
    access: 'candidate',
    summary: 'Whether feedback can be posted here',
    response: z.boolean(),
  }),
  'POST feedback': defineCall('POST feedback', {
    access: 'candidate',
    edits: 'adds',
    summary: 'Posts feedback with up to two screenshots',
    body: feedbackSchema,
    multipart: {
      json: 'request-body',
      files: ['attachments'],
      maxFiles: FEEDBACK_SCREENSHOTS_MAX,
      maxFileBytes: FEEDBACK_SCREENSHOT_BYTES,
    },
    response: done,
  }),
} as const;
