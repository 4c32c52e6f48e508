import { STORAGE_KEYS } from '@hirehq/shared-contracts/storage-keys';
import { z } from 'zod/mini';

const countedSchema = z.array(z.object({ failure: z.string(), at: z.number() }));

/** After more different failures in a row than this, reloading does not help. */
const MAX_RELOADS = 3;
const WITHIN_MS = 10 * 60_000;
const MAX_KEPT = 20;
const MAX_FAILURE = 300;

function counted(): z.infer<typeof countedSchema> {
  try {
    return countedSchema.parse(JSON.parse(sessionStorage.getItem(STORAGE_KEYS.reloadedFor) ?? '[]'));
  } catch {
    return [];
  }
}

/** Whether this tab was reloaded for this failure. */
export const wasReloadedFor = (text: string): boolean => counted().some(({ failure }) => failure === text.slice(0, MAX_FAILURE));

/**
 * Records a reload of this tab; false if it was already reloaded for this failure, reloaded too often, or if the reload cannot
 * be recorded.
 */
export function countReload(text: string, now = Date.now()): boolean {
  const failure = text.slice(0, MAX_FAILURE);
  const before = counted();
  if (wasReloadedFor(text)) return false;
  if (before.filter(({ at }) => now - at < WITHIN_MS).length >= MAX_RELOADS) return false;
  try {
    sessionStorage.setItem(STORAGE_KEYS.reloadedFor, JSON.stringify([...before, { failure, at: now }].slice(-MAX_KEPT)));
    return true;
  } catch {
    return false;
  }
}
