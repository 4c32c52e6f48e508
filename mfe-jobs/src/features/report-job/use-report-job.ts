import { useState } from 'react';
import { isApiFailure } from '@hirehq/shared-contracts/error-codes';
import { ReportJobDocument, type JobReportReason } from '@hirehq/shared-contracts/graphql';
import { defineMessages, useIntl } from '@hirehq/shared-ui';
import { newRequestId } from '../../shared/request-id.ts';
import { useApi } from '../../shell/use-api.ts';
import { useReport } from '../../shell/use-report.ts';

type ReportState = { status: 'idle' } | { status: 'sending' } | { status: 'done' } | { status: 'failed'; message: string };

const FAILURES = defineMessages({
  JOB_NOT_FOUND: { id: 'report.jobGone' },
  RATE_LIMITED: { id: 'report.tooMany' },
  UNREACHABLE: { id: 'report.unreachable' },
  failed: { id: 'report.failed' },
});

/** Tells the operators about a job, once. */
export function useReportJob(jobId: string) {
  const api = useApi();
  const report = useReport();
  const { formatMessage } = useIntl();
  const [requestId] = useState(newRequestId);
  const [state, setState] = useState<ReportState>({ status: 'idle' });

  const fail = (code: string) => {
    const known = code in FAILURES ? (code as keyof typeof FAILURES) : 'failed';
    setState({ status: 'failed', message: formatMessage(FAILURES[known]) });
  };

  async function send(reason: JobReportReason, details: string): Promise<void> {
    if (state.status === 'sending') return;
    setState({ status: 'sending' });
    try {
      const input = { jobId, requestId, reason, details: details || null };
      const { reportJob } = await api.graphql(ReportJobDocument, { input });
      if (reportJob.reported) setState({ status: 'done' });
      else fail(reportJob.code ?? 'failed');
    } catch (error) {
      if (!isApiFailure(error) || error.code === 'INTERNAL') report(error, { detail: 'report job' });
      fail(isApiFailure(error) ? error.code : 'failed');
    }
  }

  return { send, state };
}
