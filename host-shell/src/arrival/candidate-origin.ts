import type { CandidateOrigin } from '@hirehq/shared-contracts/codes';
import type { SessionUser } from '@hirehq/shared-contracts/session';
import { shellStorage } from '../shell-api/shell-storage.ts';

/** What the browser stored about the link that brought the candidate. */
export interface StoredReferral {
  domain: string | undefined;
  talentPoolInfo: string | undefined;
  isReferredOrigin: string | undefined;
  enterpriseId: string | undefined;
}

export const storedReferral = (): StoredReferral => ({
  domain: shellStorage.get('domain'),
  talentPoolInfo: shellStorage.get('talentPoolInfo'),
  isReferredOrigin: shellStorage.get('isReferredOrigin'),
  enterpriseId: shellStorage.get('sourceEnterpriseId') ?? shellStorage.get('domainEnterpriseId'),
});

/** The origin of a candidate who has none yet (SH-38): invited, joined through a pool, referred by a domain, else public. */
export function candidateOrigin(
  { inviteeCandidateId }: Pick<SessionUser, 'inviteeCandidateId'>,
  { domain, talentPoolInfo, isReferredOrigin, enterpriseId }: StoredReferral,
): { origin: CandidateOrigin; sourceEnterpriseId: string | null } {
  const came = (origin: CandidateOrigin) => ({ origin, sourceEnterpriseId: enterpriseId ?? null });
  if (inviteeCandidateId !== null) return came('I');
  if (domain && talentPoolInfo) return came('J');
  if (domain && isReferredOrigin) return came('R');
  return { origin: 'P', sourceEnterpriseId: null };
}
