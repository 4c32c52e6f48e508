import { useIntl } from '@hirehq/shared-ui';
import classes from './pitch-player.module.css';

interface PitchPlayerProps {
  video: {
    signedUrl: string | null;
    contentType: string;
    posterSignedUrl: string | null;
    captionsSignedUrl: string | null;
  };
}

/** A video pitch with its poster and captions; nothing is loaded before it is started. */
export function PitchPlayer({ video: { signedUrl, contentType, posterSignedUrl, captionsSignedUrl } }: PitchPlayerProps) {
  const { formatMessage, locale } = useIntl();
  if (signedUrl === null) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are there if the candidate has uploaded them
    <video
      className={classes['player']}
      controls
      playsInline
      preload="none"
      aria-label={formatMessage({ id: 'pitch.player' })}
      {...(posterSignedUrl !== null && { poster: posterSignedUrl })}
    >
      <source src={signedUrl} type={contentType} />
      {captionsSignedUrl !== null && (
        <track kind="captions" src={captionsSignedUrl} srcLang={locale} label={formatMessage({ id: 'pitch.captions' })} default />
      )}
    </video>
  );
}
