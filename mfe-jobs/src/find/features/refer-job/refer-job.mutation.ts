import { useRef, useState } from 'react';
import type { ReferJobInput } from '@hirehq/shared-contracts/graphql/types';
import { useApiMutation } from '@hirehq/shared-ui';
import { Referrals } from '../../../shared/generated/queries.ts';
import type { ReferralStateFragment } from '../../../shared/referral-state.graphql.ts';
import { newRequestId } from '../../../shared/request-id.ts';
import { ReferJobDocument } from './refer-job.graphql.ts';

const FAILURES = {
  JOB_NOT_FOUND: 'refer.jobGone',
  JOB_CLOSED: 'refer.jobClosed',
  VALIDATION_FAILED: 'refer.emailWrong',
  RATE_LIMITED: 'refer.tooMany',
  INTERNAL: 'refer.failed',
};

/** Refers a job, once however often it is asked to with the same words. */
export function useReferJob(jobId: string) {
  const { run, busy, failure, reset } = useApiMutation(ReferJobDocument, {
    invalidates: [Referrals],
    failures: FAILURES,
  });
  const [by, setBy] = useState<'mail' | 'link'>('mail');
  const requests = useRef(new Map<string, string>());

  /** Returns the referral; undefined when it was not made, and `failure` says why. */
  async function refer(to: Pick<ReferJobInput, 'email' | 'note'>): Promise<ReferralStateFragment | undefined> {
    if (busy) return undefined;
    setBy(to.email ? 'mail' : 'link');
    const same = JSON.stringify(to);
    const requestId = requests.current.get(same) ?? newRequestId();
    requests.current.set(same, requestId);
    const outcome = await run({ input: { jobId, requestId, ...to } });
    return outcome.ok ? outcome.done.referral : undefined;
  }

  return { refer, busy: busy ? by : undefined, failure: failure?.text, clearFailure: reset };
}
