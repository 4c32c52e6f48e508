import type { SavedSearchRow } from './saved-searches.store.ts';

/** The parent value of the resolvers of `SavedSearch`; the new jobs are counted by a field resolver. */
export const savedSearchResponse = (row: SavedSearchRow) => ({
  id: row.id,
  version: String(row.version),
  name: row.name,
  query: row.query,
  alerts: row.alerts,
  seenAt: row.seen_at,
  createdAt: row.created_at,
  alertedAt: row.alerted_at,
});
export type SavedSearchResponse = ReturnType<typeof savedSearchResponse>;
