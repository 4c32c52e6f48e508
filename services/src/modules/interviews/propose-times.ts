import { isDeepStrictEqual } from 'node:util';
import type { ProposeTimesInput } from '@hirehq/shared-contracts/graphql/types';
import type { RefusalCode } from '@hirehq/shared-contracts/refusals';
import type { StoredProposedTime } from '../../platform/database/tables/employers.ts';
import type { Refused } from '../../platform/http/mutation-result.ts';
import type { CandidateViewer, Services } from '../../platform/module.ts';
import { isUuid } from '../jobs/index.ts';
import { changed } from './candidate-interviews.ts';
import { changeInterview } from './change-interview.ts';
import { interviewOfCandidate, type OwnedInterviewRow } from './interviews.store.ts';

type ProposeOutcome = { ok: true; interview: OwnedInterviewRow } | Refused<RefusalCode<'proposeInterviewTimes'>>;

const MAX_TIMES = 3;
const MAX_NOTE = 1000;
const HOUR = 3_600_000;
const LONGEST_MS = 12 * HOUR;
const FURTHEST_MS = 366 * 24 * HOUR;

const refused = (message: string): ProposeOutcome => ({ ok: false, code: 'VALIDATION_FAILED', message });

/** The sentence that says what is wrong with the times; undefined when nothing is. */
function whyNotThese(times: readonly StoredProposedTime[], note: string | null, now: Date): string | undefined {
  if (times.length === 0 || times.length > MAX_TIMES) return `Propose one to ${MAX_TIMES} times.`;
  if ((note?.length ?? 0) > MAX_NOTE) return `Write at most ${MAX_NOTE} characters.`;
  if (new Set(times.map(({ startsAt }) => startsAt)).size < times.length) return 'Propose each time once.';
  for (const [starts, completes] of times.map((time) => [Date.parse(time.startsAt), Date.parse(time.completesAt)] as const)) {
    if (starts <= now.getTime()) return 'Propose times that are still to come.';
    if (starts > now.getTime() + FURTHEST_MS) return 'Propose times within the next year.';
    if (completes <= starts) return 'An interview must end after it starts.';
    if (completes > starts + LONGEST_MS) return 'An interview takes 12 hours at most.';
  }
  return undefined;
}

/** Proposes other times to the employer; those of before are replaced, the same ones again change nothing. */
export async function proposeTimes(
  services: Services,
  { candidateId }: CandidateViewer,
  { interviewId, times, note }: ProposeTimesInput,
): Promise<ProposeOutcome> {
  const proposed = times
    .map(({ startsAt, completesAt }): StoredProposedTime => ({ startsAt, completesAt }))
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  const said = note?.replaceAll('\0', '').trim() || null;
  const own = isUuid(interviewId) ? await interviewOfCandidate(services.db, candidateId, interviewId) : undefined;
  if (own && isDeepStrictEqual([own.proposed_times, own.proposal_note], [proposed, said])) return { ok: true, interview: own };
  const why = own && whyNotThese(proposed, said, services.now());
  if (why) return refused(why);
  return changed(services, candidateId, interviewId, () =>
    changeInterview(services, {
      interviewId,
      step: 'times proposed',
      by: { kind: 'candidate', candidateId },
      set: { proposed_times: JSON.stringify(proposed), proposal_note: said },
    }),
  );
}
