import { z } from 'zod';
import { done, text, timestamp } from '../rest/primitives.ts';
import { defineCall } from '../define-call.ts';
import { EMPLOYER_SCOPES } from './scopes.ts';

const keyId = z.string().regex(/^[0-9a-f]{16}$/);
const scopes = z.array(z.enum(EMPLOYER_SCOPES)).max(EMPLOYER_SCOPES.length);

export const employerKeySchema = z.object({
  id: keyId,
  label: z.string(),
  scopes: z.array(z.enum(EMPLOYER_SCOPES)),
  createdTimestamp: timestamp,
  /** Null: until it is revoked. */
  expiresTimestamp: timestamp.nullable(),
  /** To the minute; null until it is used. */
  lastUsedTimestamp: timestamp.nullable(),
});
export type EmployerKeyRecord = z.infer<typeof employerKeySchema>;

const newKeySchema = employerKeySchema.extend({
  /** `hq_<id>_<secret>`, shown this once. */
  key: z.string(),
});

export const keyCalls = {
  'GET keys': defineCall('GET keys', {
    access: { scope: 'keys:write' },
    summary: 'Keys of the enterprise that are valid',
    answer: z.array(employerKeySchema),
  }),
  'POST keys': defineCall('POST keys', {
    access: { scope: 'keys:write' },
    summary: 'Makes a key',
    note: 'A key gives no scope that it does not have itself. The secret is shown once.',
    body: z.object({ label: text(100), scopes }),
    answer: newKeySchema,
    showsSecret: true,
  }),
  'POST keys/{id}/rotate': defineCall('POST keys/{id}/rotate', {
    access: { scope: 'keys:write' },
    summary: 'Makes a key that takes the place of another one',
    note: 'Both are valid for `hours`; then the old one ends. A key that is being replaced is not rotated again.',
    params: z.object({ id: keyId }),
    body: z
      .object({
        hours: z
          .number()
          .min(0)
          .max(24 * 30)
          .default(24),
      })
      .prefault({}),
    answer: newKeySchema,
    showsSecret: true,
  }),
  'DELETE keys/{id}': defineCall('DELETE keys/{id}', {
    access: { scope: 'keys:write' },
    summary: 'Ends a key at once',
    params: z.object({ id: keyId }),
    answer: done,
  }),
} as const;
