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
  /** Null: valid until it is revoked. */
  expiresTimestamp: timestamp.nullable(),
  /** Accurate to a minute; null before the first use. */
  lastUsedTimestamp: timestamp.nullable(),
});
export type EmployerKeyRecord = z.infer<typeof employerKeySchema>;

const newKeySchema = employerKeySchema.extend({
  /** `hq_<id>_<secret>`, shown only in this response. */
  key: z.string(),
});

export const keyCalls = {
  'GET keys': defineCall('GET keys', {
    access: { scope: 'keys:write' },
    summary: 'Valid keys of the enterprise',
    response: z.array(employerKeySchema),
  }),
  'POST keys': defineCall('POST keys', {
    access: { scope: 'keys:write' },
    edits: 'adds',
    summary: 'Creates a key',
    note: 'A key can only grant scopes that it has itself. The secret is shown once.',
    body: z.object({ label: text(100), scopes }),
    response: newKeySchema,
    showsSecret: true,
  }),
  'POST keys/{id}/rotate': defineCall('POST keys/{id}/rotate', {
    access: { scope: 'keys:write' },
    edits: 'step',
    summary: 'Creates a key that replaces another one',
    note: 'Both are valid for `hours`; then the old key expires. A key that is being replaced cannot be rotated again.',
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
    response: newKeySchema,
    showsSecret: true,
  }),
  'DELETE keys/{id}': defineCall('DELETE keys/{id}', {
    access: { scope: 'keys:write' },
    edits: 'member',
    summary: 'Revokes a key immediately',
    params: z.object({ id: keyId }),
    response: done,
  }),
} as const;
