import type { FeedFormat } from '@hirehq/shared-contracts/employer';

/** A real feed of the folder of data beside the project. */
export interface RealFeed {
  name: string;
  file: string;
  format: FeedFormat;
  /** File of the project; undefined for a format that needs no map. */
  map: string | undefined;
  /** A field of the feed that distinguishes its postings, to leave some out; undefined where it is the format's own. */
  key: { field: string; column: 'source_id' | 'source_url' } | undefined;
}

export const REAL_FEEDS: readonly RealFeed[] = [
  {
    name: 'Greenhouse boards, titles only',
    file: 'greenhouse-2026-08-22.ndjson.gz',
    format: 'json',
    map: 'docs/feeds/titles-only.map.json',
    key: { field: 'url', column: 'source_url' },
  },
  {
    name: 'a Greenhouse board',
    file: 'greenhouse-catawiki-full-content.json',
    format: 'greenhouse',
    map: undefined,
    key: undefined,
  },
  {
    name: 'postings of a forum',
    file: 'hn-hiring-2013-08_2018-04.ndjson.gz',
    format: 'json',
    map: 'docs/feeds/forum-postings.map.json',
    key: { field: 'url', column: 'source_url' },
  },
  {
    name: 'EMSCAD table',
    file: 'emscad-sample-499.csv',
    format: 'csv',
    map: 'services/src/bench/search-quality/emscad.map.json',
    key: { field: 'job_id', column: 'source_id' },
  },
  {
    name: 'federal positions',
    file: 'tts-federal-positions.json',
    format: 'json',
    map: 'services/src/bench/feeds/tts-positions.map.json',
    key: { field: 'file', column: 'source_id' },
  },
];
