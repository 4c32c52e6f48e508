import { RecordError } from '../../../../platform/feed-source/feed-error.ts';
import type { Feed, FeedPay, FeedRecord, LostValue } from '../fields/feed-record.ts';
import type { FeedSource } from '../../../../platform/feed-source/feed-source.ts';
import { idInText, numberOf, optionalFields, requiredText, textField } from './read-field.ts';
import { isRecord } from '@hirehq/shared-contracts/is-record';
import { readText } from '../../../../platform/feed-source/read-text.ts';
import { statedUnitOf } from '../fields/pay/pay-units.ts';
import { splitJson } from './split/split-json.ts';
import { htmlOfPlain } from '../fields/clean-html.ts';
import { asItem, idAt, jsonItems } from './json-items.ts';

/** Postings of Lever: the bare list of `api.lever.co/v0/postings/{site}?mode=json`, or one in `data`. */
export function leverFeed(source: FeedSource): Feed {
  return {
    items: jsonItems(splitJson(readText(source), { lists: ['data', 'postings'], isListRequired: true }).records, {
      itemOf: asItem(recordOf),
      idOf: (posting) => idAt(posting, 'id'),
      idKeys: ['id'],
      idInText: (text) => idInText(text),
    }),
    announced: () => undefined,
    sourceName: (first) => `lever:${siteOf(first.url) ?? 'feed'}`,
  };
}

const siteOf = (url: string | undefined) => /lever\.co\/([\w.-]+)/.exec(url ?? '')?.[1];

function recordOf(posting: Record<string, unknown>): FeedRecord {
  const lost: LostValue[] = [];
  const optional = optionalFields(lost);
  const categories = isRecord(posting['categories']) ? posting['categories'] : {};
  const everywhere = Array.isArray(categories['allLocations'])
    ? categories['allLocations'].filter((each) => typeof each === 'string')
    : [];
  const main = optional(categories, 'location', 'location');
  const url = optional(posting, 'hostedUrl', 'url');
  const applyUrl = optional(posting, 'applyUrl', 'url');
  const workplace = optional(posting, 'workplaceType', 'work_mode');
  return {
    sourceId: requiredText(posting, 'id'),
    title: requiredText(posting, 'text'),
    company: undefined,
    board: siteOf(url),
    html: textOf(posting),
    url: url ?? applyUrl,
    applyUrl,
    locations: everywhere.length > 0 ? everywhere : main ? [main] : [],
    addresses: [],
    remote: undefined,
    workMode: workplace === 'unspecified' ? undefined : workplace,
    employmentType: optional(categories, 'commitment', 'employment_type'),
    level: optional(categories, 'level', 'level'),
    education: undefined,
    pay: payOf(posting['salaryRange'], optional),
    skills: undefined,
    postedAt: optional(posting, 'createdAt', 'posted_at'),
    closesOn: undefined,
    lost,
  };
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

function payOf(range: unknown, optional: ReturnType<typeof optionalFields>): FeedPay | undefined {
  if (!isRecord(range)) return undefined;
  return {
    currency: optional(range, 'currency', 'pay'),
    min: numberOf(range['min']),
    max: numberOf(range['max']),
    unit: statedUnitOf(optional(range, 'interval', 'pay')?.replaceAll('-', ' ')),
  };
}
