import { isUuid } from '../../platform/ids/is-uuid.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { CandidateViewer, Services } from '../../platform/module.ts';
import { changed, type StepOutcome } from './applications.service.ts';
import { ownApplication } from './applications.store.ts';
import { changeApplication } from './change-application.ts';
import { markOfferAnswered, offersOf } from './process.store.ts';

/** True when the candidate has already responded to the offer in this way. */
async function isAnswered({ db }: Services, candidateId: string, applicationId: string, accepts: boolean): Promise<boolean> {
  const own = isUuid(applicationId) ? await ownApplication(db, candidateId, applicationId) : undefined;
  if (!own || own.withdrawn_at) return false;
  return accepts
    ? own.candidate_process_status === 'A' && own.closed_at === null
    : own.closed_by === 'candidate' && own.closure_reason === 'offer declined';
}

/**
 * Accepts the offer of an application, or declines it, which closes the application; repeating the same response changes
 * nothing. CONFLICT when there is no open offer.
 */
export async function answerOffer(
  services: Services,
  viewer: CandidateViewer,
  applicationId: string,
  { accepts, note = null }: { accepts: boolean; note?: string | null },
): Promise<StepOutcome> {
  const { candidateId } = viewer;
  return changed(services, viewer, applicationId, async () => {
    if (await isAnswered(services, candidateId, applicationId, accepts)) return;
    await changeApplication(services, {
      applicationId,
      step: accepts ? 'accepted' : 'declined',
      by: { kind: 'candidate', candidateId },
      note,
      ...(!accepts && { reason: 'offer declined' }),
      alongside: async (trx, _application, at) => {
        const offer = (await offersOf(trx, [applicationId])).get(applicationId);
        if (accepts && offer?.expires_at && offer.expires_at <= at)
          throw new Refusal('CONFLICT', { message: 'This offer has expired.' });
        await markOfferAnswered(trx, applicationId, at);
      },
    });
  });
}

/** Declines the offer, with an optional reason. */
export const declineOffer = (
  services: Services,
  viewer: CandidateViewer,
  applicationId: string,
  note: string | null,
): Promise<StepOutcome> => answerOffer(services, viewer, applicationId, { accepts: false, note });
