import { useRef, useState } from 'react';
import { ApplyToJobDocument, type ApplyToJobMutation } from '@hirehq/shared-contracts/graphql';
import { useApi } from '../../shell/use-api.ts';
import { usePublish } from '../../shell/use-publish.ts';
import { useReport } from '../../shell/use-report.ts';
import { answersToSend, type ApplicationDraft, type ApplyJob } from './apply-to-job.model.ts';

type Answer = ApplyToJobMutation['applyToJob'];
export type Refusal = Extract<Answer, { __typename: 'ApplicationRefused' }>;
export type Submitted = Extract<Answer, { __typename: 'ApplicationSubmitted' }>;

export type SubmitState =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'submitted'; result: Submitted }
  | { status: 'refused'; refusal: Refusal }
  /** No answer came, or not one of the expected: nothing is lost, it can be sent again. */
  | { status: 'failed'; error: unknown };

/** Sends an application once, however often it is asked to. */
export function useSubmitApplication(onSubmitted: () => void) {
  const api = useApi();
  const publish = usePublish();
  const report = useReport();
  const [state, setState] = useState<SubmitState>({ status: 'idle' });
  const sending = useRef(false);

  async function submit(job: ApplyJob, draft: ApplicationDraft): Promise<SubmitState> {
    if (sending.current) return { status: 'sending' };
    sending.current = true;
    setState({ status: 'sending' });
    const next = await send(job, draft);
    sending.current = false;
    setState(next);
    return next;
  }

  async function send(job: ApplyJob, { requestId, answers }: ApplicationDraft): Promise<SubmitState> {
    try {
      const input = { jobId: job.id, requestId, answers: answersToSend(job.questions, answers) };
      const { applyToJob } = await api.graphql(ApplyToJobDocument, { input });
      if (applyToJob.__typename === 'ApplicationRefused') return { status: 'refused', refusal: applyToJob };
      onSubmitted();
      publish('application.submitted', {
        jobId: job.id,
        applicationId: applyToJob.application.id,
        jobTitle: applyToJob.job.title,
      });
      return { status: 'submitted', result: applyToJob };
    } catch (error) {
      report(error, { detail: 'apply to job' });
      return { status: 'failed', error };
    }
  }

  return { state, submit };
}
