import type { PayUnit } from '@hirehq/shared-contracts/codes';
import type { DayOrder } from './read-dates.ts';

/** The optional fields of a posting, as the report of an import counts them. */
export const REPORTED_FIELDS = [
  'company',
  'url',
  'location',
  'work_mode',
  'employment_type',
  'level',
  'education',
  'pay',
  'skills',
  'posted_at',
  'closes_on',
] as const;
export type ReportedField = (typeof REPORTED_FIELDS)[number];

/** A value of an optional field that cannot be read; `text` is a sample of it. */
export interface LostValue {
  field: ReportedField;
  text: string;
}

/** A value of a record that nothing was read from, with its path; `text` is a sample of it. */
export interface UnreadValue {
  path: string;
  text: string;
}

/** An address whose parts a feed states in fields of their own; they take precedence over a location that has to be parsed. */
export interface StatedAddress {
  city?: string | undefined;
  state?: string | undefined;
  country?: string | undefined;
}

/** One posting as a format returns it: texts as in the feed, not validated yet. */
export interface FeedRecord {
  sourceId: string;
  /** Only for a posting without an id in the feed: a hash of its complete content, to distinguish postings with the same `sourceId`. */
  rowId?: string;
  title: string;
  company: string | undefined;
  /** The address of the employer's logo. */
  logo?: string | undefined;
  /** What its board is called in addresses, where no employer is stated: it names the employer if nobody does. */
  board?: string | undefined;
  /** Markup, unescaped. */
  html: string;
  /** The page of the posting. */
  url: string | undefined;
  /** Where people apply, if the feed states it apart from that page. */
  applyUrl?: string | undefined;
  /** As written, e.g. 'Remote - Germany'. */
  locations: string[];
  /** Address parts that the feed lists separately, smallest first. */
  addresses: string[][];
  /** Addresses in fields of their own. */
  stated?: readonly StatedAddress[];
  remote: boolean | undefined;
  workMode: string | undefined;
  employmentType: string | undefined;
  level: string | undefined;
  education: string | undefined;
  /** Other facts, for the entries of `platform/job-facts.ts` that have a feed field. */
  facts?: Readonly<Record<string, string | undefined>>;
  pay: FeedPay | undefined;
  /** The pay as written, where the feed has it as text. */
  payText?: string | undefined;
  /** Skills that the feed lists, as text. */
  skills: string | undefined;
  postedAt: string | undefined;
  closesOn: string | undefined;
  dayOrder?: DayOrder | undefined;
  /** What holds for a posting that says nothing about it. */
  usual?: { country: string | undefined; workMode: string | undefined };
  /** Values of optional fields that are no text. */
  lost?: readonly LostValue[];
  /** Values that no field is read from; only for the first records of a feed. */
  unread?: readonly UnreadValue[];
}

export interface FeedPay {
  /** ISO 4217, or a sign or name as written, which the country of the job tells apart: '$'. */
  currency: string | undefined;
  min: number | null;
  max: number | null;
  /** OTHER: for a unit that we do not have, as a shift. */
  unit: PayUnit | 'OTHER' | undefined;
  /** False if the unit is in a text, and not beside the amount: 'a monthly bonus of 5,000'. Without a currency such an amount may be anything. */
  isUnitBeside?: boolean;
  /** True if it counts only for a job whose country is known and uses the sign: '$42 per hour' in a description. */
  isOfCountry?: boolean;
  /** True if it was read from a text, which may leave out the thousands: '$60'. */
  isWritten?: boolean;
}

/** Why a posting of a feed is not imported although it can be read. */
export type LeftOut = 'closed' | 'filtered';

/**
 * One element of a feed, in order: a record; why it is invalid, with its id if it is known; or why it is left out. What is broken may
 * contain further records: `mentions` are ids in its text. The ids of a closed posting are those under which it may be stored.
 */
export type FeedItem =
  | { kind: 'record'; record: FeedRecord }
  | { kind: 'rejected'; id: string | undefined; mentions?: readonly string[]; reason: string }
  | { kind: 'left-out'; why: LeftOut; ids: readonly string[] };

export interface Feed {
  items: AsyncGenerator<FeedItem>;
  /** Number of records according to the feed; known after the last item. */
  announced(): number | undefined;
  /** Why the feed may have been misunderstood, so that its missing jobs must not be closed; known after the last item. */
  doubt?(): string | undefined;
  /** Why the feed may be another document, so that its missing jobs are closed only if the next one lacks them too; known after the last item. */
  caution?(): string | undefined;
  /** A name for the source, from the feed itself; known after the first item. */
  sourceName(first: FeedRecord): string;
}
