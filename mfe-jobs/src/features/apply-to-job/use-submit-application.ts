import { useRef, useState } from 'react';
import { isApiFailure } from '@hirehq/shared-contracts/error-codes';
import { ApplyToJobDocument, type ApplyToJobMutation } from '@hirehq/shared-contracts/graphql';
import { useMarkApplied } from '../../shared/applied-jobs.ts';
import { forgetReferrer, referrerOf } from '../../shared/referral.ts';
import { newRequestId } from '../../shared/request-id.ts';
import { useApi } from '../../shell/use-api.ts';
import { usePublish } from '../../shell/use-publish.ts';
import { useReport } from '../../shell/use-report.ts';
import { useStorage } from '../../shell/use-storage.ts';
import type { ApplicationDraft } from './application-draft.ts';
import { answersToSend, type ApplyJob } from './apply-to-job.model.ts';

type Answer = ApplyToJobMutation['applyToJob'];
type Refusal = Extract<Answer, { __typename: 'ApplicationRefused' }>;

export type SubmitState =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'submitted' }
  | { status: 'refused'; refusal: Refusal }
  /** No answer came, or not one of the expected: nothing is lost, it can be sent again. */
  | { status: 'failed'; error: unknown };

/** Sends an application once, however often it is asked to. */
export function useSubmitApplication() {
  const api = useApi();
  const publish = usePublish();
  const report = useReport();
  const storage = useStorage();
  const { markApplied } = useMarkApplied();
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

  async function send(job: ApplyJob, { requestId, answers, resume, adjustments }: ApplicationDraft): Promise<SubmitState> {
    try {
      const input = {
        jobId: job.id,
        requestId,
        answers: answersToSend(job.questions, answers),
        resumeId: resume?.id ?? null,
        adjustments: adjustments.trim() || null,
        referrerId: referrerOf(storage, job.id) ?? null,
      };
      let { applyToJob } = await api.graphql(ApplyToJobDocument, { input });
      // A draft of an application that was sent and withdrawn, e.g. on another device: this one is a new one.
      if (applyToJob.__typename === 'ApplicationSubmitted' && applyToJob.application.withdrawnAt)
        ({ applyToJob } = await api.graphql(ApplyToJobDocument, { input: { ...input, requestId: newRequestId() } }));
      if (applyToJob.__typename === 'ApplicationRefused') return { status: 'refused', refusal: applyToJob };
      forgetReferrer(storage, job.id);
      markApplied(job.id, applyToJob.application.id);
      publish('application.submitted', {
        jobId: job.id,
        applicationId: applyToJob.application.id,
        jobTitle: applyToJob.job.title,
      });
      return { status: 'submitted' };
    } catch (error) {
      if (!isApiFailure(error) || error.code === 'INTERNAL') report(error, { detail: 'apply to job' });
      return { status: 'failed', error };
    }
  }

  return { state, submit };
}
