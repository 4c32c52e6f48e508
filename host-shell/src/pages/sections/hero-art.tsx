import classes from './hero-art.module.css';

/** Decoration of the first screen: a card found, a form sent, a reply received. */
export function HeroArt() {
  return (
    <svg className={classes['art']} viewBox="0 0 480 400" aria-hidden="true" focusable="false">
      <path className={classes['path']} d="M36 352C120 352 118 236 214 236S322 96 444 60" />
      <g className={classes['card']}>
        <rect x="28" y="210" width="220" height="132" rx="18" />
        <rect className={classes['tint']} x="50" y="232" width="40" height="40" rx="10" />
        <path className={classes['strong']} d="M106 244h92" />
        <path className={classes['faint']} d="M106 264h60M50 296h154M50 316h112" />
      </g>
      <g className={classes['card']}>
        <rect x="196" y="92" width="240" height="150" rx="18" />
        <rect className={classes['tintSecond']} x="220" y="116" width="44" height="44" rx="12" />
        <path className={classes['strong']} d="M282 130h108" />
        <path className={classes['faint']} d="M282 150h70M220 188h176" />
        <rect className={classes['fill']} x="220" y="206" width="76" height="14" rx="7" />
        <path className={classes['tick']} d="m233 138 7 7 13-14" />
      </g>
      <g className={classes['badge']}>
        <circle cx="436" cy="84" r="34" />
        <path d="M424 92c0-3 4-5 4-16a8 8 0 0 1 16 0c0 11 4 13 4 16h-24Zm9 5a3.5 3.5 0 0 0 6 0" />
      </g>
    </svg>
  );
}
