import type { PayUnit } from '@hirehq/shared-contracts/codes';

/** One posting as a format returns it: texts as in the feed, not validated yet. */
export interface FeedRecord {
  sourceId: string;
  title: string;
  company: string | undefined;
  /** Markup, unescaped. */
  html: string;
  url: string | undefined;
  /** As written, e.g. 'Remote - Germany'. */
  locations: string[];
  /** Address parts that the feed lists separately, smallest first. */
  addresses: string[][];
  remote: boolean | undefined;
  workMode: string | undefined;
  employmentType: string | undefined;
  level: string | undefined;
  education: string | undefined;
  /** Other facts, for the entries of `platform/job-facts.ts` that have a feed field. */
  facts?: Readonly<Record<string, string | undefined>>;
  pay: FeedPay | undefined;
  /** Skills that the feed lists, as text. */
  skills: string | undefined;
  postedAt: string | undefined;
  closesOn: string | undefined;
}

export interface FeedPay {
  currency: string | undefined;
  min: number | null;
  max: number | null;
  unit: PayUnit | undefined;
}

/** One element of a feed, in order: a record, or why it is invalid. `id` if it is known. */
export type FeedItem = { ok: true; record: FeedRecord } | { ok: false; id: string | undefined; reason: string };

export interface Feed {
  items: AsyncGenerator<FeedItem>;
  /** Number of records according to the feed; known after the last item. */
  announced(): number | undefined;
  /** A name for the source, from the feed itself; known after the first item. */
  sourceName(first: FeedRecord): string;
}
