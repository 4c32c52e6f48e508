import type { ReactNode } from 'react';

/** Two tones and one line weight; the colours come from the theme, so they follow brand and appearance. */
const SCENES = {
  /** A stack of cards under a lens: no results. */
  noResults: (
    <>
      <rect className="hq-art-soft" x="34" y="52" width="104" height="66" rx="12" />
      <rect className="hq-art-card" x="50" y="36" width="104" height="66" rx="12" />
      <path className="hq-art-line" d="M66 56h44M66 70h62M66 84h30" />
      <circle className="hq-art-lens" cx="142" cy="90" r="24" />
      <path className="hq-art-strong" d="m159 107 17 17" />
      <path className="hq-art-accent" d="m134 82 16 16m0-16-16 16" />
    </>
  ),
  /** A disconnected cable: something went wrong. */
  error: (
    <>
      <rect className="hq-art-soft" x="40" y="34" width="120" height="84" rx="14" />
      <path className="hq-art-card" d="M40 56V48a14 14 0 0 1 14-14h92a14 14 0 0 1 14 14v8H40Z" />
      <path className="hq-art-line" d="M54 45h.1M66 45h.1M78 45h.1" />
      <path className="hq-art-strong" d="M52 92h26v-8h10v20H78v-4M148 80h-22v-8h-10v24h10v-4" />
      <path className="hq-art-accent" d="m99 70 2-9m6 11 6-7m-16 41-2 8m8-9 4 7" />
    </>
  ),
  /** A cloud without a signal. */
  offline: (
    <>
      <path className="hq-art-soft" d="M64 112a26 26 0 0 1-3-52 40 40 0 0 1 76-6 30 30 0 0 1 3 58H64Z" />
      <path className="hq-art-card" d="M76 100a18 18 0 0 1-2-36 28 28 0 0 1 53-4 20 20 0 0 1 2 40H76Z" />
      <path className="hq-art-line" d="M86 84a20 20 0 0 1 30 0M93 91a11 11 0 0 1 16 0" />
      <path className="hq-art-accent" d="m70 44 64 64" />
    </>
  ),
  /** A signpost without a direction. */
  notFound: (
    <>
      <path className="hq-art-soft" d="M30 116c16-14 34-14 50-6s40 8 90-6v14H30v-2Z" />
      <path className="hq-art-strong" d="M100 30v88" />
      <path className="hq-art-card" d="M62 40h70l14 13-14 13H62a6 6 0 0 1-6-6V46a6 6 0 0 1 6-6Z" />
      <path className="hq-art-front" d="M138 74H80L66 86l14 12h58a6 6 0 0 0 6-6V80a6 6 0 0 0-6-6Z" />
      <path className="hq-art-accent" d="M92 49a6 6 0 1 1 6 6v3M98 62v.1" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type IllustrationName = keyof typeof SCENES;

/** The canvas of such a drawing, 200 by 140, for drawings that only one part needs; its classes are `hq-art-…`. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className="hq-illustration" viewBox="0 0 200 140" width={200} height={140} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** A decorative drawing for empty and error states. */
export function Illustration({ name }: { name: IllustrationName }) {
  return <Drawing>{SCENES[name]}</Drawing>;
}
