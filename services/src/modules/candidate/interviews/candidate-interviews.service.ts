import type { RestResponse } from '@hirehq/shared-contracts/rest';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import { interviewRating } from '@hirehq/shared-contracts/inputs';
import { readInput } from '../../../platform/refusals/read-input.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { CandidateViewer, Services } from '../../../platform/module.ts';
import { upsertRemark } from '../../enterprises/employer-profiles/index.ts';
import { expectedOf, refuseStale } from '../../../platform/versions/expected-version.ts';
import { changeInterview, type InterviewChange } from './change-interview.ts';
import { interviewResponse } from './interview-response.ts';
import { interviewOfCandidate, type OwnedInterviewRow } from './interviews.store.ts';

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

/** Takes a step of the candidate, of the version that they have seen, and returns the interview as it is then. */
export async function changeOwnInterview(
  services: Services,
  candidateId: string,
  { version, ...change }: Omit<InterviewChange, 'by' | 'at'> & { version?: string | null | undefined },
): Promise<OwnedInterviewRow> {
  const id = change.interviewId;
  const refuse = (trx: Transaction) =>
    refuseStale(async () => {
      const current = await interviewOfCandidate(trx, candidateId, id);
      return current && interviewResponse(current);
    }, 'STALE');
  await changeInterview(services, {
    ...change,
    by: { kind: 'candidate', candidateId },
    at: { expected: expectedOf(version), refuse },
  });
  const interview = await interviewOfCandidate(services.db, candidateId, id);
  if (!interview) throw new Refusal('INTERVIEW_ACCESS_DENIED');
  return interview;
}

/** Accepts or declines an invitation; repeating the same response changes nothing. */
export async function respond(
  services: Services,
  { candidateId }: CandidateViewer,
  { id, accepts, version }: { id: string; accepts: boolean; version?: string | null | undefined },
): Promise<OwnedInterviewRow> {
  const own = isUuid(id) ? await interviewOfCandidate(services.db, candidateId, id) : undefined;
  if (own?.status === (accepts ? 'A' : 'X')) return own;
  return changeOwnInterview(services, candidateId, {
    interviewId: id,
    version,
    step: accepts ? 'accepted' : 'declined',
    set: { status: accepts ? 'A' : 'X' },
  });
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
): Promise<OwnedInterviewRow> {
  const { rating, remark: said, mayBeShown } = readInput(interviewRating, given);
  const own = isUuid(id) ? await interviewOfCandidate(services.db, candidateId, id) : undefined;
  if (own?.rating_of_panel_by_candidate === rating && (said ?? own.remark) === own.remark) return own;
  return changeOwnInterview(services, candidateId, {
    interviewId: id,
    step: 'rated',
    set: { rating_of_panel_by_candidate: rating },
    alongside: async (trx, application) => {
      if (said) await upsertRemark(trx, { candidateId, jobId: application.job_id, remark: said, isPublic: mayBeShown });
    },
  });
}
