import { useRef, useState } from 'react';
import type { ReferJobInput } from '@hirehq/shared-contracts/graphql/types';
import { useApiMutation } from '@hirehq/shared-ui';
import { newRequestId } from '@hirehq/shared-contracts/request-id';
import { ReferJobDocument } from './refer-job.graphql.ts';
import { Referrals } from '../../../shared/generated/queries.ts';

const FAILURES = {
  JOB_NOT_FOUND: 'refer.jobGone',
  JOB_CLOSED: 'refer.jobClosed',
  VALIDATION_FAILED: 'refer.emailWrong',
  RATE_LIMITED: 'refer.tooMany',
  INTERNAL: 'refer.failed',
};

/** Refers a job, exactly once for the same input. */
export function useReferJob(jobId: string) {
  const { run, busy } = useApiMutation(ReferJobDocument, {
    invalidates: [Referrals],
    failures: FAILURES,
  });
  const [by, setBy] = useState<'mail' | 'link'>('mail');
  const requests = useRef(new Map<string, string>());

  async function refer(to: Pick<ReferJobInput, 'email' | 'note'>) {
    setBy(to.email ? 'mail' : 'link');
    const same = JSON.stringify(to);
    const requestId = requests.current.get(same) ?? newRequestId();
    requests.current.set(same, requestId);
    return run({ input: { jobId, requestId, ...to } });
  }

  return { refer, busy: busy ? by : undefined };
}
