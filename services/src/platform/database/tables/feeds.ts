import type { EmployerFeed, FeedFormat } from '@hirehq/shared-contracts/employer';
import type { Generated, JSONColumnType } from 'kysely';

/** Addresses that jobs of an enterprise are pulled from; source `feed:{id}` of its jobs. */
export interface FeedTable {
  id: string;
  enterprise_id: string;
  url: string;
  format: FeedFormat;
  map: JSONColumnType<Record<string, unknown>> | null;
  every_minutes: number;
  etag: string | null;
  last_modified: string | null;
  outcome: EmployerFeed['outcome'];
  failures: Generated<number>;
  report: JSONColumnType<NonNullable<EmployerFeed['report']>> | null;
  created_at: Date;
  pulled_at: Date | null;
  next_pull_at: Date;
}

export interface FeedTables {
  feed: FeedTable;
}
