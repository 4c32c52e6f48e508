import { isDeepStrictEqual } from 'node:util';
import type { ProposeTimesInput } from '@hirehq/shared-contracts/graphql/types';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import type { StoredProposedTime } from '../../../platform/database/tables/employers.ts';
import { timesProposal } from '@hirehq/shared-contracts/inputs';
import { typedText } from '@hirehq/shared-contracts/typed-text';
import { readInput } from '../../../platform/refusals/read-input.ts';
import type { CandidateViewer, Services } from '../../../platform/module.ts';
import { changeOwnInterview } from './candidate-interviews.service.ts';
import { interviewOfCandidate, proposal, type OwnedInterviewRow } from './interviews.store.ts';

/** Proposes other times to the employer, replacing earlier proposals; proposing the same times again changes nothing. */
export async function proposeTimes(
  services: Services,
  { candidateId }: CandidateViewer,
  { interviewId, times, note, version }: ProposeTimesInput,
): Promise<OwnedInterviewRow> {
  const proposed = times
    .map(({ startsAt, completesAt }): StoredProposedTime => ({ startsAt, completesAt }))
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  const said = typedText(note ?? '') || null;
  const own = isUuid(interviewId) ? await interviewOfCandidate(services.db, candidateId, interviewId) : undefined;
  if (own && isDeepStrictEqual([own.proposed_times, own.proposal_note], [proposed, said])) return own;
  if (own) readInput(timesProposal(services.now()), { times, note });
  return changeOwnInterview(services, candidateId, {
    interviewId,
    version,
    step: 'times proposed',
    set: proposal(proposed, said),
  });
}
