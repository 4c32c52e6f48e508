import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { pageOf, pageQuery } from '../employer/pages.ts';
import { timestamp } from '../rest/primitives.ts';
import { canarySchema } from './canaries.ts';
import { lockSchema } from './locks.ts';
import { remoteId, sequence, remoteVersion } from './primitives.ts';
import { remoteBudgetSchema } from './remote-figures.ts';
import { breakSchema } from './surface.ts';

/** What the history contains. */
export const HISTORY_ACTIONS = [
  'PUBLISH',
  'PROMOTE',
  'ROLLBACK',
  'CANARY_START',
  'CANARY_CHANGE',
  'CANARY_PROMOTE',
  'CANARY_REVERT',
  'CANARY_STOP',
  'CANARY_END',
  'LOCK',
  'UNLOCK',
  'KEY_ADD',
  'KEY_REVOKE',
  'PRUNE',
  'BLOCK',
  'UNBLOCK',
] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

export const HISTORY_OUTCOMES = ['DONE', 'REFUSED'] as const;

export const historyEntrySchema = z.object({
  id: z.number().int(),
  timestamp,
  action: z.enum(HISTORY_ACTIONS),
  /** Team, `operator`, `platform` for what it does by itself, or `unknown` for a call without a valid key. */
  by: z.string(),
  /** Id of the key; null without one. */
  keyId: z.string().nullable(),
  remote: remoteId.nullable(),
  version: remoteVersion.nullable(),
  /** The set that the action made. */
  sequence: sequence.nullable(),
  outcome: z.enum(HISTORY_OUTCOMES),
  /** Why somebody did it; of a refusal, why it was refused. */
  why: z.string(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

export const statusSchema = z.object({
  /** Version of the platform and of its contract. */
  platform: z.string(),
  contract: z.string(),
  /** The live set. */
  sequence,
  remotes: z.array(
    z.object({
      remote: remoteId,
      version: remoteVersion,
      previousVersion: remoteVersion.nullable(),
      lock: lockSchema.nullable(),
      canary: canarySchema.nullable(),
      /**
       * Loads of this version in the last 24 hours, from the reports of browsers. Failed are also those after which the version before ran;
       * `p95Ms` is right to within a tenth.
       */
      loads: z.object({ total: z.number().int(), failed: z.number().int(), p95Ms: z.number().nullable() }),
      budgets: z.array(remoteBudgetSchema),
    }),
  ),
  /** Processes that serve pages, with the set each of them serves. */
  processes: z.array(z.object({ id: z.string(), set: sequence, seenTimestamp: timestamp })),
});
export type DeliveryStatus = z.infer<typeof statusSchema>;

export const readingCalls = {
  'GET history': defineCall('GET history', {
    access: { right: null },
    summary: 'Who changed or tried to change what, newest first',
    query: pageQuery.extend({ remote: remoteId.optional() }),
    response: pageOf(historyEntrySchema),
  }),
  'GET status': defineCall('GET status', {
    access: { right: null },
    summary: 'What is live, locked and tried out, and how it loads',
    response: statusSchema,
  }),
  'POST checks': defineCall('POST checks', {
    access: { right: null },
    edits: 'nothing',
    summary: 'Compares a release with what is live, and stores nothing',
    body: z.object({ release: z.string().max(4 * 1024 * 1024) }),
    maxBodyBytes: 5 * 1024 * 1024,
    response: z.object({ breaks: z.array(breakSchema) }),
    refusals: ['RELEASE_REFUSED'],
  }),
} as const;
