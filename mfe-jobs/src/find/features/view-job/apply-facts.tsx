import { assertNever } from '@hirehq/shared-contracts/assert-never';
import { FormattedMessage } from '@hirehq/shared-ui';
import { isClosed } from '../../../shared/job-closed.ts';
import type { Job } from './job-summary.tsx';

/** How to apply, in a sentence that promises no more than the way to the employer does. */
export function ApplyFacts({ job }: { job: Job }) {
  if (isClosed(job)) return <FormattedMessage id="detail.applyClosed" />;
  const count = job.questions.length;
  switch (job.applyChannel) {
    case 'SYSTEM':
      return job.easyApply ? (
        <FormattedMessage id="detail.applyEasy" values={{ count }} />
      ) : (
        <FormattedMessage id="detail.applyHere" values={{ count }} />
      );
    case 'MAIL':
      return job.easyApply ? (
        <FormattedMessage id="detail.applyMailEasy" values={{ count }} />
      ) : (
        <FormattedMessage id="detail.applyMail" values={{ count }} />
      );
    case 'OWN_PAGE':
      return <FormattedMessage id="detail.applyOutside" values={{ host: <bdi>{job.applyPage?.host}</bdi> }} />;
    case 'NONE':
      return <FormattedMessage id="detail.applyNowhere" />;
    default:
      return assertNever(job.applyChannel, null);
  }
}
