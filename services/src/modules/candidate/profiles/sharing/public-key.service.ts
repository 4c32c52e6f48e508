import { createAttemptLimits } from '../../../../platform/attempts/attempt-limits.ts';
import { newSecret } from '../../../../platform/ids/secret.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Services } from '../../../../platform/module.ts';
import { changeProfile } from '../change-profile.ts';
import { deletePublicKey, savePublicKey } from './public-key.store.ts';

/** 192 bits. */
const KEY_BYTES = 24;

const LIMITS = { publicKeysByCandidate: { max: 20, windowMs: 3_600_000 } } as const;

export async function createPublicKey(services: Services, candidateId: string): Promise<string> {
  const wait = await createAttemptLimits(services, LIMITS).take(['publicKeysByCandidate', candidateId]);
  if (wait !== undefined) throw new Refusal('RATE_LIMITED');
  const publicKey = newSecret(KEY_BYTES);
  await changeProfile(services, candidateId, (trx) => savePublicKey(trx, candidateId, publicKey, services.now()));
  return publicKey;
}

export async function revokePublicKey(services: Services, candidateId: string): Promise<void> {
  await changeProfile(services, candidateId, (trx) => deletePublicKey(trx, candidateId));
}
