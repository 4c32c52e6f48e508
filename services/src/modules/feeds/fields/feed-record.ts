import type { PayUnit } from '@hirehq/shared-contracts/codes';

/** One posting as a format hands it on: texts as the feed has them, not yet judged. */
export interface FeedRecord {
  sourceId: string;
  title: string;
  company: string | undefined;
  /** Markup, unescaped. */
  html: string;
  url: string | undefined;
  /** As written, e.g. 'Remote - Germany'. */
  locations: string[];
  /** Address parts the feed keeps apart, smallest first. */
  addresses: string[][];
  remote: boolean | undefined;
  workMode: string | undefined;
  employmentType: string | undefined;
  level: string | undefined;
  education: string | undefined;
  /** What else it states, by the facts of `platform/job-facts.ts` that name a field of feeds. */
  facts?: Readonly<Record<string, string | undefined>>;
  pay: FeedPay | undefined;
  /** Skills the feed lists, as text. */
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

/** One element of a feed in its order: a record, or why it is none. `id` where it can be told. */
export type FeedItem = { ok: true; record: FeedRecord } | { ok: false; id: string | undefined; reason: string };

export interface Feed {
  items: AsyncGenerator<FeedItem>;
  /** How many the feed says it has; known after the last item. */
  announced(): number | undefined;
  /** A name for the source, from the feed itself; known after the first item. */
  sourceName(first: FeedRecord): string;
}
