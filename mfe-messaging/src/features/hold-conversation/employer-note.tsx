import type { UsualReply } from '@hirehq/shared-contracts/codes';
import { FormattedMessage, Icon, defineMessages, useIntl } from '@hirehq/shared-ui';
import { momentOfViewer, useNow } from '@hirehq/shared-ui/bundled';
import type { EmployerDetails } from '../../shared/inbox/thread.model.ts';

const USUALLY = defineMessages({
  WITHIN_AN_HOUR: { id: 'messaging.replies.hour' },
  WITHIN_A_DAY: { id: 'messaging.replies.day' },
  WITHIN_A_WEEK: { id: 'messaging.replies.week' },
}) satisfies Record<UsualReply, unknown>;

/** That the employer is away, else how soon it usually replies. */
export function EmployerNote({ details }: { details: EmployerDetails }) {
  const intl = useIntl();
  const now = useNow();
  const { away, usualReply, enterpriseName } = details;
  const isAway = away !== null && (away.until === null || Date.parse(away.until) > now.getTime());
  if (isAway)
    return (
      <p className="ms-employer-note" data-away>
        <Icon name="moon" size={16} />
        <span>
          <FormattedMessage
            id={away.until === null ? 'messaging.away' : 'messaging.awayUntil'}
            values={{
              name: <bdi>{enterpriseName}</bdi>,
              until: away.until === null ? '' : momentOfViewer(intl, away.until),
            }}
          />{' '}
          {away.note !== null && <bdi>{away.note}</bdi>}
        </span>
      </p>
    );
  if (usualReply === null) return null;
  return (
    <p className="ms-employer-note">
      <Icon name="clock" size={16} />
      <span>
        <FormattedMessage {...USUALLY[usualReply]} />
      </span>
    </p>
  );
}
