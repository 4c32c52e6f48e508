import { isUuid } from '../../../../platform/ids/is-uuid.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { CandidateViewer, Services } from '../../../../platform/module.ts';
import { applicationResponse } from '../application-response.ts';
import { applicationOf } from '../applications.service.ts';
import { ownApplication, type ApplicationRow } from '../applications.store.ts';
import { changeApplication } from '../change-application.ts';
import { markOfferAnswered, offersOf } from '../process.store.ts';

interface Answer {
  accepts: boolean;
  /** The version that the candidate has read: 1 for pages that know no versions. */
  version: number;
  note?: string | null;
}

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
 * nothing. CONFLICT when there is no open offer; OFFER_CHANGED, with the application as it is now, when the candidate answers another
 * version than the current one.
 */
export async function answerOffer(
  services: Services,
  viewer: CandidateViewer,
  applicationId: string,
  { accepts, version, note = null }: Answer,
): Promise<ApplicationRow> {
  const { candidateId } = viewer;
  if (await isAnswered(services, candidateId, applicationId, accepts)) return applicationOf(services, viewer, applicationId);
  await changeApplication(services, {
    applicationId,
    step: accepts ? 'accepted' : 'declined',
    by: { kind: 'candidate', candidateId },
    note,
    ...(!accepts && { reason: 'offer declined' }),
    alongside: async (trx, _application, at) => {
      const offer = (await offersOf(trx, [applicationId])).get(applicationId);
      if (offer && offer.version !== version) {
        const application = await ownApplication(trx, candidateId, applicationId);
        throw new Refusal('OFFER_CHANGED', { further: { changed: application && applicationResponse(application) } });
      }
      if (accepts && offer?.expires_at && offer.expires_at <= at)
        throw new Refusal('CONFLICT', { message: 'This offer has expired.' });
      await markOfferAnswered(trx, applicationId, at);
    },
  });
  return applicationOf(services, viewer, applicationId);
}

/** Declines the offer, with an optional reason. */
export const declineOffer = (
  services: Services,
  viewer: CandidateViewer,
  applicationId: string,
  answer: Omit<Answer, 'accepts'>,
): Promise<ApplicationRow> => answerOffer(services, viewer, applicationId, { accepts: false, ...answer });
