import classes from './profile-art.module.css';

/** Decoration: a card that is filled in field by field, and a first star. */
export function ProfileArt() {
  return (
    <svg className={classes['art']} viewBox="0 0 340 260" aria-hidden="true" focusable="false">
      <path className={classes['path']} d="M18 236c60 8 92-20 108-54s54-48 96-40 70-20 96-76" />
      <rect className={classes['back']} x="66" y="34" width="196" height="170" rx="18" />
      <g className={classes['card']}>
        <rect x="44" y="56" width="212" height="172" rx="18" />
        <circle className={classes['tint']} cx="84" cy="98" r="22" />
        <path
          className={classes['face']}
          d="M84 97a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15Zm-14 15c1.6-6.6 7-10 14-10s12.4 3.4 14 10"
        />
        <path className={classes['strong']} d="M122 90h82" />
        <path className={classes['faint']} d="M122 108h52" />
        <path className={classes['line']} d="M62 142h176" />
        <rect className={classes['fill']} x="62" y="160" width="66" height="20" rx="10" />
        <rect className={classes['tintSecond']} x="136" y="160" width="48" height="20" rx="10" />
        <rect className={classes['next']} x="192" y="160" width="46" height="20" rx="10" />
        <path className={classes['faint']} d="M66 204h112" />
      </g>
      <g className={classes['badge']}>
        <circle cx="256" cy="62" r="28" />
        <path d="m244 63 8.5 8.5L268 54" />
      </g>
    </svg>
  );
}
