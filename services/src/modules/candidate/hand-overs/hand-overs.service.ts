import { MINUTE_MS } from '@hirehq/shared-contracts/durations';
import type { HandOverPurpose, HandOverState } from '@hirehq/shared-contracts/codes';
import { createAttemptLimits } from '../../../platform/attempts/attempt-limits.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { newSecret, secretHash } from '../../../platform/ids/secret.ts';
import type { Services } from '../../../platform/module.ts';
import { surplusUnder } from '../../../platform/row-caps/refuse-if-full.ts';
import {
  deleteOldestHandOvers,
  handOverById,
  handOverByToken,
  insertHandOver,
  setHandOverState,
  useKey,
  type HandOverRow,
} from './hand-overs.store.ts';

const KEY_MS = 10 * MINUTE_MS;
const TOKEN_MS = 60 * MINUTE_MS;
/** 128 bits keep the QR code small enough for the camera of any phone. */
const KEY_BYTES = 16;

const LIMITS = {
  handOversByCandidate: { max: 60, windowMs: 60 * MINUTE_MS },
  handOverKeysByAddress: { max: 60, windowMs: 60 * MINUTE_MS },
} as const;

const tooOften = (minutes: number) =>
  new Refusal('RATE_LIMITED', { message: `That was often in a short time. Try again in ${minutes} minutes.` });

/** Starts a hand-over with a key, of which only the hash is stored. */
export async function startHandOver(
  services: Services,
  candidateId: string,
  purpose: HandOverPurpose,
): Promise<{ handOver: HandOverRow | undefined; key: string }> {
  const { db, now } = services;
  const minutes = await createAttemptLimits(services, LIMITS).take(['handOversByCandidate', candidateId]);
  if (minutes !== undefined) throw tooOften(minutes);
  const [id, key, time] = [newId(), newSecret(KEY_BYTES), now()];
  const expiresAt = new Date(time.getTime() + KEY_MS);
  await db.transaction().execute(async (trx) => {
    const surplus = await surplusUnder(trx, 'handOvers', { owner: candidateId, now: time });
    if (surplus > 0) await deleteOldestHandOvers(trx, candidateId, { count: surplus, now: time });
    await insertHandOver(trx, { id, candidateId, purpose, keyHash: secretHash(key), expiresAt, now: time });
  });
  return { handOver: await handOverById(db, id), key };
}

/** Uses up a key and returns the token of the device that sent it. */
export async function openHandOver(
  services: Services,
  key: string,
  address: string,
): Promise<{ handOver: HandOverRow | undefined; token: string }> {
  const { db, now } = services;
  const minutes = await createAttemptLimits(services, LIMITS).take(['handOverKeysByAddress', address]);
  if (minutes !== undefined) throw tooOften(minutes);
  const [token, time] = [newSecret(), now()];
  const expiresAt = new Date(time.getTime() + TOKEN_MS);
  const id = await db.transaction().execute(async (trx) => {
    const opened = await useKey(trx, { keyHash: secretHash(key), tokenHash: secretHash(token), expiresAt, now: time });
    if (opened) await followHandOver(services, trx, opened, 'OPENED');
    return opened;
  });
  if (!id) throw new Refusal('NOT_FOUND', { message: 'This code has been used already or has expired.' });
  return { handOver: await handOverById(db, id), token };
}

/**
 * Ends a hand-over for whoever knows its random id: the candidate, and the device that opened it. Succeeds also if it has ended
 * or never existed, so that nobody learns which ids exist.
 */
export async function endHandOver(services: Services, id: string): Promise<void> {
  if (!isUuid(id)) throw new Refusal('NOT_FOUND');
  await services.db.transaction().execute((trx) => followHandOver(services, trx, id, 'ENDED'));
}

/** The hand-over of a token that is still valid. */
export const handOverOfToken = ({ db, now }: Pick<Services, 'db' | 'now'>, token: string): Promise<HandOverRow | undefined> =>
  handOverByToken(db, secretHash(token), now());

/**
 * Stores the state of a hand-over, and reports that of another device to the page that shows the QR code. False if the hand-over
 * has ended.
 */
export async function followHandOver(
  { stream }: Pick<Services, 'stream'>,
  trx: Transaction,
  id: string,
  state: HandOverState,
  /** Percent of the upload. */
  progress: number | null = null,
): Promise<boolean> {
  const row = await setHandOverState(trx, id, state);
  if (row?.purpose === 'VIDEO')
    await stream.send(trx, row.candidate_id, 'hand-over.changed', { id, purpose: row.purpose, state, progress });
  return row !== undefined;
}
