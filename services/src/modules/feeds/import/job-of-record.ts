import { createHash } from 'node:crypto';
import type { SkillFinder } from '../../skills/index.ts';
import type { NewJob } from '../../jobs/index.ts';
import { NO_FACTS, factsOfFeed } from '../../../platform/job-facts.ts';
import type { Gazetteer } from '../../places/index.ts';
import { cleanHtml, plainText, unescapeOnce } from '../fields/clean-html.ts';
import { RecordError } from '../../../platform/feed-source/feed-error.ts';
import type { FeedRecord } from '../fields/feed-record.ts';
import { readLocation, settleWorkMode } from '../fields/read-location.ts';
import { dateOf, educationOf, employmentTypeOf, levelOf, payOf, timeOf } from '../fields/read-terms.ts';
import { summarise } from '../fields/summarise.ts';

/** A job from the feed, before its employer is added. */
export type ImportedJob = Omit<NewJob, 'id' | 'enterprise' | 'source' | 'contentHash' | 'postedAt'> & {
  company: string | undefined;
  postedAt: Date | undefined;
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
const READING = 3;

function safeUrl(url: string | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** The record with texts truncated to a safe length for regular expressions. */
function withinBounds(record: FeedRecord): FeedRecord {
  const short = (text: string | undefined) => text?.slice(0, MAX_TERM);
  return {
    ...record,
    company: short(record.company),
    locations: record.locations.slice(0, MAX_PLACES).map((text) => text.slice(0, MAX_TERM)),
    addresses: record.addresses.slice(0, MAX_PLACES).map((parts) => parts.slice(0, 10).map((part) => part.slice(0, MAX_TERM))),
    workMode: short(record.workMode),
    employmentType: short(record.employmentType),
    level: short(record.level),
    education: short(record.education),
    skills: record.skills?.slice(0, MAX_SKILLS),
    closesOn: short(record.closesOn),
  };
}

/** What the conversion of records needs. */
export interface ReadingAids {
  gazetteer: Gazetteer;
  findSkills: SkillFinder;
}

/** Converts a record to a job: sanitises its text, extracts location and terms. Throws RecordError if it is not a valid job. */
export function jobOfRecord(given: FeedRecord, { gazetteer, findSkills }: ReadingAids, now: Date): ImportedJob {
  const record = withinBounds(given);
  if (record.title.length > MAX_RAW_TITLE) throw new RecordError(`'title' is longer than ${MAX_TITLE} characters`);
  const title = plainText(unescapeOnce(record.title)).replaceAll(/\s+/g, ' ');
  if (!title) throw new RecordError("'title' is empty");
  if (title.length > MAX_TITLE) throw new RecordError(`'title' is longer than ${MAX_TITLE} characters`);
  if (record.sourceId.length > MAX_ID) throw new RecordError(`the id is longer than ${MAX_ID} characters`);
  if (record.html.length > MAX_HTML) throw new RecordError('the description is longer than 1 MB');
  if (record.postedAt !== undefined && Number.isNaN(Date.parse(record.postedAt)))
    throw new RecordError(`the posting date is invalid: '${record.postedAt.slice(0, 40)}'`);
  const descriptionHtml = cleanHtml(record.html);
  const text = plainText(descriptionHtml);
  if (!text) throw new RecordError('the description has no text');
  const location = readLocation(record.locations, record.addresses, gazetteer);
  const skills = findSkills(`${title}\n${record.skills ?? ''}\n${text}`);
  return {
    sourceId: record.sourceId,
    company: record.company && plainText(unescapeOnce(record.company)).slice(0, 200),
    sourceUrl: safeUrl(record.url),
    title,
    summary: summarise(text, title),
    descriptionHtml,
    plainText: text,
    places: location.places,
    ...NO_FACTS,
    ...factsOfFeed(record.facts ?? {}),
    ...settleWorkMode(location, record.workMode, record.remote),
    employmentType: employmentTypeOf(record.employmentType),
    experienceLevel: levelOf(record.level, title),
    education: educationOf(record.education),
    pay: payOf(record.pay),
    questions: [],
    skills: skills.map((skill) => ({ ...skill, minYears: null, maxYears: null })),
    postedAt: timeOf(record.postedAt, now),
    closesOn: dateOf(record.closesOn),
  };
}

/** A hash of the content, independent of the order of the feed. */
export function contentHashOf(job: ImportedJob): string {
  return createHash('sha256')
    .update(JSON.stringify([READING, job]))
    .digest('hex');
}
