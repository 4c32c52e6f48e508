import type { FeedRecord, ReportedField } from '../fields/feed-record.ts';
import { REPORTED_FIELDS } from '../fields/feed-record.ts';
import { workModeOf } from '../fields/read-terms.ts';
import type { ImportedJob, LocatedRecord } from './job-of-record.ts';

/** How often records have a value in a field, and how often it could not be read. */
export interface FieldCount {
  field: ReportedField;
  stated: number;
  lost: number;
  /** The first different values that could not be read. */
  samples: { position: number; text: string }[];
}

const MOST_SAMPLES = 3;
const LONGEST_SAMPLE = 80;

const amounts = (pay: FeedRecord['pay']): string | undefined =>
  pay && (pay.min ?? pay.max) !== null
    ? `${[...new Set([pay.min, pay.max].filter((amount) => amount !== null))].join(' – ')} ${pay.currency ?? 'without a currency'}`
    : undefined;

const locationOf = ({ locations, addresses, stated = [] }: LocatedRecord, job: ImportedJob): [string | undefined, boolean] => [
  [
    ...locations,
    ...addresses.map((parts) => parts.join(', ')),
    ...stated.map(({ city, state, country }) => [city, state, country].filter(Boolean).join(', ')),
  ].join('; ') || undefined,
  job.remote || (job.places.length > 0 && job.places.every(({ country, countries }) => country ?? countries)),
];

const payStatedIn = ({ pay, payText }: Pick<FeedRecord, 'pay' | 'payText'>, job: ImportedJob): [string | undefined, boolean] => [
  payText ?? amounts(pay),
  job.pay !== null,
];

/** By field: the value as the feed has it, undefined if there is none, and whether the job has what it says. */
const FIELDS: Readonly<
  Record<ReportedField, (record: FeedRecord, job: ImportedJob) => [text: string | undefined, isRead: boolean]>
> = {
  company: ({ company }, job) => [company, Boolean(job.company)],
  url: ({ url }, job) => [url, job.sourceUrl !== null],
  location: (record, job) => locationOf(record, job),
  work_mode: ({ workMode }) => [workMode, workModeOf(workMode) !== null],
  employment_type: ({ employmentType }, job) => [employmentType, job.employmentType !== null],
  level: ({ level }, job) => [level, job.experienceLevel !== null],
  education: ({ education }, job) => [education, job.education !== null],
  pay: (record, job) => payStatedIn(record, job),
  skills: ({ skills }, job) => [skills, job.skills.length > 0],
  posted_at: ({ postedAt }, job) => [postedAt, job.postedAt !== null],
  closes_on: ({ closesOn }, job) => [closesOn, job.closesOn !== null],
};

/** Counts the optional fields of the records of an import. */
export class FieldCounts {
  #counts = new Map<ReportedField, FieldCount>();

  /** Adds a record and the job it was read as, without its location and pay if these are read later. */
  add(position: number, record: FeedRecord, job: ImportedJob, isPlacedLater: boolean): void {
    const lost = new Map((record.lost ?? []).map(({ field, text }) => [field, text]));
    for (const field of REPORTED_FIELDS) {
      if ((field === 'location' || field === 'pay') && isPlacedLater) continue;
      const [text, isRead] = FIELDS[field](record, job);
      if (text !== undefined) this.#count(field, { position, text, isRead });
      else if (lost.has(field)) this.#count(field, { position, text: lost.get(field) ?? '', isRead: false });
    }
  }

  /** Adds location and pay of a record whose places were read later. */
  addPlaced(position: number, record: LocatedRecord, job: ImportedJob): void {
    for (const [field, [text, isRead]] of [
      ['location', locationOf(record, job)],
      ['pay', payStatedIn({ pay: undefined, ...record }, job)],
    ] as const)
      if (text !== undefined) this.#count(field, { position, text, isRead });
  }

  #count(field: ReportedField, { position, text, isRead }: { position: number; text: string; isRead: boolean }): void {
    const count = this.#counts.get(field) ?? { field, stated: 0, lost: 0, samples: [] };
    this.#counts.set(field, count);
    count.stated++;
    if (isRead) return;
    count.lost++;
    const sample = text.slice(0, LONGEST_SAMPLE).replaceAll(/\s+/g, ' ').trim();
    if (count.samples.length < MOST_SAMPLES && !count.samples.some((each) => each.text === sample))
      count.samples.push({ position, text: sample });
  }

  /** The fields that any record had, in the order of REPORTED_FIELDS. */
  all(): FieldCount[] {
    return REPORTED_FIELDS.flatMap((field) => this.#counts.get(field) ?? []);
  }
}
