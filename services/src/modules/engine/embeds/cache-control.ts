/** A closed job is shown for a minute at most; after that, one that is not current only while a newer one is loaded. */
export const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';
