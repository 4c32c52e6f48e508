import type { EmployerInterview } from '@hirehq/shared-contracts/employer';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Services } from '../../../platform/module.ts';
import { lockedApplication } from '../applications/index.ts';
import { isExpected, refuseStale, type ExpectedVersion } from '../../../platform/versions/expected-version.ts';
import { readInterview } from './employer-interviews.service.ts';
import { lockedInterview, updateInterview } from './interviews.store.ts';

/** Rates the candidate of a completed round; a later rating replaces it. No notification is sent: the candidate finds it in a report. */
export async function rateCandidate(
  services: Services,
  enterpriseId: string,
  { id, rating, expected }: { id: string; rating: number; expected?: ExpectedVersion },
): Promise<EmployerInterview> {
  const { applicationId } = await readInterview(services, enterpriseId, id);
  await services.db.transaction().execute(async (trx) => {
    const application = await lockedApplication(trx, applicationId);
    const interview = await lockedInterview(trx, id);
    if (!application || !interview || application.withdrawn_at) throw new Refusal('NOT_FOUND');
    if (!interview.round_completed) throw new Refusal('CONFLICT', { message: 'This round has not taken place yet.' });
    // A repeated request.
    if (interview.rating_of_candidate_by_panel === rating) return;
    if (!isExpected(interview.version, expected))
      await refuseStale(() => readInterview({ ...services, db: trx }, enterpriseId, id));
    await updateInterview(trx, id, { rating_of_candidate_by_panel: rating, changed_at: services.now() });
  });
  return readInterview(services, enterpriseId, id);
}
