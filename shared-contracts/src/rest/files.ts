import { z } from 'zod';
import { FILE_CATEGORIES, MAX_UPLOAD_BYTES } from '../codes.ts';
import { defineCall } from '../define-call.ts';
import { id, timestamp } from './primitives.ts';

export const storedFileSchema = z.object({
  id: z.string(),
  category: z.enum(FILE_CATEGORIES),
  fileName: z.string(),
  /** The detected type of the file, e.g. `image/png`. */
  contentType: z.string(),
  /** Bytes. */
  size: z.number().int(),
  signedUrl: z.string(),
  createdTimestamp: timestamp,
});
export type StoredFile = z.infer<typeof storedFileSchema>;

export const fileCalls = {
  'POST upload-file': defineCall('POST upload-file', {
    access: 'candidate',
    edits: {
      lastWins:
        'Every file is a record of its own; only the photo of the profile replaces one, and it is a single choice that is saved as soon as it is made.',
    },
    summary: 'Stores a file of the candidate',
    note: '`recordId` is the id of a work history entry for SHOWCASE, and of an education for EDUCATION. PROFILE becomes the profile photo.',
    body: z.object({ category: z.enum(FILE_CATEGORIES), recordId: id.optional() }),
    multipart: { files: ['file'], maxFiles: 1, maxFileBytes: MAX_UPLOAD_BYTES },
    response: storedFileSchema,
  }),
} as const;
