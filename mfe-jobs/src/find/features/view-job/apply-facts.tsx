import { FormattedMessage } from '@hirehq/shared-ui';
import { isClosed } from '../../../shared/job-closed.ts';
import type { Job } from './job-summary.tsx';

/** How to apply, in a sentence. */
export function ApplyFacts({ job }: { job: Job }) {
  if (isClosed(job)) return <FormattedMessage id="detail.applyClosed" />;
  const count = job.questions.length;
  if (job.easyApply) return <FormattedMessage id="detail.applyEasy" values={{ count }} />;
  return <FormattedMessage id="detail.applyHere" values={{ count }} />;
}
