import type { ProposeTimesInput } from '@hirehq/shared-contracts/graphql/types';
import { useApiMutation, useIntl, useToast, type MessageDescriptor } from '@hirehq/shared-ui';
import { useState } from 'react';
import { ApplicationTimeline, Interview, Interviews, MyJobs } from '../../../shared/generated/queries.ts';
import { ProposeInterviewTimesDocument, RespondToInterviewDocument } from './answer-interview.graphql.ts';

type Change = 'accept' | 'decline' | 'propose';

const DONE = {
  accept: { id: 'interview.acceptDone' },
  decline: { id: 'interview.declineDone' },
  propose: { id: 'interview.proposeDone' },
} as const satisfies Record<Change, MessageDescriptor>;

const SHOWN_IN = [Interview, Interviews, ApplicationTimeline, MyJobs];
const REFUSED = { INTERVIEW_ACCESS_DENIED: 'interview.refused', CONFLICT: 'interview.refused', STALE: 'interview.refused' };

/**
 * The candidate's responses to an interview, with a toast for each result; `onChanged` is called if the interview may have
 * changed.
 */
export function useAnswerInterview({ id: interviewId, version }: { id: string; version: string }, onChanged: () => void) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [change, setChange] = useState<Change>();
  const responding = useApiMutation(RespondToInterviewDocument, {
    invalidates: SHOWN_IN,
    failures: { ...REFUSED, VALIDATION_FAILED: 'interview.refused' },
  });
  const proposing = useApiMutation(ProposeInterviewTimesDocument, {
    invalidates: SHOWN_IN,
    failures: { ...REFUSED, VALIDATION_FAILED: 'interview.timesRefused' },
  });

  function showOutcome(
    done: Change,
    outcome: { ok: true } | { ok: false; failure: { text: string }; refused: unknown },
  ): boolean {
    if (outcome.ok) toast({ kind: 'success', message: formatMessage(DONE[done]) });
    else toast({ kind: 'error', message: outcome.failure.text });
    if (outcome.ok || outcome.refused) onChanged();
    return outcome.ok;
  }

  async function respond(accepts: boolean): Promise<boolean> {
    const wanted = accepts ? 'accept' : 'decline';
    setChange(wanted);
    return showOutcome(wanted, await responding.run({ interviewId, accepts, version }));
  }
  async function propose(input: Omit<ProposeTimesInput, 'interviewId' | 'version'>): Promise<boolean> {
    setChange('propose');
    return showOutcome('propose', await proposing.run({ input: { ...input, interviewId, version } }));
  }
  return { busy: responding.busy || proposing.busy ? change : undefined, respond, propose };
}
