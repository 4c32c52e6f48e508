import { z } from 'zod';
import type { Budgets } from '../remote-manifest.ts';

/** Budgets of a manifest, by what the API of operators calls them. */
export const REMOTE_BUDGETS = {
  entryBytes: 'ENTRY_BYTES',
  contentBytes: 'CONTENT_BYTES',
  readyMs: 'READY_MS',
  longTaskMs: 'LONG_TASK_MS',
} as const satisfies Record<keyof Budgets, string>;

const budgetNames = Object.values(REMOTE_BUDGETS);

/** A budget that a remote declares, beside what was measured; null where there is none, or it is not known. */
export const remoteBudgetSchema = z.object({
  name: z.enum(budgetNames),
  declared: z.number().nullable(),
  measured: z.number().nullable(),
});
export type RemoteBudget = z.infer<typeof remoteBudgetSchema>;

/** What became of a version of a remote. */
export const REMOTE_VERSION_STATES = ['LIVE', 'TRIED', 'EARLIER', 'STORED', 'PRUNED', 'BLOCKED'] as const;
export type RemoteVersionState = (typeof REMOTE_VERSION_STATES)[number];
