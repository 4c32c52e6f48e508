import { TERMS_VERSION } from '@hirehq/shared-contracts/codes';
import type { Candidate, RestApi } from '@hirehq/shared-contracts/rest';
import type { SessionUser } from '@hirehq/shared-contracts/session';
import { shellStorage } from '../shell-api/shell-storage.ts';
import { candidateOrigin, storedReferral } from './candidate-origin.ts';

export interface FirstStepsOptions {
  /** Calls whose failure is not shown on the page. */
  rest: RestApi;
  geolocationUrl: string | undefined;
  report: (error: unknown, detail: string) => void;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function countryOfAddress(url: string): Promise<string | undefined> {
  const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer', signal: AbortSignal.timeout(5_000) });
  const body = (await response.json()) as { country_name?: unknown };
  return typeof body.country_name === 'string' && body.country_name !== '' ? body.country_name : undefined;
}

/**
 * The steps after a candidate has signed in: terms and origin on the first sign-in, the region for origin M, the pool or
 * invitation of the link. The steps are independent; a failed one is reported and repeated at the next sign-in.
 */
export async function takeFirstSteps(
  { rest, geolocationUrl, report }: FirstStepsOptions,
  user: SessionUser,
  candidate: Candidate,
): Promise<void> {
  const step = (detail: string, work: () => Promise<unknown>) => work().catch((error: unknown) => report(error, detail));

  async function comesForTheFirstTime(): Promise<void> {
    await step('terms', () => rest('PUT candidates//consented/versions', { body: { version: TERMS_VERSION } }));
    const { inviteeCandidateId } = user;
    if (inviteeCandidateId !== null && UUID.test(inviteeCandidateId))
      await step('invitation', () => rest('PUT candidates/pool/priority/invitee', { body: { id: inviteeCandidateId } }));
    await step('origin', () => rest('PUT candidates/', { body: candidateOrigin(user, storedReferral()) }));
  }

  async function joinsPool(): Promise<void> {
    const talentPoolId = shellStorage.get('pool_id') ?? shellStorage.get('poolId');
    if (talentPoolId === undefined) return;
    for (const key of ['pool_id', 'poolId'] as const) shellStorage.take(key);
    if (!UUID.test(talentPoolId)) return;
    await step('pool', () =>
      rest('PUT candidates/pool/priority/{talentPoolId}/candidates', {
        params: { talentPoolId },
        body: { candidatesIds: [candidate.id], origin: 'I' },
      }),
    );
  }

  async function movesRegion(url: string): Promise<void> {
    await step('region', async () => {
      const countryName = await countryOfAddress(url);
      if (countryName) await rest('PUT candidates/update/region/{countryName}', { params: { countryName } });
    });
  }

  if (candidate.origin === null) await comesForTheFirstTime();
  await joinsPool();
  if (candidate.origin === 'M' && geolocationUrl) await movesRegion(geolocationUrl);
}
