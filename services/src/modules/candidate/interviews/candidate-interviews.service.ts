import type { RefusalCode } from '@hirehq/shared-contracts/refusals';
import type { RestResponse } from '@hirehq/shared-contracts/rest';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import type { Refused } from '../../../platform/http/mutation-result.ts';
import { interviewRating } from '@hirehq/shared-contracts/inputs';
import { readInput } from '../../../platform/http/read-input.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CandidateViewer, Services } from '../../../platform/module.ts';
import { keepRemark } from '../../enterprises/employer-profiles/index.ts';
import { expectedOf } from '../../../platform/versions/expected-version.ts';
import { changeInterview, type InterviewChange } from './change-interview.ts';
import { interviewOfCandidate, type OwnedInterviewRow } from './interviews.store.ts';

type Changed = { ok: true; interview: OwnedInterviewRow };
type RespondOutcome = Changed | (Refused<RefusalCode<'respondToInterview'>> & { current?: OwnedInterviewRow });
type RateOutcome = Changed | Refused<RefusalCode<'rateInterview'>>;

/**
 * The schedule of an interview (§7). The response is the same for an interview of someone else and for one that does not exist:
 * 405 'Interview Access denied.' (§8).
 */
export async function scheduleOf(
  { db }: Services,
  candidateId: string,
  id: string,
): Promise<RestResponse<'GET candidates/interviews/schedules/{id}'>> {
  const row = await interviewOfCandidate(db, candidateId, id);
  if (!row) throw new Refusal('INTERVIEW_ACCESS_DENIED');
  return {
    interviewSchedulesDto: [
      {
        id: row.id,
        status: row.status,
        ratingOfPanelByCandidate: row.rating_of_panel_by_candidate,
        scheduleStartDateTime: row.starts_at.toISOString(),
        scheduleCompleteDateTime: row.completes_at.toISOString(),
        roundCompleted: row.round_completed,
      },
    ],
    closureStatus: row.closure_status,
  };
}

/** Runs a step that the candidate takes; returns a refusal as an outcome instead of throwing it. */
export async function changed(
  { db }: Services,
  candidateId: string,
  id: string,
  change: () => Promise<void>,
): Promise<Changed | Refused<'CONFLICT' | 'INTERVIEW_ACCESS_DENIED'>> {
  try {
    await change();
  } catch (error) {
    if (error instanceof Refusal && (error.code === 'CONFLICT' || error.code === 'INTERVIEW_ACCESS_DENIED'))
      return { ok: false, code: error.code, message: error.message };
    throw error;
  }
  const interview = await interviewOfCandidate(db, candidateId, id);
  return interview ? { ok: true, interview } : { ok: false, code: 'INTERVIEW_ACCESS_DENIED' };
}

/** The same for a step of the interview as the candidate has seen it, with its version. */
export async function changedAt(
  services: Services,
  candidateId: string,
  { id, version }: { id: string; version: string | null | undefined },
  change: (at: InterviewChange['at']) => Promise<void>,
): Promise<RespondOutcome> {
  const refuse = () => Promise.reject(new Refusal('STALE'));
  try {
    return await changed(services, candidateId, id, () => change({ expected: expectedOf(version), refuse }));
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'STALE') throw error;
    const current = await interviewOfCandidate(services.db, candidateId, id);
    return { ok: false, code: 'STALE', ...(current && { current }) };
  }
}

/** Accepts or declines an invitation; repeating the same response changes nothing. */
export async function respond(
  services: Services,
  { candidateId }: CandidateViewer,
  { id, accepts, version }: { id: string; accepts: boolean; version?: string | null | undefined },
): Promise<RespondOutcome> {
  const own = isUuid(id) ? await interviewOfCandidate(services.db, candidateId, id) : undefined;
  if (own?.status === (accepts ? 'A' : 'X')) return { ok: true, interview: own };
  return changedAt(services, candidateId, { id, version }, (at) =>
    changeInterview(services, {
      interviewId: id,
      at,
      step: accepts ? 'accepted' : 'declined',
      by: { kind: 'candidate', candidateId },
      set: { status: accepts ? 'A' : 'X' },
    }),
  );
}

interface Rating {
  rating: number;
  remark: string | null;
  /** The remark may be shown to everybody, without the candidate's name. */
  mayBeShown: boolean;
}

/** Rates the panel of a completed round, once; the remark is stored with the job, as that of `candidate-remark` is. */
export async function rate(
  services: Services,
  { candidateId }: CandidateViewer,
  id: string,
  given: Rating,
): Promise<RateOutcome> {
  const { rating, remark: said, mayBeShown } = readInput(interviewRating, given);
  const own = isUuid(id) ? await interviewOfCandidate(services.db, candidateId, id) : undefined;
  if (own?.rating_of_panel_by_candidate === rating && (said ?? own.remark) === own.remark) return { ok: true, interview: own };
  return changed(services, candidateId, id, () =>
    changeInterview(services, {
      interviewId: id,
      step: 'rated',
      by: { kind: 'candidate', candidateId },
      set: { rating_of_panel_by_candidate: rating },
      alongside: async (trx, application) => {
        if (said) await keepRemark(trx, { candidateId, jobId: application.job_id, remark: said, isPublic: mayBeShown });
      },
    }),
  );
}
