import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { id, timestamp } from '../rest/primitives.ts';
import { remoteId, remoteVersion, why } from './primitives.ts';

/** What may be worse with a canary: files that did not load, errors that parts threw, and parts that were slow. */
export const CANARY_SIGNALS = ['LOAD_FAILED', 'CRASHED', 'SLOW'] as const;
export type CanarySignal = (typeof CANARY_SIGNALS)[number];

export const CANARY_STATES = ['RUNNING', 'PROMOTED', 'REVERTED', 'STOPPED', 'INCONCLUSIVE'] as const;
export type CanaryState = (typeof CANARY_STATES)[number];

/** Percent of the visitors. */
const share = z.number().min(0).max(100);

const arm = z.object({ visits: z.number().int(), failures: z.number().int() });

export const canarySchema = z.object({
  id,
  remote: remoteId,
  version: remoteVersion,
  /** The live version it is compared with. */
  against: remoteVersion,
  share,
  /** Employers whose candidates have it whatever the share. */
  enterprises: z.array(z.string()),
  /** Email addresses of accounts that have it whatever the share. */
  accounts: z.array(z.string()),
  state: z.enum(CANARY_STATES),
  why: z.string(),
  by: z.string(),
  startedTimestamp: timestamp,
  endsTimestamp: timestamp,
  endedTimestamp: timestamp.nullable(),
  signals: z.array(
    z.object({
      signal: z.enum(CANARY_SIGNALS),
      live: arm,
      canary: arm,
      /** How much more likely what was seen is with a worse canary than with an equal one; it reverts at `threshold`. */
      evidence: z.number(),
      threshold: z.number(),
      /** Visits with the canary after which five times as many failures would usually show; null if live has had too few visits. */
      visitsToTell: z.number().int().nullable(),
    }),
  ),
  /** Why it ended, with the numbers; null while it runs. */
  decision: z.string().nullable(),
});
export type Canary = z.infer<typeof canarySchema>;

const params = z.object({ id });

export const canaryCalls = {
  'POST canaries': defineCall('POST canaries', {
    access: { right: 'canary' },
    edits: 'adds',
    summary: 'Gives a stored version to a part of the visitors',
    note: 'It is reverted by itself when it is worse than the live version, and never promoted by itself. A remote has one canary at a time; starting the running one again returns it.',
    body: z.object({
      remote: remoteId,
      version: remoteVersion,
      share: share.default(10),
      enterprises: z.array(z.uuid()).max(100).default([]),
      accounts: z.array(z.email()).max(100).default([]),
      /** Hours after which it ends without a decision. */
      hours: z
        .number()
        .min(0.1)
        .max(24 * 14)
        .default(24),
      why,
    }),
    response: canarySchema,
    refusals: ['RIGHT_MISSING', 'CONTRACT_BROKEN', 'REMOTE_LOCKED', 'RELEASE_REFUSED'],
  }),
  'PUT canaries/{id}': defineCall('PUT canaries/{id}', {
    access: { right: 'canary' },
    edits: { lastWins: 'A share has no history: the visitors of a smaller share are among those of a larger one.' },
    summary: 'Changes the share of a canary',
    params,
    body: z.object({ share }),
    response: canarySchema,
    refusals: ['RIGHT_MISSING'],
  }),
  'POST canaries/{id}/promote': defineCall('POST canaries/{id}/promote', {
    access: { right: 'promote' },
    edits: 'step',
    summary: 'Makes the version of a canary live for everybody, and ends it',
    params,
    body: z.object({ why }),
    response: canarySchema,
    refusals: ['RIGHT_MISSING', 'CONTRACT_BROKEN', 'REMOTE_LOCKED'],
  }),
  'DELETE canaries/{id}': defineCall('DELETE canaries/{id}', {
    access: { right: 'canary' },
    edits: 'step',
    summary: 'Stops a canary; its visitors have the live version again',
    params,
    response: canarySchema,
    refusals: ['RIGHT_MISSING'],
  }),
  'GET canaries': defineCall('GET canaries', {
    access: { right: null },
    summary: 'Canaries of the last 90 days, newest first',
    query: z.object({ remote: remoteId.optional() }),
    response: z.array(canarySchema),
  }),
} as const;
