import { MINUTE_MS } from '@hirehq/shared-contracts/durations';
import { emptyTelephone } from '@hirehq/shared-contracts/inputs';
import { isRecord } from '@hirehq/shared-contracts/is-record';
import type { RemoteStorage } from '@hirehq/shared-contracts/shell-api';

/** What the page of an employer says about its visitor; each may be empty. */
export interface Contact {
  name: string;
  email: string;
  telephone: string;
}

const KEY = 'visitor';
/** As long as a sign-in may take. */
const KEPT_MS = 30 * MINUTE_MS;

const isContact = (value: Record<string, unknown>): value is Record<string, unknown> & Contact =>
  ['name', 'email', 'telephone'].every((field) => typeof value[field] === 'string');

export const forgetContact = (storage: RemoteStorage): void => storage.remove(KEY);

function readKept(storage: RemoteStorage): unknown {
  try {
    return JSON.parse(storage.get(KEY) ?? 'null');
  } catch {
    return undefined;
  }
}

/** What was kept for the time of a sign-in; undefined for another job. Removes what is older, or cannot be read. */
export function keptContact(storage: RemoteStorage, jobId: string, now = Date.now()): Contact | undefined {
  const kept = readKept(storage);
  if (kept === null) return undefined;
  if (!isRecord(kept) || !isContact(kept) || !(now - Number(kept['at']) < KEPT_MS)) {
    forgetContact(storage);
    return undefined;
  }
  const { name, email, telephone } = kept;
  return kept['jobId'] === jobId ? { name, email, telephone } : undefined;
}

/** Keeps it in this browser while the page is left for a sign-in. */
export const keepContact = (storage: RemoteStorage, jobId: string, contact: Contact, now = Date.now()): boolean =>
  storage.set(KEY, JSON.stringify({ ...contact, jobId, at: now }));

export const isTelephone = (typed: string): boolean => emptyTelephone().safeParse(typed).success;
