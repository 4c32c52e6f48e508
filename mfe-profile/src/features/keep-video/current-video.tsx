import {
  Button,
  ErrorState,
  FormattedMessage,
  Icon,
  PageSection,
  Skeleton,
  useConfirm,
  useIntl,
  useToast,
} from '@hirehq/shared-ui';
import { useFreshLinks } from '@hirehq/shared-ui/bundled';
import { useState } from 'react';
import playerClasses from '../../shared/video-player.module.css';
import classes from './current-video.module.css';
import { useOwnVideo } from './own-video.query.ts';
import { removeVideo } from './remove-video.ts';

interface CurrentVideoProps {
  /** The token of a hand-over; undefined if it could not get one. */
  openToken: () => Promise<string | undefined>;
}

/** The video that the candidate has, with a button to remove it; nothing if there is none. */
export function CurrentVideo({ openToken }: CurrentVideoProps) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const toast = useToast();
  const { data, status, retry, refreshing } = useOwnVideo();
  const [isRemoving, setRemoving] = useState(false);
  useFreshLinks(data !== undefined, retry);
  if (status === 'loading') return <Skeleton height={120} />;
  if (!data)
    return (
      <ErrorState
        order={3}
        title={formatMessage({ id: 'video.own.failed' })}
        retry={{ label: formatMessage({ id: 'video.retry' }), onRetry: retry, busy: refreshing }}
      />
    );
  const { video } = data.profile;
  if (!video) return null;

  async function remove(id: string): Promise<void> {
    if (!(await confirm({ question: formatMessage({ id: 'video.own.removeQuestion' }) }))) return;
    setRemoving(true);
    const token = await openToken();
    const isRemoved = token !== undefined && (await removeVideo(id, token));
    setRemoving(false);
    if (isRemoved) retry();
    toast({
      kind: isRemoved ? 'success' : 'error',
      message: formatMessage({ id: isRemoved ? 'video.own.removed' : 'video.own.notRemoved' }),
    });
  }

  return (
    <PageSection title={formatMessage({ id: 'video.own.title' })}>
      <div className={classes['video']}>
        {video.signedUrl ? (
          <video
            key={video.id}
            className={playerClasses['player']}
            controls
            playsInline
            preload="metadata"
            src={video.signedUrl}
            poster={video.posterSignedUrl ?? undefined}
            aria-label={formatMessage({ id: 'video.preview.label' })}
          >
            <track
              kind="captions"
              src={video.captionsSignedUrl ?? undefined}
              label={formatMessage({ id: 'video.captions.track' })}
              default={video.captionsSignedUrl !== null}
            />
          </video>
        ) : (
          <p className={classes['state']}>
            <Icon name={video.state === 'CHECKING' ? 'clock' : 'alert'} />
            <FormattedMessage id={video.state === 'CHECKING' ? 'video.checking.text' : 'video.refused.title'} />
          </p>
        )}
        <Button variant="default" loading={isRemoving} onClick={() => void remove(video.id)}>
          <FormattedMessage id="video.own.remove" />
        </Button>
      </div>
    </PageSection>
  );
}
