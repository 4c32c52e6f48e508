import type { SchemePicture } from '../landing/pictures/landing-pictures.ts';
import classes from './sections.module.css';

interface ScreenPictureProps {
  picture: SchemePicture;
  /** Of a phone, or of a part of a page. */
  of: 'phone' | 'page';
}

/** A picture of the product beside the text that describes it. The one of the other colour scheme is not loaded. */
export function ScreenPicture({ picture, of }: ScreenPictureProps) {
  return (
    <div className={classes['screen']} data-of={of}>
      {(['light', 'dark'] as const).map((scheme) => (
        <img key={scheme} src={picture[scheme]} alt="" loading="lazy" decoding="async" data-scheme={scheme} />
      ))}
    </div>
  );
}
