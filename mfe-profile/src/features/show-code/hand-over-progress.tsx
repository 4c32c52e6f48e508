import type { HandOverState } from '@hirehq/shared-contracts/codes';
import { Icon, Loader, useIntl } from '@hirehq/shared-ui';
import classes from './show-code.module.css';

interface HandOverProgressProps {
  state: HandOverState;
  progress: number | null;
}

/** What the other device is doing; announced when the state changes. */
export function HandOverProgress({ state, progress }: HandOverProgressProps) {
  const { formatMessage } = useIntl();
  const isChecking = state === 'UPLOADING' && progress === 100;
  return (
    <>
      <p role="status" className={classes['state']}>
        {state === 'DONE' || state === 'ENDED' ? <Icon name={state === 'DONE' ? 'check' : 'close'} /> : <Loader size="sm" />}
        {formatMessage({ id: isChecking ? 'qr.state.CHECKING' : `qr.state.${state}` })}
      </p>
      {state === 'UPLOADING' && progress !== null && !isChecking && (
        <progress className={classes['bar']} value={progress} max={100} aria-label={formatMessage({ id: 'video.send.label' })} />
      )}
    </>
  );
}
