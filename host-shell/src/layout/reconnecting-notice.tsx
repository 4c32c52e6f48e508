import { useSyncExternalStore } from 'react';
import { FormattedMessage, Icon, useOnline } from '@hirehq/shared-ui';
import { useShellServices } from '../shell-api/shell-services.tsx';
import { useShellSession } from './use-shell-session.ts';

/** Says that the sign-in service does not respond and that it is retried; renders nothing otherwise. */
export function ReconnectingNotice() {
  const { session } = useShellServices();
  const online = useOnline();
  const signedIn = useShellSession().status === 'signed-in';
  const connection = useSyncExternalStore(session.subscribe, session.connection);
  return (
    <div role="status">
      {online && connection === 'reconnecting' && (
        <div className="hq-offline">
          <Icon name="wifiOff" size={18} />
          <span>
            <FormattedMessage id={signedIn ? 'frame.reconnecting.signedIn' : 'frame.reconnecting'} />
          </span>
        </div>
      )}
    </div>
  );
}
