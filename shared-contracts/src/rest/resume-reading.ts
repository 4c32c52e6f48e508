import { z } from 'zod';
import { EDUCATION_LEVELS, LANGUAGE_LEVELS, READING_CONFIDENCES, READING_DOUBTS } from '../codes.ts';
import { defineCall } from '../define-call.ts';
import { id } from './primitives.ts';

/** Where in the file a value was found. */
const foundAt = z.object({
  /** 1 for the first page; null for a format without pages. */
  page: z.number().int().nullable(),
  /** Left, top, width and height on the page, each from 0 to 1; null for a format without pages. */
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
  /** The text it was read from, 300 characters at most. */
  text: z.string(),
});

/** A proposal: `LOW` is never stored unless the candidate takes it, and `doubts` says why. */
const found = <Value extends z.ZodType>(value: Value) =>
  z.object({ value, foundAt, confidence: z.enum(READING_CONFIDENCES), doubts: z.array(z.enum(READING_DOUBTS)) });
const foundText = found(z.string()).nullable();

/** What was read from a résumé: proposals for a profile, nothing of it is stored. A date is `YYYY-MM`, or `YYYY` without a month. */
export const resumeReadingSchema = z.object({
  firstName: foundText,
  lastName: foundText,
  emailAddress: foundText,
  telephone: foundText,
  address: foundText,
  city: foundText,
  state: foundText,
  country: foundText,
  zipCode: foundText,
  profileTitle: foundText,
  overallYearsOfExperience: found(z.number()).nullable(),
  skills: z.array(found(z.object({ id: z.number().int(), name: z.string(), yearsOfExperience: z.number().nullable() }))),
  workHistory: z.array(
    found(
      z.object({
        title: z.string().nullable(),
        workedWith: z.string().nullable(),
        workedFrom: z.string().nullable(),
        /** Null where the résumé says that it lasts. */
        workedTill: z.string().nullable(),
      }),
    ),
  ),
  educations: z.array(
    found(
      z.object({
        level: z.enum(EDUCATION_LEVELS).nullable(),
        institution: z.string().nullable(),
        fieldOfStudy: z.string().nullable(),
        studiedFrom: z.string().nullable(),
        studiedTill: z.string().nullable(),
      }),
    ),
  ),
  licences: z.array(
    found(
      z.object({
        name: z.string(),
        issuer: z.string().nullable(),
        number: z.string().nullable(),
        expiresOn: z.string().nullable(),
      }),
    ),
  ),
  languages: z.array(found(z.object({ language: z.string(), level: z.enum(LANGUAGE_LEVELS).nullable() }))),
  /** Pages of the file; null for a format without pages. */
  pages: z.number().int().nullable(),
});
export type ResumeReading = z.infer<typeof resumeReadingSchema>;

export const resumeReadingCalls = {
  'POST candidates/resume/{id}/reading': defineCall('POST candidates/resume/{id}/reading', {
    access: 'candidate',
    edits: 'nothing',
    summary: 'Reads a stored résumé, and stores nothing',
    note: 'Returns 502 and FILE_UNREADABLE for a file that cannot be read, with a `reason`: TOO_LARGE when unpacked, TOO_SLOW, TOO_MANY_PAGES, PROTECTED, DAMAGED or NO_TEXT. Returns 429 and RATE_LIMITED after 40 readings in an hour, 503 and OVERLOADED while too many are waiting.',
    params: z.object({ id }),
    response: resumeReadingSchema,
  }),
} as const;
