import type { EmbedTheme } from './embed.ts';
import type { Locale } from './locales.ts';

/** A page of candidates inside a page of an employer is at this path and its own: `/framed/application/…`. */
export const FRAMED_PATH = '/framed';

/** The pages that can be framed, by the element's name for each: the paths that it may have. All others leave the frame. */
export const FRAMED_PAGES = {
  application: ['/application/:jobId', '/candidate/application/:jobId'],
  applications: ['/candidate/my-jobs'],
} as const;
export type FramedPage = keyof typeof FRAMED_PAGES;

/** What the element asks of a framed page, as query parameters. */
export interface FramedVisit {
  enterprise: string;
  /** The origin of the page around: the only one that may frame the page. */
  embedder: string;
  developmentKey: string | undefined;
  locale: Locale;
  scheme: 'light' | 'dark';
  /** Whose colours it has; by default those of the employer. */
  theme?: EmbedTheme | undefined;
}

/** The address of a page of the platform in a frame. */
export function framedAddress(platform: string, path: string, visit: FramedVisit): string {
  const query = new URLSearchParams(Object.entries(visit).filter((entry) => entry[1] !== undefined));
  return `${platform}${FRAMED_PATH}${path}?${query}`;
}
