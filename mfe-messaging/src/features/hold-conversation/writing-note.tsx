import type { ConversationWriting } from '@hirehq/shared-contracts/codes';
import { FormattedMessage, Icon } from '@hirehq/shared-ui';

const TEXTS = {
  CLOSED: 'messaging.closed',
  BLOCKED_BY_EMPLOYER: 'messaging.blockedByEmployer',
  BLOCKED_BY_CANDIDATE: 'messaging.blockedByYou',
} as const satisfies Record<Exclude<ConversationWriting, 'OPEN'>, string>;

/** Why nothing can be written, in place of the composer. */
export function WritingNote({ writing, name }: { writing: Exclude<ConversationWriting, 'OPEN'>; name: string }) {
  return (
    <p className="ms-writing-note" role="status">
      <Icon name="info" size={18} />
      <span>
        <FormattedMessage id={TEXTS[writing]} values={{ name: <bdi>{name}</bdi> }} />
      </span>
    </p>
  );
}
