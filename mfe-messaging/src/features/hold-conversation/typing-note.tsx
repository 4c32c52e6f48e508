import { useEffect, useState } from 'react';
import { FormattedMessage, useClientState } from '@hirehq/shared-ui';
import { useMessaging } from '../../shared/use-messaging.ts';

/** Says that the employer is typing, until the time the services named. */
export function TypingNote({ enterpriseId, name }: { enterpriseId: string; name: string }) {
  const { inbox } = useMessaging();
  const until = useClientState(inbox.typing(enterpriseId));
  const [over, setOver] = useState(() => Date.now());
  const isTyping = until > over;
  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setTimeout(() => setOver(until), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [isTyping, until]);
  return (
    <div className="ms-typing" role="status">
      {isTyping && (
        <>
          <span className="ms-typing-dots" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <FormattedMessage id="messaging.typing" values={{ name: <bdi>{name}</bdi> }} />
        </>
      )}
    </div>
  );
}
