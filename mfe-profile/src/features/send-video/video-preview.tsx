import { Button, FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { FileField } from '@hirehq/shared-ui/forms';
import { useEffect, useRef, useState } from 'react';
import { VIDEO_PART_BYTES } from '@hirehq/shared-contracts/video-upload';
import { posterOf } from './poster-of.ts';
import type { VideoToSend } from './use-send-video.ts';
import playerClasses from '../../shared/video-player.module.css';
import classes from './video-preview.module.css';

interface VideoPreviewProps {
  video: File;
  /** False while the video is being sent. */
  mayChange: boolean;
  onSend: (video: VideoToSend) => void;
  onDiscard: () => void;
  onBroken: () => void;
}

const CAPTIONS_KB = VIDEO_PART_BYTES.captions / 1024;

/** The chosen or recorded video, to be watched before it is sent; with a place for captions. */
export function VideoPreview({ video, mayChange, onSend, onDiscard, onBroken }: VideoPreviewProps) {
  const { formatMessage } = useIntl();
  const [url] = useState(() => URL.createObjectURL(video));
  const [captions, setCaptions] = useState<{ file: File; url: string }>();
  const [captionsError, setCaptionsError] = useState<string>();
  const player = useRef<HTMLVideoElement>(null);
  const captionsUrl = captions?.url;
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  useEffect(() => {
    if (captionsUrl === undefined) return undefined;
    return () => URL.revokeObjectURL(captionsUrl);
  }, [captionsUrl]);

  function choose(file: File): void {
    const isCaptions = /\.vtt$/i.test(file.name) && file.size <= VIDEO_PART_BYTES.captions;
    setCaptions(isCaptions ? { file, url: URL.createObjectURL(file) } : undefined);
    setCaptionsError(isCaptions ? undefined : formatMessage({ id: 'video.captions.refused' }));
  }

  async function send(): Promise<void> {
    const poster = player.current ? await posterOf(player.current) : undefined;
    onSend({ video, poster, captions: captions?.file });
  }

  return (
    <div className={classes['preview']}>
      <video
        ref={player}
        src={url}
        className={playerClasses['player']}
        controls
        playsInline
        preload="auto"
        aria-label={formatMessage({ id: 'video.preview.label' })}
        onError={onBroken}
      >
        <track
          kind="captions"
          src={captionsUrl}
          label={formatMessage({ id: 'video.captions.track' })}
          default={captions !== undefined}
        />
      </video>
      {mayChange && (
        <>
          <FileField
            label={formatMessage({ id: captions ? 'video.captions.change' : 'video.captions.choose' })}
            rules={captions ? captions.file.name : formatMessage({ id: 'video.captions.rules' }, { kb: CAPTIONS_KB })}
            accept=".vtt,text/vtt"
            error={captionsError}
            onChoose={choose}
          />
          <div className={classes['buttons']}>
            <Button onClick={() => void send()}>
              <FormattedMessage id="video.preview.send" />
            </Button>
            <Button variant="default" onClick={onDiscard}>
              <FormattedMessage id="video.preview.discard" />
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
