import { Checkbox, FormattedMessage, useIntl } from '@hirehq/shared-ui';
import type { PushStatus } from './push-status.ts';
import classes from './push-switch.module.css';
import { usePushDevice } from './use-push-device.ts';

/** What to know about each state. */
function hintOf(status: PushStatus | undefined): string {
  switch (status?.is) {
    case undefined:
    case 'on':
    case 'off':
      return 'preferences.device.hint';
    case 'denied':
      return 'preferences.device.denied';
    case 'unsupported':
      return `preferences.device.${status.why}`;
  }
}

/** Turns web push on and off on this device. */
export function PushSwitch() {
  const { formatMessage } = useIntl();
  const { status, busy, hasFailed, turnOn, turnOff } = usePushDevice();
  const canChange = status?.is === 'on' || status?.is === 'off';
  return (
    <div>
      <Checkbox
        role="switch"
        size="md"
        label={formatMessage({ id: 'preferences.device.label' })}
        description={formatMessage({ id: hintOf(status) })}
        checked={status?.is === 'on'}
        aria-checked={status?.is === 'on'}
        disabled={!canChange || busy}
        onChange={({ currentTarget }) => void (currentTarget.checked ? turnOn() : turnOff())}
      />
      <div role="alert">
        {hasFailed && (
          <p className={classes['failure']}>
            <FormattedMessage id="preferences.device.failed" />
          </p>
        )}
      </div>
    </div>
  );
}
