import { useState } from 'react';
import { Button, FormattedMessage, useStorage } from '@hirehq/shared-ui';
import { usePushDevice } from './use-push-device.ts';

const DISMISSED = 'pushOfferDismissed';

/**
 * Offers web push to a candidate who has notifications, until it is turned on or dismissed. The browser asks only after a click
 * here.
 */
export function PushOffer() {
  const storage = useStorage();
  const [isDismissed, setDismissed] = useState(() => storage.get(DISMISSED) !== undefined);
  const [isAccepted, setAccepted] = useState(false);
  const { status, busy, hasFailed, turnOn } = usePushDevice();

  if (isAccepted && status?.is === 'on') {
    return (
      <p className="nt-offer" role="status">
        <FormattedMessage id="notifications.push.on" />
      </p>
    );
  }
  if (isDismissed || status?.is !== 'off' || (status.isAsked && !isAccepted)) return null;

  function dismiss(button: HTMLElement): void {
    // The focus stays in the panel when the offer is removed.
    button.closest('[role="dialog"]')?.querySelector<HTMLElement>('.nt-lists')?.focus();
    storage.set(DISMISSED, '1');
    setDismissed(true);
  }

  return (
    <div className="nt-offer">
      <p>
        <FormattedMessage id={hasFailed ? 'preferences.device.failed' : 'notifications.push.offer'} />
      </p>
      <div className="nt-offer-actions">
        <Button
          variant="light"
          size="compact-sm"
          loading={busy}
          onClick={() => {
            setAccepted(true);
            void turnOn();
          }}
        >
          <FormattedMessage id="notifications.push.turnOn" />
        </Button>
        <Button variant="subtle" color="gray" size="compact-sm" onClick={({ currentTarget }) => dismiss(currentTarget)}>
          <FormattedMessage id="notifications.push.notNow" />
        </Button>
      </div>
    </div>
  );
}
