import * as z from 'zod/mini';
import { FEEDBACK_SUBJECT_MAX, FEEDBACK_TEXT_MAX } from './feedback-limits.ts';
import { text } from './fields.ts';

/** The fields a person fills in. */
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
