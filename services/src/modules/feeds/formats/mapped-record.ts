import { createHash } from 'node:crypto';
import { cleanHtml, htmlOfPlain, plainText, unescapeOnce } from '../fields/clean-html.ts';
import { FEED_FACTS } from '../../../platform/job-facts.ts';
import { RecordError } from '../../../platform/feed-source/feed-error.ts';
import type { FeedRecord } from '../fields/feed-record.ts';
import { numberOf } from './read-field.ts';
import { payTextOf, payUnitOf } from '../fields/read-terms.ts';
import { FIELDS, type FeedMap, type Field } from './feed-map.ts';

/** Access to a custom record, for a map. */
export interface Readable {
  /** Texts at a column or path, empty if there are none; throws RecordError for a value that is not text. */
  texts(path: string): string[];
  /** The column or key of our field without a map. */
  common(field: Field): string | undefined;
}

/** Normalises a name as in FIELDS: 'Job Title', 'job-title' and 'jobTitle' become `job_title`. */
export const plainName = (name: string): string =>
  name
    .trim()
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');

export const commonName = (field: Field, names: readonly string[]): string | undefined =>
  names.find((name) => FIELDS[field]?.includes(plainName(name)));

const TRUE = /^(1|y|yes|true|remote)$/i;
const MARKUP = /<\/?(?:p|br|ul|ol|li|div|h[1-6]|strong|b|table|font)[\s/>]/i;
const BLOCK = /<(?:p|br|ul|ol|li|div|h[1-6])[\s/>]/gi;
const LONGEST_LINE = 150;

function htmlOf(text: string): string {
  if (MARKUP.test(text)) return text;
  const plain = unescapeOnce(text);
  return MARKUP.test(plain) ? plain : htmlOfPlain(plain);
}

/** Suffixes of a path: `description|line` is its first line, `description|part` that line up to a dash, bar or comma. */
const PICKS: Readonly<Record<string, (line: string) => string>> = {
  line: (line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE).replace(/\s+\S*$/, '')}…` : line),
  part: (line) => (line.split(/\s[-–—|]\s|[|–—,(]/, 1)[0] ?? '').trim().slice(0, LONGEST_LINE),
};
const FIRST_LINE_WITHIN = 20_000;

function picked(texts: readonly string[], name: string): string[] {
  const pick = PICKS[name];
  if (!pick) return [...texts];
  return texts.flatMap((text) => {
    const html = htmlOf(text.slice(0, FIRST_LINE_WITHIN)).replaceAll(/\s+/g, ' ').replaceAll(BLOCK, '\n$&');
    const [line = ''] = plainText(cleanHtml(html)).split('\n');
    return pick(line) || [];
  });
}

function valuesAt(record: Readable, expression: string): string[] {
  if (expression.startsWith('=')) {
    const text = expression.slice(1).replaceAll(/\{([^{}]+)\}/g, (_, path: string) => valuesAt(record, path).join(', '));
    return text.trim() ? [text.trim()] : [];
  }
  const [, path = expression, pick] = /^(.*)\|(line|part)$/.exec(expression) ?? [];
  const texts = record.texts(path);
  return pick ? picked(texts, pick) : texts;
}

/** Reads a record by a map, or by common names. */
export class MappedRecord {
  #record: Readable;
  #map: FeedMap;

  constructor(record: Readable, map: FeedMap) {
    this.#record = record;
    this.#map = map;
  }

  all(field: Field): string[] {
    const mapped = this.#map.fields[field] ?? this.#record.common(field);
    const found = (mapped === undefined ? [] : [mapped].flat()).flatMap((expression) => valuesAt(this.#record, expression));
    const fallback = this.#map.defaults?.[field];
    const texts = found.length > 0 || fallback === undefined ? found : [fallback];
    const codes = this.#map.codes?.[field];
    return codes ? texts.map((text) => codeOf(codes, text)) : texts;
  }

  /** One entry per element of a list; several columns are parts of one entry. */
  each(field: Field): string[] {
    return Array.isArray(this.#map.fields[field]) ? [this.one(field)].filter((text) => text !== undefined) : this.all(field);
  }

  one(field: Field): string | undefined {
    return this.all(field).join(', ') || undefined;
  }
}

function codeOf(codes: Readonly<Record<string, string>>, text: string): string {
  const known = Object.entries(codes).find(([theirs]) => theirs.toLowerCase() === text.toLowerCase());
  return known?.[1] ?? text;
}

/** The posting in a custom record. Throws RecordError if a required field is missing. */
export function mappedRecord(record: MappedRecord): FeedRecord {
  const one = (field: Field) => record.one(field);
  const title = one('title');
  if (!title) throw new RecordError("'title' is missing");
  const description = record.all('description');
  if (description.length === 0) throw new RecordError("'description' is missing");
  const range = payTextOf(one('salary_range')?.slice(0, 500));
  const [min, max] = [numberOf(one('salary_min')) ?? range?.min ?? null, numberOf(one('salary_max')) ?? range?.max ?? null];
  const address = [one('city'), one('state'), one('country')].filter((part): part is string => part !== undefined);
  const locations = record.each('location');
  const remote = one('remote');
  return {
    sourceId:
      one('id') ??
      createHash('sha256')
        .update(one('url') ?? `${title}|${one('company')}|${locations.join()}|${address.join()}`)
        .digest('hex')
        .slice(0, 32),
    title,
    html: description.map(htmlOf).join('\n'),
    company: one('company'),
    url: one('url'),
    locations,
    addresses: locations.length > 0 || address.length === 0 ? [] : [address],
    remote: remote && TRUE.test(remote) ? true : undefined,
    workMode: one('work_mode'),
    employmentType: one('employment_type'),
    level: one('level'),
    education: one('education'),
    pay:
      min === null && max === null
        ? undefined
        : { min, max, currency: one('salary_currency') ?? range?.currency, unit: payUnitOf(one('salary_unit')) ?? range?.unit },
    facts: Object.fromEntries(FEED_FACTS.map(({ fact, column }) => [fact, one(column)])),
    skills: one('skills'),
    postedAt: one('posted_at'),
    closesOn: one('closes_on'),
  };
}
