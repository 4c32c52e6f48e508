import { useState, type SyntheticEvent } from 'react';
import { BrandMark, useIntl } from '@hirehq/shared-ui';
import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import { isShownPicture } from '@hirehq/shared-contracts/employer-picture';
import classes from './employer-logo.module.css';

interface EmployerLogoProps {
  src: string;
  variant: BrandVariant;
}

/** The employer's logo instead of ours, in a box of fixed size; falls back to ours if the image does not load. */
export function EmployerLogo({ src, variant }: EmployerLogoProps) {
  const { formatMessage } = useIntl();
  const [look, setLook] = useState<'loading' | 'shown' | 'broken'>('loading');

  function onLoad({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
    const { naturalWidth, naturalHeight } = currentTarget;
    setLook(isShownPicture(naturalWidth, naturalHeight) ? 'shown' : 'broken');
  }

  return (
    <span className={classes['box']} data-look={look}>
      <span className={classes['ours']}>
        <BrandMark variant={variant} />
      </span>
      {look !== 'broken' && (
        <img
          className={classes['theirs']}
          src={src}
          alt={formatMessage({ id: 'header.employerLogo' })}
          onLoad={onLoad}
          onError={() => setLook('broken')}
        />
      )}
    </span>
  );
}
