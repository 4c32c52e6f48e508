/** The number of the live set: of pages that caches may keep, of the live versions, and of requests to purge. */
export const LIVE_SET_HEADER = 'hirehq-live-set';

/** Tag of all pages that caches may keep. */
export const PAGES_TAG = 'hirehq-pages';

interface SharedPageHeaders {
  /** How long a cache may keep the page. */
  seconds: number;
  /** The number of the set that the page was made of. */
  sequence: number;
}

/** What tells caches that they may keep a page for all its visitors, and by what to purge it. */
export function sharedPageHeaders({ seconds, sequence }: SharedPageHeaders): Record<string, string> {
  const tags = [PAGES_TAG, `live-set-${sequence}`];
  return {
    'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`,
    [LIVE_SET_HEADER]: String(sequence),
    'cache-tag': tags.join(','),
    'surrogate-key': tags.join(' '),
  };
}
