import { RecordError } from '../../../platform/feed-source/feed-error.ts';
import type { Feed, FeedPay, FeedRecord } from '../fields/feed-record.ts';
import type { FeedSource } from '../../../platform/feed-source/feed-source.ts';
import { idInText, isRecord, numberOf, requiredText, textField } from './read-field.ts';
import { readText } from '../../../platform/feed-source/read-text.ts';
import { payUnitOf } from '../fields/read-terms.ts';
import { splitJson } from './split-json.ts';
import { htmlOfPlain } from '../fields/clean-html.ts';
import { idAt, jsonItems } from './json-items.ts';

/** Postings of Lever: the bare list of `api.lever.co/v0/postings/{site}?mode=json`, or one in `data`. */
export function leverFeed(source: FeedSource): Feed {
  return {
    items: jsonItems(splitJson(readText(source), { lists: ['data', 'postings'] }).records, {
      recordOf,
      idOf: (posting) => idAt(posting, 'id'),
      idInText: (text) => idInText(text),
    }),
    announced: () => undefined,
    sourceName: (first) => `lever:${siteOf(first.url) ?? 'feed'}`,
  };
}

const siteOf = (url: string | undefined) => /lever\.co\/([\w.-]+)/.exec(url ?? '')?.[1];

function recordOf(posting: Record<string, unknown>): FeedRecord {
  const categories = isRecord(posting['categories']) ? posting['categories'] : {};
  const everywhere = Array.isArray(categories['allLocations'])
    ? categories['allLocations'].filter((each) => typeof each === 'string')
    : [];
  const main = textField(categories, 'location');
  const url = textField(posting, 'hostedUrl');
  const workplace = textField(posting, 'workplaceType');
  return {
    sourceId: requiredText(posting, 'id'),
    title: requiredText(posting, 'text'),
    company: siteOf(url),
    html: textOf(posting),
    url: url ?? textField(posting, 'applyUrl'),
    locations: everywhere.length > 0 ? everywhere : main ? [main] : [],
    addresses: [],
    remote: undefined,
    workMode: workplace === 'unspecified' ? undefined : workplace,
    employmentType: textField(categories, 'commitment'),
    level: textField(categories, 'level'),
    education: undefined,
    pay: payOf(posting['salaryRange']),
    skills: undefined,
    postedAt: typeof posting['createdAt'] === 'number' ? timeText(posting['createdAt']) : textField(posting, 'createdAt'),
    closesOn: undefined,
  };
}

function timeText(milliseconds: number): string {
  if (Math.abs(milliseconds) > 8.64e15) throw new RecordError(`'createdAt' is not a valid time: ${milliseconds}`);
  return new Date(milliseconds).toISOString();
}

/** Introduction, lists with headings, and closing text. */
function textOf(posting: Record<string, unknown>): string {
  const plain = textField(posting, 'descriptionPlain');
  const description = textField(posting, 'description') ?? (plain && htmlOfPlain(plain));
  const lists = (Array.isArray(posting['lists']) ? posting['lists'].filter(isRecord) : []).map((list) => {
    const heading = textField(list, 'text');
    return `${heading ? `<h3>${heading}</h3>` : ''}<ul>${textField(list, 'content') ?? ''}</ul>`;
  });
  const html = [description, ...lists, textField(posting, 'additional')].filter(Boolean).join('\n');
  if (!html) throw new RecordError("'description' is missing");
  return html;
}

function payOf(range: unknown): FeedPay | undefined {
  if (!isRecord(range)) return undefined;
  return {
    currency: textField(range, 'currency'),
    min: numberOf(range['min']),
    max: numberOf(range['max']),
    unit: payUnitOf(textField(range, 'interval')?.replaceAll('-', ' ')),
  };
}
