export { FeedError } from './feed-error.ts';
export { fileSource, openUrl, type FeedSource } from './feed-source.ts';
export { feedMapSchema } from './formats/feed-map.ts';
export { importFeed } from './import-feed.ts';
export { FEED_LIMITS } from './limits.ts';
export type { ImportReport } from './import-report.ts';
