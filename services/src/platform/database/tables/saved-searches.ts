import type { AlertFrequency } from '@hirehq/shared-contracts/graphql/types';
import type { VersionColumn } from '../version-column.ts';
import type { Locale } from '@hirehq/shared-contracts/page';

export interface SavedSearchTable {
  id: string;
  version: VersionColumn;
  candidate_id: string;
  name: string;
  /** As `jobSearchQuery` writes it. */
  query: string;
  alerts: AlertFrequency;
  /** The candidate's language when it was saved. */
  locale: Locale;
  created_at: Date;
  /** When the candidate last viewed its jobs. */
  seen_at: Date;
  /** Jobs up to this time have been reported by alerts. */
  covered_at: Date;
  /** When the last alert was sent. */
  alerted_at: Date | null;
  /** Null without alerts. */
  next_alert_at: Date | null;
}

export interface SavedSearchTables {
  saved_search: SavedSearchTable;
}
