import { VIDEO_SECONDS } from '@hirehq/shared-contracts/codes';
import { Button, ErrorState, FormattedMessage, Icon, Loader, PageSection, useIntl } from '@hirehq/shared-ui';
import type { SentVideo } from '../../features/send-video/use-send-video.ts';
import { useHandOver } from '../../shared/hand-over/hand-over.query.ts';
import classes from './upload-video-page.module.css';

interface VideoOutcomeProps {
  sent: SentVideo;
  onAgain: () => void;
  done: { text: string; onDone: () => void };
}

/** Whether the video that was sent is ready, or why it was refused. */
export function VideoOutcome({ sent, onAgain, done }: VideoOutcomeProps) {
  const { formatMessage } = useIntl();
  const [state, refusal] = useOutcome(sent.token);
  if (state === 'REFUSED')
    return (
      <ErrorState
        title={formatMessage({ id: 'video.refused.title' })}
        description={formatMessage({ id: `video.refused.${refusal ?? 'BROKEN'}` }, { minutes: VIDEO_SECONDS / 60 })}
        retry={{ label: formatMessage({ id: 'video.again' }), onRetry: onAgain }}
      />
    );
  return (
    <PageSection title={formatMessage({ id: state === 'READY' ? 'video.ready.title' : 'video.checking.title' })}>
      <div className={classes['outcome']} role="status">
        {state === 'READY' ? (
          <p className={classes['limits']}>
            <Icon name="check" />
            {done.text}
          </p>
        ) : (
          <p className={classes['limits']}>
            <Loader size="sm" />
            <FormattedMessage id="video.checking.text" />
          </p>
        )}
        {sent.captionsRefused && (
          <p className={classes['problem']}>
            <Icon name="alert" />
            <FormattedMessage id="video.captions.notStored" />
          </p>
        )}
        {state === 'READY' && (
          <div className={classes['buttons']}>
            <Button onClick={done.onDone}>
              <FormattedMessage id="video.done" />
            </Button>
            <Button variant="default" onClick={onAgain}>
              <FormattedMessage id="video.again" />
            </Button>
          </div>
        )}
      </div>
    </PageSection>
  );
}

/** Follows the check of the last video of a hand-over to its end. */
function useOutcome(token: string) {
  const { data } = useHandOver(token, { follow: true });
  const video = data?.handOver?.video;
  return [video?.state ?? 'CHECKING', video?.refusal] as const;
}
