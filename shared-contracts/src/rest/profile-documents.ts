import { z } from 'zod';
import { PROFILE_LAYOUTS } from '../codes.ts';
import { defineCall } from '../define-call.ts';
import { resumeReadingSchema } from './resume-reading.ts';

/** A document of the profile as a signed link, which works for five minutes. */
const documentSchema = z.object({ fileName: z.string(), contentType: z.string(), signedUrl: z.string() });

export const profileDocumentCalls = {
  'GET candidates/profile/pdf': defineCall('GET candidates/profile/pdf', {
    access: 'candidate',
    makesFile: true,
    summary: 'The own profile as a tagged PDF (PDF/UA-1)',
    query: z.object({ layout: z.enum(PROFILE_LAYOUTS) }),
    response: documentSchema,
  }),
  'GET candidates/profile/json-resume': defineCall('GET candidates/profile/json-resume', {
    access: 'candidate',
    makesFile: true,
    summary: 'The own profile in the JSON Resume format',
    response: documentSchema,
  }),
  'POST candidates/profile/json-resume': defineCall('POST candidates/profile/json-resume', {
    access: 'candidate',
    edits: 'nothing',
    summary: 'Reads a file in the JSON Resume format, and stores nothing',
    note: 'Values are proposed as those of a résumé are; `foundAt.text` is the path of the value in the file. Refused with VALIDATION_FAILED if it contains none.',
    body: z.looseObject({}),
    maxBodyBytes: 1_048_576,
    response: resumeReadingSchema,
  }),
} as const;
