import type { EmployerFeed, EmployerFeedImport, FeedFormat } from '@hirehq/shared-contracts/employer';
import type { Generated } from 'kysely';
import type { NullableJsonColumn } from '../json-column.ts';

/** URLs from which jobs of an employer are pulled; source `feed:{id}` of its jobs. */
export interface FeedTable {
  id: string;
  enterprise_id: string;
  url: string;
  format: FeedFormat;
  map: NullableJsonColumn<Record<string, unknown>>;
  every_minutes: number;
  etag: string | null;
  last_modified: string | null;
  outcome: EmployerFeed['outcome'];
  failures: Generated<number>;
  report: NullableJsonColumn<NonNullable<EmployerFeed['report']>>;
  created_at: Date;
  pulled_at: Date | null;
  next_pull_at: Date;
}

/** Feeds that employers send as files; the file itself is in the data folder until it is imported. */
export interface FeedImportTable {
  id: string;
  enterprise_id: string;
  file_name: string;
  format: FeedFormat;
  map: NullableJsonColumn<Record<string, unknown>>;
  /** Name of the feed of which the file is a new version; source `import:{enterprise}:{name}` of its jobs. */
  name: string;
  close_missing: boolean;
  state: EmployerFeedImport['state'];
  report: NullableJsonColumn<NonNullable<EmployerFeedImport['report']>>;
  created_at: Date;
  ended_at: Date | null;
  /** An import that has not ended by then is abandoned. */
  alive_until: Date;
}

/** Open jobs that the last complete feed of their source lacks; they are closed if the next one lacks them too, or when that is confirmed. */
export interface HeldClosingTable {
  job_id: string;
  held_at: Date;
}

export interface FeedTables {
  feed: FeedTable;
  feed_import: FeedImportTable;
  held_closing: HeldClosingTable;
}
