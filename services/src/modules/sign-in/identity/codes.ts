import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { countTry, hasLiveCode, storeCode, type CodePurpose } from './code.store.ts';

const DIGITS = 6;
const LIFE_MS = 15 * 60_000;
const MAX_TRIES = 5;

export interface CodeOwner {
  purpose: CodePurpose;
  /** The only one who may use the code: the step that requested it, or `account:{id}`. */
  holder: string;
}

/** Holder of a code that was not requested in a step. */
export const codeHolderOf = (accountId: string) => `account:${accountId}`;

// The id of a step is a secret of the browser and is not stored here, so a copy of the table does not reveal the code.
const hashOf = (code: string, { purpose, holder }: CodeOwner) =>
  createHmac('sha256', holder).update(`${purpose}:${code}`).digest('base64url');

/**
 * Creates a six-digit code, valid for 15 minutes and five attempts. Without an account, the code is never sent and
 * never matches, so that the flow is the same for an email without an account.
 */
export async function issueCode(
  trx: Transaction,
  { accountId, now, ...owner }: CodeOwner & { accountId: string | null; now: Date },
): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  await storeCode(trx, { ...owner, accountId, codeHash: hashOf(code, owner), expiresAt: new Date(now.getTime() + LIFE_MS) });
  return code;
}

/** The account that the code was created for, or undefined. A correct code stays valid until it is removed; a wrong attempt is always counted. */
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
