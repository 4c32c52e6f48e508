import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { done, text } from './primitives.ts';

const about = z.string().max(500).optional();

/** What the feedback dialog sends (§3). */
export const feedbackSchema = z.object({
  subject: text(128),
  feedback: text(256),
  application: about,
  appVersion: about,
  browserName: about,
  browserVersion: about,
  resolution: about,
  platform: about,
  menuUrl: z.string().max(2000).optional(),
  ipAddress: about,
  userId: about,
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
  formData: z.string().max(10_000).optional(),
});
export type Feedback = z.infer<typeof feedbackSchema>;

export const feedbackCalls = {
  'GET feedback/exists': defineCall('GET feedback/exists', {
    access: 'candidate',
    summary: 'Whether feedback can be posted here',
    answer: z.boolean(),
  }),
  'POST feedback': defineCall('POST feedback', {
    access: 'candidate',
    summary: 'Posts feedback with up to two screenshots',
    body: feedbackSchema,
    multipart: { json: 'request-body', files: ['attachments'], maxFiles: 2, maxFileBytes: 1024 * 1024 },
    answer: done,
  }),
} as const;
