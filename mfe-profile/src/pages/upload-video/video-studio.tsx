import { MAX_VIDEO_BYTES, VIDEO_SECONDS } from '@hirehq/shared-contracts/codes';
import { QUICKTIME, VIDEO_TYPES } from '@hirehq/shared-contracts/video-upload';
import { FormattedMessage, Icon, PageSection, useFailureText, useHoldPage, useIntl } from '@hirehq/shared-ui';
import { FileField } from '@hirehq/shared-ui/forms';
import { useEffect, useState } from 'react';
import { Recorder } from '../../features/record-video/recorder.tsx';
import { checkChosen, type ChosenProblem } from '../../features/send-video/check-chosen.ts';
import { SendProgress } from '../../features/send-video/send-progress.tsx';
import { useSendVideo, type SentVideo } from '../../features/send-video/use-send-video.ts';
import { VideoPreview } from '../../features/send-video/video-preview.tsx';
import classes from './upload-video-page.module.css';

interface VideoStudioProps {
  /** The token of a hand-over, for the upload. */
  openToken: () => Promise<string | undefined>;
  onSent: (sent: SentVideo) => void;
}

const LIMITS = { minutes: VIDEO_SECONDS / 60, mb: MAX_VIDEO_BYTES / 1024 / 1024 };
const ACCEPT = [...Object.entries(VIDEO_TYPES).flatMap(([ending, type]) => [`.${ending}`, type]), QUICKTIME].join(',');

/** Record or choose a video, watch it, and send it. */
export function VideoStudio({ openToken, onSent }: VideoStudioProps) {
  const { formatMessage } = useIntl();
  const [video, setVideo] = useState<File>();
  const [problem, setProblem] = useState<ChosenProblem>();
  const upload = useSendVideo(openToken, onSent);
  const { state } = upload;
  const failureText = useFailureText();
  const holdPage = useHoldPage();

  const isUnsent = video !== undefined;
  useEffect(
    () => (isUnsent ? holdPage({ question: formatMessage({ id: 'video.leave' }) }) : undefined),
    [isUnsent, holdPage, formatMessage],
  );
  async function choose(file: File): Promise<void> {
    const found = await checkChosen(file);
    setProblem(found);
    setVideo(found ? undefined : file);
  }

  function discard(): void {
    setVideo(undefined);
    setProblem(undefined);
    upload.cancel();
  }

  if (video)
    return (
      <PageSection title={formatMessage({ id: 'video.preview.title' })}>
        <VideoPreview
          video={video}
          mayChange={state.is === 'idle' || state.is === 'failed'}
          onSend={(chosen) => void upload.send(chosen)}
          onDiscard={discard}
          onBroken={() => {
            setVideo(undefined);
            setProblem('broken');
          }}
        />
        {(state.is === 'sending' || state.is === 'interrupted') && (
          <SendProgress state={state} onResume={upload.resume} onCancel={upload.cancel} />
        )}
        {state.is === 'failed' && (
          <p role="alert" className={classes['problem']}>
            <Icon name="alert" />
            {failureText({ code: state.failure })}
          </p>
        )}
      </PageSection>
    );
  return (
    <>
      <p className={classes['limits']}>
        <Icon name="info" />
        <FormattedMessage id="video.limits" values={LIMITS} />
      </p>
      <PageSection title={formatMessage({ id: 'video.record.title' })}>
        <Recorder
          onRecorded={(file) => {
            setProblem(undefined);
            setVideo(file);
          }}
          onReopen={() => window.location.reload()}
        />
      </PageSection>
      <PageSection title={formatMessage({ id: 'video.choose.title' })}>
        <FileField
          label={formatMessage({ id: 'video.choose' })}
          rules={formatMessage({ id: 'video.choose.rules' }, LIMITS)}
          accept={ACCEPT}
          error={problem && formatMessage({ id: `video.problem.${problem}` }, LIMITS)}
          onChoose={(file) => void choose(file)}
        />
      </PageSection>
    </>
  );
}
