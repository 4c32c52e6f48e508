import classes from './portrait.module.css';

interface PortraitProps {
  url: string;
  contentType: string;
  alt: string;
}

/** The photo or gif of a profile, or its short video, which plays only when it is started. */
export function Portrait({ url, contentType, alt }: PortraitProps) {
  if (contentType.startsWith('video/'))
    return (
      <video src={url} className={classes['portrait']} controls muted loop playsInline preload="metadata" aria-label={alt} />
    );
  return <img src={url} className={classes['portrait']} alt={alt} width={96} height={96} />;
}
