import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { pageOf, pageQuery } from '../employer/pages.ts';
import { timestamp } from '../rest/primitives.ts';
import { expected, remoteId, sequence, remoteVersion, why } from './primitives.ts';
import { breakSchema } from './surface.ts';

/** What made a set: `START`: a process found nothing live of a remote. `CANARY`: a canary was promoted. */
export const SET_CAUSES = ['START', 'PROMOTE', 'ROLLBACK', 'CANARY'] as const;

export const setRecordSchema = z.object({
  sequence,
  members: z.array(
    z.object({
      remote: remoteId,
      version: remoteVersion,
      /** The version a page falls back to; null if there is none. */
      previousVersion: remoteVersion.nullable(),
    }),
  ),
  cause: z.enum(SET_CAUSES),
  why: z.string(),
  /** Name of the team, or `operator`. */
  by: z.string(),
  createdTimestamp: timestamp,
  isLive: z.boolean(),
});
export type SetRecord = z.infer<typeof setRecordSchema>;

const changedSetSchema = z.object({
  set: setRecordSchema,
  changes: z.array(z.object({ remote: remoteId, from: remoteVersion.nullable(), to: remoteVersion.nullable() })),
  /** What the set would lack; a change with such a finding is made only by a dry run. */
  breaks: z.array(breakSchema),
  dryRun: z.boolean(),
});
export type ChangedSet = z.infer<typeof changedSetSchema>;

const wish = { why, dryRun: z.boolean().default(false), expected };

export const setCalls = {
  'POST sets': defineCall('POST sets', {
    access: { right: 'promote' },
    edits: 'step',
    summary: 'Makes stored versions live',
    note: 'Changes the live set as it is then, so that teams with different remotes do not hinder each other. A set that would be the live one changes nothing and is returned.',
    body: z.object({
      /** Remote → its version; null removes the remote. */
      change: z.record(remoteId, remoteVersion.nullable()).refine((change) => Object.keys(change).length > 0),
      ...wish,
    }),
    response: changedSetSchema,
    refusals: ['RIGHT_MISSING', 'CONTRACT_BROKEN', 'REMOTE_LOCKED', 'RELEASE_REFUSED'],
  }),
  'POST sets/{sequence}/restore': defineCall('POST sets/{sequence}/restore', {
    access: { right: 'rollback' },
    edits: 'step',
    summary: 'Makes the members of an earlier set live again, as the next set',
    note: 'With `remotes`, only these; a key for some remotes restores those.',
    params: z.object({ sequence }),
    body: z.object({ remotes: z.array(remoteId).min(1).optional(), ...wish }),
    response: changedSetSchema,
    refusals: ['RIGHT_MISSING', 'CONTRACT_BROKEN', 'REMOTE_LOCKED', 'RELEASE_REFUSED'],
  }),
  'GET sets': defineCall('GET sets', {
    access: { right: null },
    summary: 'Release sets, newest first',
    query: pageQuery,
    response: pageOf(setRecordSchema),
  }),
} as const;
