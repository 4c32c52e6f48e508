import { createHash } from 'node:crypto';
import { isBlank } from '@hirehq/shared-contracts/typed-text';
import type { SkillFinder } from '../../skills/index.ts';
import { bandInTitle, type NewJob } from '../../jobs/index.ts';
import { NO_FACTS, factsOfFeed } from '../../../../platform/job-facts.ts';
import type { PlaceReading } from '../../places/index.ts';
import { cleanHtml, plainText, unescapeOnce } from '../fields/clean-html.ts';
import { RecordError } from '../../../../platform/feed-source/feed-error.ts';
import type { FeedRecord } from '../fields/feed-record.ts';
import { dateOf, timeOf } from '../fields/read-dates.ts';
import { settleWorkMode } from '../fields/read-location.ts';
import { resolvePay, type SettledPay } from '../fields/pay/resolve-pay.ts';
import { shiftsOf } from '../fields/read-shifts.ts';
import { educationOf, employmentTypeOf, levelOf } from '../fields/read-terms.ts';
import { workModeOfTitle } from '../fields/read-title.ts';
import { summarise } from '../fields/summarise.ts';

/** A job from the feed, before its employer is added. */
export type ImportedJob = Omit<NewJob, 'id' | 'enterprise' | 'source' | 'contentHash'> & {
  company: string | undefined;
  sourceId: string;
};

const MAX_TITLE = 300;
/** May contain entities and tags. */
const MAX_RAW_TITLE = 4000;
const MAX_ID = 300;
const MAX_TERM = 500;
const MAX_PLACES = 50;
const MAX_SKILLS = 20_000;
const MAX_HTML = 1024 * 1024;
/** Increase it when the parsing changes, so that the next import updates stored jobs. */
const READING = 12;

function safeUrl(url: string | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** A text without control characters, which no page shows; line breaks stay. */
const withoutControls = (text: string): string => text.replaceAll(/(?:(?![\t\n\r\u0080-\u009f])\p{Cc})+/gu, ' ').toWellFormed();

/** The record with texts truncated to a safe length for regular expressions. */
function withinBounds(record: FeedRecord): FeedRecord {
  const short = (text: string | undefined) => text?.slice(0, MAX_TERM);
  return {
    ...record,
    title: withoutControls(record.title),
    html: withoutControls(record.html),
    company: record.company === undefined ? undefined : withoutControls(record.company.slice(0, MAX_TERM)),
    ...locatedOf(record),
    workMode: short(record.workMode),
    employmentType: short(record.employmentType),
    level: short(record.level),
    education: short(record.education),
    skills: record.skills?.slice(0, MAX_SKILLS),
    postedAt: short(record.postedAt),
    closesOn: short(record.closesOn),
  };
}

/** What the conversion of records needs. */
export interface ReadingAids {
  findSkills: SkillFinder;
}

export type LocatedRecord = Pick<FeedRecord, 'locations' | 'addresses' | 'stated' | 'usual'> &
  Partial<Pick<FeedRecord, 'pay' | 'payText'>>;

/** What is read of the locations of a record, and the pay whose currency they tell: a number and a length that are safe for regular expressions. */
export function locatedOf({ locations, addresses, stated = [], usual, pay, payText }: LocatedRecord): LocatedRecord {
  const short = (text: string | undefined) => text?.slice(0, MAX_TERM);
  return {
    locations: locations
      .filter((text) => !isBlank(text))
      .slice(0, MAX_PLACES)
      .map((text) => text.slice(0, MAX_TERM)),
    addresses: addresses.slice(0, MAX_PLACES).map((parts) => parts.slice(0, 10).map((part) => part.slice(0, MAX_TERM))),
    stated: stated
      .slice(0, MAX_PLACES)
      .map(({ city, state, country }) => ({ city: short(city), state: short(state), country: short(country) })),
    ...(usual && { usual }),
    ...(pay && { pay }),
    ...(payText !== undefined && { payText: payText.slice(0, MAX_TERM) }),
  };
}

/** The number of a posting before its title: 'Réf. 2026-1187 - Chaudronnier'. */
const REFERENCE =
  /^(?:r[ée]f(?:[ée]rence)?|req(?:uisition)?|job (?:id|no|ref)|kennziffer|stellen-?nr|chiffre)\.? ?[:#°]? ?(?=[\w./-]{0,20}\d)[\w./-]{2,20} ?[-–—:|] (?=\S)/i;

/** Converts a record to a job: sanitises its text, extracts terms, adds its location. Throws RecordError if it is not a valid job. */
export function jobOfRecord(given: FeedRecord, location: PlaceReading, { findSkills }: ReadingAids, now: Date): ImportedJob {
  const record = withinBounds(given);
  if (record.title.length > MAX_RAW_TITLE) throw new RecordError(`'title' is longer than ${MAX_TITLE} characters`);
  const title = plainText(unescapeOnce(record.title)).replaceAll(/\s+/g, ' ').replace(REFERENCE, '');
  if (!title) throw new RecordError("'title' is empty");
  if (title.length > MAX_TITLE) throw new RecordError(`'title' is longer than ${MAX_TITLE} characters`);
  if (record.sourceId.length > MAX_ID) throw new RecordError(`the id is longer than ${MAX_ID} characters`);
  if (record.html.length > MAX_HTML) throw new RecordError('the description is longer than 1 MB');
  const descriptionHtml = cleanHtml(record.html);
  const text = plainText(descriptionHtml);
  if (!text) throw new RecordError('the description has no text');
  const mode = settleWorkMode([location, workModeOfTitle(title)], record.workMode, record.remote);
  const settled = mode.workMode === null ? settleWorkMode([location], record.usual?.workMode, undefined) : mode;
  const facts = factsOfFeed(record.facts ?? {});
  const skills = findSkills(`${title}\n${record.skills ?? ''}\n${text}`);
  return {
    sourceId: record.sourceId,
    company: (record.company && plainText(unescapeOnce(record.company)).slice(0, 200)) || undefined,
    sourceUrl: safeUrl(record.applyUrl) ?? safeUrl(record.url),
    title,
    summary: summarise(text, title),
    descriptionHtml,
    plainText: text,
    places: location.places,
    ...NO_FACTS,
    ...shiftsOf(title, text),
    ...facts,
    payBand: facts.payBand ?? bandInTitle(title),
    ...settled,
    employmentType: employmentTypeOf(record.employmentType, title),
    experienceLevel: levelOf({ level: record.level, type: record.employmentType }, title),
    education: educationOf(record.education),
    pay: paidAt(record.pay, location.places, settled.remote),
    questions: [],
    skills: skills.map((skill) => ({ ...skill, minYears: null, maxYears: null })),
    postedAt: timeOf(record.postedAt, now, record.dayOrder) ?? null,
    closesOn: dateOf(record.closesOn, { order: record.dayOrder, now }),
  };
}

/** The pay of a job at these places. */
export const paidAt = (pay: FeedRecord['pay'], places: PlaceReading['places'], isRemote: boolean): SettledPay | null =>
  resolvePay(pay, [...new Set(places.flatMap(({ country }) => country ?? []))], { isRemote });

/** A hash of the content, independent of the order of the feed. */
export function contentHashOf(job: ImportedJob): string {
  return createHash('sha256')
    .update(JSON.stringify([READING, job]))
    .digest('hex');
}
