import { FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { RelativeTime } from '@hirehq/shared-ui/bundled';

/** 'just now', then minutes, hours up to 24, days, and a date after thirty of them (JB-12). */
export function PostedTime({ at }: { at: string }) {
  const { formatMessage } = useIntl();
  return <RelativeTime at={at} maxDays={30} justNow={formatMessage({ id: 'time.justNow' })} />;
}

interface Posting {
  postedAt: string;
  postedAtIsKnown: boolean;
}

/** When a job was posted, or that nobody knows. */
export const JobPosted = ({ job }: { job: Posting }) =>
  job.postedAtIsKnown ? <PostedTime at={job.postedAt} /> : <FormattedMessage id="card.postedUnknown" />;
