import { createHash } from 'node:crypto';
import type { FeedRecord } from '../fields/feed-record.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Starts the ids of postings that are distinguished by their complete content. */
export const ROW_ID = 'row-';

type Content = Pick<FeedRecord, 'title' | 'company' | 'url' | 'locations' | 'addresses' | 'stated' | 'html'>;

/**
 * Ids for a posting without one in its feed. `sourceId` is derived from its address, or from `named`, what the posting is usually
 * recognised by, and survives a changed text; `rowId` is derived from everything but dates, for postings that share the other one.
 */
export function contentIds(content: Content, named: string): { sourceId: string; rowId: string } {
  const { title, company, url, locations, addresses, stated, html } = content;
  return {
    sourceId: hashOf(url ?? named),
    rowId: ROW_ID + hashOf(JSON.stringify([title, company, url, locations, addresses, stated, html])),
  };
}
