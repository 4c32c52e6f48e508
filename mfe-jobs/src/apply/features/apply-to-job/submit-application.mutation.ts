import { useState } from 'react';
import { doneOf, useApiChange, usePublish, useStorage, type Failure } from '@hirehq/shared-ui';
import { changeApplication } from '../../../shared/known-jobs.ts';
import { portalOf } from '../../../shared/portal.ts';
import { forgetReferrer, referrerOf } from '../../../shared/referral.ts';
import { newRequestId } from '@hirehq/shared-contracts/request-id';
import type { ApplicationDraft } from './application-draft.ts';
import { ApplyToJobDocument, type ApplyToJobMutation } from './apply-to-job.graphql.ts';
import { answersToSend, type ApplyJob } from './apply-to-job.model.ts';
import { isTelephone } from './visitor/contact.ts';

type Answer = ApplyToJobMutation['applyToJob'];
type Submitted = Extract<Answer, { __typename: 'ApplyToJobDone' }>;
export type ApplicationRefusal = Extract<Answer, { __typename: 'ApplyToJobRefused' }>;

export type SubmitState =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'submitted'; applicationId: string }
  | { status: 'refused'; refusal: ApplicationRefusal }
  /** No response, or an unexpected one: the answers are kept, and sending can be repeated. */
  | { status: 'failed'; failure: Failure };

interface Application {
  job: ApplyJob;
  draft: ApplicationDraft;
  telephone: string;
}

/** Sends an application exactly once, however often it is called. */
export function useSubmitApplication() {
  const publish = usePublish();
  const storage = useStorage();
  const [ended, setEnded] = useState<SubmitState>({ status: 'idle' });
  const { run, busy } = useApiChange<Submitted, Application, ApplicationRefusal>(
    'apply to job',
    async (send, { job, telephone, draft: { requestId, answers, resume, adjustments, coverLetter } }) => {
      const portal = portalOf(storage);
      const input = {
        jobId: job.id,
        requestId,
        answers: answersToSend(job.questions, answers),
        resumeId: resume?.id ?? null,
        adjustments: adjustments.trim() || null,
        coverLetter: coverLetter?.trim() || null,
        referrerId: referrerOf(storage, job.id) ?? null,
        ...(portal !== undefined && { portal }),
        ...(telephone.trim() && isTelephone(telephone) && { telephone }),
      };
      const done = doneOf(await send(ApplyToJobDocument, { input }));
      // The draft belongs to an application that was sent and withdrawn, e.g. on another device, so this is a new application.
      if (!done.application.withdrawnAt) return done;
      return doneOf(await send(ApplyToJobDocument, { input: { ...input, requestId: newRequestId() } }));
    },
    { store: (cache, { application }) => changeApplication(cache, application) },
  );

  async function submit(job: ApplyJob, draft: ApplicationDraft, telephone: string): Promise<SubmitState> {
    if (busy) return { status: 'sending' };
    const outcome = await run({ job, draft, telephone });
    const next = stateOf(outcome);
    if (outcome.ok) {
      const { application, job: applied } = outcome.done;
      forgetReferrer(storage, job.id);
      publish('application.submitted', { jobId: job.id, applicationId: application.id, jobTitle: applied.title });
    }
    setEnded(next);
    return next;
  }

  return { state: busy ? ({ status: 'sending' } as const) : ended, submit };
}

function stateOf(
  outcome: { ok: true; done: Submitted } | { ok: false; failure: Failure; refused: ApplicationRefusal | undefined },
): SubmitState {
  if (outcome.ok) return { status: 'submitted', applicationId: outcome.done.application.id };
  return outcome.refused ? { status: 'refused', refusal: outcome.refused } : { status: 'failed', failure: outcome.failure };
}
