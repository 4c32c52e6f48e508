import { useState } from 'react';
import { FormattedMessage, VisuallyHidden, useClientState, useEvent } from '@hirehq/shared-ui';
import { listText } from '../../shared/inbox/conversation-list.model.ts';
import { useMessaging } from '../../shared/use-messaging.ts';

/** Announces a new message to screen readers, politely, without moving the focus. */
export function NewMessageAnnouncer() {
  const { inbox } = useMessaging();
  const { conversations } = useClientState(inbox.list);
  const [newest, setNewest] = useState<{ id: string; enterpriseId: string; text: string }>();
  useEvent('message.received', ({ payload: { id, enterpriseId, message } }) =>
    setNewest({ id, enterpriseId, text: message ? listText(message) : '' }),
  );
  const enterpriseId = newest?.enterpriseId ?? '';
  const thread = useClientState(inbox.thread(enterpriseId));
  const name =
    thread.details?.enterpriseName ?? conversations.find((each) => each.enterpriseId === enterpriseId)?.messageFromName;
  return (
    <VisuallyHidden>
      <span role="status">
        {newest && (
          <FormattedMessage
            key={newest.id}
            id={name === undefined ? 'messaging.announce' : 'messaging.announceFrom'}
            values={{ name, text: newest.text }}
          />
        )}
      </span>
    </VisuallyHidden>
  );
}
