import { encode } from 'uqr';
import { useMemo } from 'react';
import classes from './show-code.module.css';

/** Modules of white around a QR code, so that cameras find it. */
const MARGIN = 4;

interface CodePictureProps {
  text: string;
  label: string;
}

/** A QR code: black on white in every appearance, because many readers do not know the reverse. */
export function CodePicture({ text, label }: CodePictureProps) {
  const { data, size } = useMemo(() => encode(text, { ecc: 'M', border: MARGIN }), [text]);
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={classes['code']} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
