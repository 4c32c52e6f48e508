import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { countTry, hasLiveCode, storeCode, type CodePurpose } from './code.store.ts';

const DIGITS = 6;
const LIFE_MS = 15 * 60_000;
const MAX_TRIES = 5;

export interface CodeOwner {
  purpose: CodePurpose;
  /** Who alone may use the code: the step it was asked for in, or `account:{id}`. */
  holder: string;
}

/** Holder of a code that no step asked for. */
export const accountHolder = (accountId: string) => `account:${accountId}`;

// The holder of a step is a secret of the browser, kept nowhere here: a copy of the table does not tell the code.
const hashOf = (code: string, { purpose, holder }: CodeOwner) =>
  createHmac('sha256', holder).update(`${purpose}:${code}`).digest('base64url');

/**
 * Makes a code of six digits, good for 15 minutes and five tries. Without an account it is one that is never told and
 * never fits, so that what follows is the same for an email nobody can sign in with.
 */
export async function issueCode(
  trx: Transaction,
  { accountId, now, ...owner }: CodeOwner & { accountId: string | null; now: Date },
): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  await storeCode(trx, { ...owner, accountId, codeHash: hashOf(code, owner), expiresAt: new Date(now.getTime() + LIFE_MS) });
  return code;
}

/** The account the code was made for, or undefined. A right code stays until it is removed; a wrong try is counted even if the caller does nothing. */
export async function accountOfCode(
  trx: Transaction,
  { code, now, ...owner }: CodeOwner & { code: string; now: Date },
): Promise<string | undefined> {
  const stored = await countTry(trx, { ...owner, maxTries: MAX_TRIES, now });
  if (!stored?.accountId) return undefined;
  const fits = timingSafeEqual(Buffer.from(hashOf(code, owner)), Buffer.from(stored.codeHash));
  return fits ? stored.accountId : undefined;
}

export const codeIsWaiting = (db: Database, owner: CodeOwner, now: Date): Promise<boolean> =>
  hasLiveCode(db, { ...owner, maxTries: MAX_TRIES, now });
