import { useState } from 'react';
import { isApiFailure } from '@hirehq/shared-contracts/error-codes';
import {
  ProposeInterviewTimesDocument,
  RespondToInterviewDocument,
  type ProposeTimesInput,
} from '@hirehq/shared-contracts/graphql';
import { useIntl, type MessageDescriptor } from '@hirehq/shared-ui';
import { useApi } from '../../shell/use-api.ts';
import { useReport } from '../../shell/use-report.ts';
import { useToast } from '../../shell/use-toast.ts';

type Change = 'accept' | 'decline' | 'propose';
type Result = { readonly __typename: 'InterviewChanged' } | { readonly __typename: 'InterviewRefused'; readonly code: string };

const DONE = {
  accept: { id: 'interview.acceptDone' },
  decline: { id: 'interview.declineDone' },
  propose: { id: 'interview.proposeDone' },
} as const satisfies Record<Change, MessageDescriptor>;

/** The candidate's answers to an interview, their outcome said; `onChanged` is called when it may stand differently from what is shown. */
export function useAnswerInterview(interviewId: string, onChanged: () => void) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const report = useReport();
  const toast = useToast();
  const [busy, setBusy] = useState<Change>();

  async function run(change: Change, ask: () => Promise<Result>): Promise<boolean> {
    setBusy(change);
    try {
      const result = await ask();
      const isDone = result.__typename === 'InterviewChanged';
      const refused = !isDone && result.code === 'VALIDATION_FAILED' ? 'interview.timesRefused' : 'interview.refused';
      toast({ kind: isDone ? 'success' : 'error', message: formatMessage(isDone ? DONE[change] : { id: refused }) });
      onChanged();
      return isDone;
    } catch (error) {
      const isAway = isApiFailure(error) && error.code === 'UNREACHABLE';
      if (!isAway) report(error, { detail: `interview: ${change}` });
      toast({ kind: 'error', message: formatMessage({ id: isAway ? 'common.unreachable' : 'common.failed' }) });
      return false;
    } finally {
      setBusy(undefined);
    }
  }

  const respond = (accepts: boolean) =>
    run(
      accepts ? 'accept' : 'decline',
      async () => (await api.graphql(RespondToInterviewDocument, { interviewId, accepts })).respondToInterview,
    );
  const propose = (input: Omit<ProposeTimesInput, 'interviewId'>) =>
    run(
      'propose',
      async () => (await api.graphql(ProposeInterviewTimesDocument, { input: { ...input, interviewId } })).proposeInterviewTimes,
    );
  return { busy, respond, propose };
}
