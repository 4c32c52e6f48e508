import { z } from 'zod';
import { MAX_UPLOAD_BYTES } from '../codes.ts';
import { defineCall } from '../define-call.ts';
import { done, id, text, timestamp } from './primitives.ts';

export const resumeSchema = z.object({
  id: z.string(),
  title: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** Null for a visitor who is not signed in. */
  signedUrl: z.string().nullable(),
  createdTimestamp: timestamp,
});
export type Resume = z.infer<typeof resumeSchema>;

export const resumeCalls = {
  'GET candidates/resume': defineCall('GET candidates/resume', {
    access: 'both',
    summary: 'Résumés of the candidate, newest first; none for a visitor',
    response: z.array(resumeSchema),
  }),
  'POST candidates/resume': defineCall('POST candidates/resume', {
    access: 'both',
    edits: 'adds',
    summary: 'Stores a résumé: pdf, doc, docx, odt, rtf or txt',
    note: "A visitor's résumé is kept for a day, until an application of the same visitor, then signed in, takes it over by its id. X-FORWARDED-FOR is a claim the services do not trust.",
    body: z.object({ title: text(200) }),
    multipart: { files: ['file'], maxFiles: 1, maxFileBytes: MAX_UPLOAD_BYTES },
    response: resumeSchema,
  }),
  'DELETE candidates/resume/{id}': defineCall('DELETE candidates/resume/{id}', {
    access: 'candidate',
    edits: 'member',
    summary: 'Removes a résumé',
    params: z.object({ id }),
    response: done,
  }),
} as const;
