import { useRef, useState } from 'react';
import { isApiFailure } from '@hirehq/shared-contracts/error-codes';
import { ReferJobDocument, type ReferJobInput, type ReferralStateFragment } from '@hirehq/shared-contracts/graphql';
import { defineMessages, useIntl } from '@hirehq/shared-ui';
import { newRequestId } from '../../shared/request-id.ts';
import { useApi } from '../../shell/use-api.ts';
import { useReport } from '../../shell/use-report.ts';

const FAILURES = defineMessages({
  JOB_NOT_FOUND: { id: 'refer.jobGone' },
  JOB_CLOSED: { id: 'refer.jobClosed' },
  VALIDATION_FAILED: { id: 'refer.emailWrong' },
  RATE_LIMITED: { id: 'refer.tooMany' },
  UNREACHABLE: { id: 'refer.unreachable' },
  failed: { id: 'refer.failed' },
});

/** Refers a job, once however often it is asked to with the same words. */
export function useReferJob(jobId: string) {
  const api = useApi();
  const report = useReport();
  const { formatMessage } = useIntl();
  const [busy, setBusy] = useState<'mail' | 'link'>();
  const [failure, setFailure] = useState('');
  const requests = useRef(new Map<string, string>());

  const tell = (code: string) =>
    setFailure(formatMessage(FAILURES[code in FAILURES ? (code as keyof typeof FAILURES) : 'failed']));

  /** Answers the referral; undefined when it was not made, and `failure` says why. */
  async function refer(to: Pick<ReferJobInput, 'email' | 'note'>): Promise<ReferralStateFragment | undefined> {
    if (busy) return undefined;
    setBusy(to.email ? 'mail' : 'link');
    setFailure('');
    const same = JSON.stringify(to);
    const requestId = requests.current.get(same) ?? newRequestId();
    requests.current.set(same, requestId);
    try {
      const { referJob } = await api.graphql(ReferJobDocument, { input: { jobId, requestId, ...to } });
      if (referJob.__typename === 'JobReferred') return referJob.referral;
      tell(referJob.code);
    } catch (error) {
      if (!isApiFailure(error) || error.code === 'INTERNAL') report(error, { detail: 'refer job' });
      tell(isApiFailure(error) ? error.code : 'failed');
    } finally {
      setBusy(undefined);
    }
    return undefined;
  }

  return { refer, busy, failure, clearFailure: () => setFailure('') };
}
