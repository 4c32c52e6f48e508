import * as z from 'zod/mini';
import { text } from './fields.ts';

export const FEEDBACK_SUBJECT_MAX = 128;
export const FEEDBACK_TEXT_MAX = 256;
export const FEEDBACK_SCREENSHOTS_MAX = 2;
export const FEEDBACK_SCREENSHOT_BYTES = 1024 * 1024;

/** What a person types of it. */
export const feedbackTexts = z.object({ subject: text(FEEDBACK_SUBJECT_MAX), feedback: text(FEEDBACK_TEXT_MAX) });

const about = z.optional(z.string().check(z.maxLength(500)));

/** What the feedback dialog sends (§3): the body of `POST feedback`. */
export const feedbackSchema = z.extend(feedbackTexts, {
  application: about,
  appVersion: about,
  browserName: about,
  browserVersion: about,
  resolution: about,
  platform: about,
  menuUrl: z.optional(z.string().check(z.maxLength(2_000))),
  ipAddress: about,
  userId: about,
  latitude: z.nullish(z.number().check(z.gte(-90), z.lte(90))),
  longitude: z.nullish(z.number().check(z.gte(-180), z.lte(180))),
  formData: z.optional(z.string().check(z.maxLength(10_000))),
});
export type Feedback = z.infer<typeof feedbackSchema>;
