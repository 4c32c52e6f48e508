import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { timestamp } from '../rest/primitives.ts';
import { remoteId, why } from './primitives.ts';

export const lockSchema = z.object({ remote: remoteId, why: z.string(), by: z.string(), createdTimestamp: timestamp });
export type ReleaseLock = z.infer<typeof lockSchema>;

const params = z.object({ remote: remoteId });

export const lockCalls = {
  'PUT locks/{remote}': defineCall('PUT locks/{remote}', {
    access: { right: 'lock' },
    edits: 'member',
    summary: 'Locks a remote: no change of its live version until it is unlocked',
    note: 'A canary that fails is reverted all the same.',
    params,
    body: z.object({ why }),
    response: lockSchema,
    refusals: ['RIGHT_MISSING'],
  }),
  'DELETE locks/{remote}': defineCall('DELETE locks/{remote}', {
    access: { right: 'lock' },
    edits: 'member',
    summary: 'Unlocks a remote',
    params,
    response: z.literal(true),
    refusals: ['RIGHT_MISSING'],
  }),
} as const;
