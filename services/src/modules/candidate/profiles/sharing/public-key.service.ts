import { createAttemptLimits } from '../../../../platform/attempts/attempt-limits.ts';
import { newSecret } from '../../../../platform/ids/secret.ts';
import type { RefusalCode } from '@hirehq/shared-contracts/refusals';
import type { Refused } from '../../../../platform/http/mutation-result.ts';
import type { Services } from '../../../../platform/module.ts';
import { changeProfile } from '../change-profile.ts';
import { deletePublicKey, keepPublicKey } from './public-key.store.ts';

/** 192 bits. */
const KEY_BYTES = 24;

const LIMITS = { publicKeysByCandidate: { max: 20, windowMs: 3_600_000 } } as const;

export async function createPublicKey(
  services: Services,
  candidateId: string,
): Promise<{ ok: true; publicKey: string } | Refused<RefusalCode<'createPublicKey'>>> {
  const wait = await createAttemptLimits(services, LIMITS).take(['publicKeysByCandidate', candidateId]);
  if (wait !== undefined) return { ok: false, code: 'RATE_LIMITED' };
  const publicKey = newSecret(KEY_BYTES);
  return changeProfile(services, candidateId, async (trx) => {
    await keepPublicKey(trx, candidateId, publicKey, services.now());
    return { ok: true, publicKey };
  });
}

export async function revokePublicKey(services: Services, candidateId: string): Promise<{ ok: true; publicKey: null }> {
  return changeProfile(services, candidateId, async (trx) => {
    await deletePublicKey(trx, candidateId);
    return { ok: true, publicKey: null };
  });
}
