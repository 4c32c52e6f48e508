import { ErrorState, FormattedMessage, PageSkeleton, useIntl } from '@hirehq/shared-ui';
import { useState } from 'react';
import { useEndHandOver } from '../../shared/hand-over/hand-over.mutation.ts';
import type { SentVideo } from '../../features/send-video/use-send-video.ts';
import { useHandOver } from '../../shared/hand-over/hand-over.query.ts';
import { VideoOutcome } from './video-outcome.tsx';
import { VideoStudio } from './video-studio.tsx';

interface VideoForAnotherProps {
  token: string;
  onEnd: () => void;
}

/** On the device that scanned a QR code: for whom the video is, and the studio. */
export function VideoForAnother({ token, onEnd }: VideoForAnotherProps) {
  const { formatMessage } = useIntl();
  const [sent, setSent] = useState<SentVideo>();
  const { data, status, retry, refreshing } = useHandOver(token, { follow: false });
  const ending = useEndHandOver();
  if (status === 'loading') return <PageSkeleton kind="form" />;
  if (!data)
    return (
      <ErrorState
        title={formatMessage({ id: 'video.load.failed' })}
        retry={{ label: formatMessage({ id: 'video.retry' }), onRetry: retry, busy: refreshing }}
      />
    );
  const { handOver } = data;
  if (!handOver)
    return (
      <ErrorState
        title={formatMessage({ id: 'video.code.ended' })}
        description={formatMessage({ id: 'video.code.endedText' })}
        retry={{ label: formatMessage({ id: 'video.code.leave' }), onRetry: onEnd }}
      />
    );

  async function end(id: string): Promise<void> {
    await ending.run({ id });
    onEnd();
  }

  return (
    <>
      <p>
        <FormattedMessage id="video.forPerson" values={{ name: handOver.firstName }} />
      </p>
      {sent ? (
        <VideoOutcome
          sent={sent}
          onAgain={() => setSent(undefined)}
          done={{ text: formatMessage({ id: 'video.ready.atComputer' }), onDone: () => void end(handOver.id) }}
        />
      ) : (
        <VideoStudio openToken={async () => token} onSent={setSent} />
      )}
    </>
  );
}
