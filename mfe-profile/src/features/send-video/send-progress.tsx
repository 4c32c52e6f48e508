import { Button, FormattedMessage, Icon, useIntl } from '@hirehq/shared-ui';
import classes from './send-progress.module.css';
import type { SendState } from './use-send-video.ts';

interface SendProgressProps {
  state: Extract<SendState, { is: 'sending' | 'interrupted' }>;
  onResume: () => void;
  onCancel: () => void;
}

/** Announced only in steps, not with each percent. */
const STEP = 25;

/** How much of the video has been sent, with buttons to cancel, and to continue after the network was lost. */
export function SendProgress({ state, onResume, onCancel }: SendProgressProps) {
  const { formatMessage } = useIntl();
  const percent = Math.floor(state.share * 100);
  return (
    <div className={classes['progress']}>
      <progress className={classes['bar']} value={state.share} max={1} aria-label={formatMessage({ id: 'video.send.label' })} />
      <p {...(state.is === 'sending' ? { 'aria-hidden': true } : { role: 'alert' })}>
        <FormattedMessage id={state.is === 'sending' ? 'video.send.percent' : 'video.send.interrupted'} values={{ percent }} />
      </p>
      <p role="status" className="hq-visually-hidden">
        {state.is === 'sending' && formatMessage({ id: 'video.send.percent' }, { percent: percent - (percent % STEP) })}
      </p>
      <div className={classes['buttons']}>
        {state.is === 'interrupted' && (
          <Button leftSection={<Icon name="refresh" size={18} />} onClick={onResume}>
            <FormattedMessage id="video.send.resume" />
          </Button>
        )}
        <Button variant="default" onClick={onCancel}>
          <FormattedMessage id="video.send.cancel" />
        </Button>
      </div>
    </div>
  );
}
