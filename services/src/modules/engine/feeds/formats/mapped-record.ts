import { cleanHtml, htmlOfPlain, plainText, unescapeOnce } from '../fields/clean-html.ts';
import { FEED_FACTS } from '../../../../platform/job-facts.ts';
import { RecordError } from '../../../../platform/feed-source/feed-error.ts';
import type { FeedPay, FeedRecord, LostValue, ReportedField, StatedAddress } from '../fields/feed-record.ts';
import { contentIds } from './content-id.ts';
import { numberOf } from './read-field.ts';
import { canMean } from '../../pay-rates/index.ts';
import { payTextOf } from '../fields/pay/read-pay.ts';
import { statedUnitOf } from '../fields/pay/pay-units.ts';
import { FIELDS, type FeedMap, type Field } from './feed-map.ts';

/** Access to a custom record, for a map. */
export interface Readable {
  /** Texts at a column or path, empty if there are none; throws RecordError for a value that is not text. */
  texts(path: string): string[];
  /** The same, with undefined for each element of a list that has no such text. */
  cells(path: string): (string | undefined)[];
  /** The column or key of our field without a map. */
  common(field: Field): string | undefined;
}

/** Normalises a name as in FIELDS: 'Job Title', 'job-title' and 'jobTitle' become `job_title`. */
export const plainName = (name: string): string =>
  name
    .trim()
    .replace(/^@/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');

export const commonName = (field: Field, names: readonly string[]): string | undefined =>
  names.find((name) => FIELDS[field]?.includes(plainName(name)));

const TRUE = /^(1|y|yes|true|remote|ja|wahr|oui|vrai|s[ií]|verdadero)$/i;
const MARKUP = /<\/?(?:p|br|ul|ol|li|div|h[1-6]|strong|b|table|font)[\s/>]/i;
const BLOCK = /<(?:p|br|ul|ol|li|div|h[1-6])[\s/>]/gi;
const LONGEST_LINE = 150;

function htmlOf(text: string): string {
  if (MARKUP.test(text)) return text;
  const plain = unescapeOnce(text);
  return MARKUP.test(plain) ? plain : htmlOfPlain(plain);
}

/**
 * Suffixes of a path: `description|line` is its first line, `description|part` that line up to a dash, bar or comma, and
 * `description|after Contract` what follows 'Contract:' in a line.
 */
const PICKS: Readonly<Record<string, (line: string) => string>> = {
  line: (line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE).replace(/\s+\S*$/, '')}…` : line),
  part: (line) => (line.split(/\s[-–—|]\s|[|–—,(]/, 1)[0] ?? '').trim().slice(0, LONGEST_LINE),
};
const READ_FOR_PICKS = 20_000;

/** The lines of a text with or without markup, as they are seen. */
const linesOf = (text: string): string[] =>
  plainText(
    cleanHtml(
      htmlOf(text.slice(0, READ_FOR_PICKS))
        .replaceAll(/[ \t]+/g, ' ')
        .replaceAll(BLOCK, '\n$&'),
    ),
  ).split('\n');

const LABELLED = /^\s*(\p{L}[\p{L}\p{M} '’/()-]{1,30}?)\s*[:：]\s*(\S.*)$/u;
/** A text with fewer lines of this kind is prose with a colon. */
const LEAST_LABELLED = 2;

/** What the lines of a text say that begin with a label, 'Contract: CDI'; empty unless several do. */
export function labelledLines(text: string): [label: string, value: string][] {
  if (!/[:：]/.test(text)) return [];
  const found = linesOf(text).flatMap((line): [string, string][] => {
    const [, label, value] = LABELLED.exec(line) ?? [];
    return label === undefined || value === undefined ? [] : [[label, value.trim()]];
  });
  return found.length < LEAST_LABELLED ? [] : found;
}

function picked(texts: readonly string[], name: string): string[] {
  const label = /^after (.+)$/.exec(name)?.[1]?.toLowerCase();
  if (label !== undefined)
    return texts.flatMap((text) => labelledLines(text).find(([each]) => each.toLowerCase() === label)?.[1] ?? []);
  const pick = PICKS[name];
  if (!pick) return [...texts];
  return texts.flatMap((text) => {
    const html = htmlOf(text.slice(0, READ_FOR_PICKS)).replaceAll(/\s+/g, ' ').replaceAll(BLOCK, '\n$&');
    const [line = ''] = plainText(cleanHtml(html)).split('\n');
    return pick(line) || [];
  });
}

const PATHS = /\{([^{}]+)\}/g;
const PICKED = /^(.*)\|(line|part|after [^|]{1,40})$/s;

/** Columns or paths that an entry of a map names, including those in a fixed text. */
export const pathsIn = (expression: string): string[] =>
  (expression.startsWith('=') ? [...expression.matchAll(PATHS)].map(([, path = '']) => path) : [expression]).map(
    (path) => PICKED.exec(path)?.[1] ?? path,
  );

function valuesAt(record: Readable, expression: string): string[] {
  if (expression.startsWith('=')) {
    let isEmpty = expression.search(PATHS) >= 0;
    const text = expression.slice(1).replaceAll(PATHS, (_, path: string) => {
      const values = valuesAt(record, path);
      if (values.length > 0) isEmpty = false;
      return values.join(', ');
    });
    // A heading without what it introduces says nothing.
    return isEmpty || !text.trim() ? [] : [text.trim()];
  }
  const [, path = expression, pick] = PICKED.exec(expression) ?? [];
  const texts = record.texts(path);
  return pick ? picked(texts, pick) : texts;
}

/** The fields without which a record is no posting, or has no identity: a value that is not text rejects it. */
const REQUIRED: ReadonlySet<Field> = new Set(['id', 'title', 'description']);
const REPORTED: Readonly<Partial<Record<Field, ReportedField>>> = {
  city: 'location',
  state: 'location',
  country: 'location',
  apply_url: 'url',
  other_locations: 'location',
  remote: 'work_mode',
  hybrid: 'work_mode',
  on_site: 'work_mode',
  salary_range: 'pay',
  salary_min: 'pay',
  salary_max: 'pay',
  salary_currency: 'pay',
  salary_unit: 'pay',
};

/** Reads a record by a map, or by common names. */
export class MappedRecord {
  #record: Readable;
  #map: FeedMap;
  /** Values of optional fields that are no text. */
  readonly lost: LostValue[] = [];

  constructor(record: Readable, map: FeedMap) {
    this.#record = record;
    this.#map = map;
  }

  get map(): FeedMap {
    return this.#map;
  }

  get row(): Readable {
    return this.#record;
  }

  /** The column with the field's common name, unless the map says what it means: that a row is closed, or left out. */
  #common(field: Field): string | undefined {
    const column = this.#record.common(field);
    const conditions = [this.#map.closed ?? [], this.#map.only ?? []].flat();
    return conditions.some((condition) => condition.field === column) ? undefined : column;
  }

  /** Texts of a field, without its default. */
  stated(field: Field): string[] {
    const mapped = this.#map.fields[field] ?? this.#common(field);
    const texts = (mapped === undefined ? [] : [mapped].flat()).flatMap((expression) =>
      this.#optional(field, () => valuesAt(this.#record, expression)),
    );
    return this.#translated(field, texts);
  }

  all(field: Field): string[] {
    const texts = this.stated(field);
    const fallback = this.#map.defaults?.[field];
    return texts.length > 0 || fallback === undefined ? texts : this.#translated(field, [fallback]);
  }

  /** One entry per element of a list; several columns are parts of one entry. */
  each(field: Field): string[] {
    return Array.isArray(this.#map.fields[field]) ? [this.one(field)].filter((text) => text !== undefined) : this.all(field);
  }

  one(field: Field): string | undefined {
    return this.all(field).join(', ') || undefined;
  }

  /** Its addresses in fields of their own: lists of the same length belong together element by element, a single value to all. */
  addresses(): StatedAddress[] {
    const [cities, states, countries] = (['city', 'state', 'country'] as const).map((field) => this.#cells(field));
    const columns = [cities ?? [], states ?? [], countries ?? []];
    const length = Math.max(...columns.map((column) => column.length));
    const at = (column: readonly (string | undefined)[] | undefined, index: number) =>
      column?.length === 1 ? column[0] : column?.length === length ? column[index] : undefined;
    const all = Array.from({ length }, (_, index) => ({
      city: at(cities, index),
      state: at(states, index),
      country: at(countries, index),
    }));
    return all.filter(({ city, state, country }) => city ?? state ?? country);
  }

  #cells(field: 'city' | 'state' | 'country'): (string | undefined)[] {
    const mapped = this.#map.fields[field] ?? this.#common(field);
    const isPath = typeof mapped === 'string' && !mapped.startsWith('=') && !PICKED.test(mapped);
    const cells = isPath ? this.#optional(field, () => this.#record.cells(mapped)) : [this.stated(field).join(', ') || undefined];
    // The default of the country is weaker than a location.
    const fallback = field === 'country' ? undefined : this.#map.defaults?.[field];
    const known = cells.some((cell) => cell !== undefined) ? cells : [fallback];
    return known.map((cell) => (cell === undefined ? undefined : this.#translated(field, [cell])[0]));
  }

  #translated(field: Field, texts: readonly string[]): string[] {
    const codes = this.#map.codes?.[field];
    return codes ? texts.map((text) => codeOf(codes, text)) : [...texts];
  }

  #optional<T>(field: Field, read: () => T[]): T[] {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof RecordError) || REQUIRED.has(field)) throw error;
      const reported = REPORTED[field] ?? field;
      this.lost.push({ field: reported as ReportedField, text: error.message });
      return [];
    }
  }
}

function codeOf(codes: Readonly<Record<string, string>>, text: string): string {
  const known = Object.entries(codes).find(([theirs]) => theirs.toLowerCase() === text.toLowerCase());
  return known?.[1] ?? text;
}

const LONGEST_PAY = 500;

/** What the amounts themselves say about currency and unit takes precedence over the map's defaults. */
function payOf(record: MappedRecord): { pay: FeedPay | undefined; payText: string | undefined } {
  const short = (field: Field) => record.all(field).join(', ').slice(0, LONGEST_PAY) || undefined;
  const [range, low, high] = [short('salary_range'), short('salary_min'), short('salary_max')];
  const texts = [range, low, high].map(payTextOf);
  const [ranged, lowest, highest] = texts;
  const min = numberOf(low) ?? lowest?.min ?? lowest?.max ?? ranged?.min ?? null;
  const max = numberOf(high) ?? highest?.max ?? highest?.min ?? ranged?.max ?? null;
  const payText = range ?? ([low, high].filter(Boolean).join(' – ') || undefined);
  if (min === null && max === null) return { pay: undefined, payText };
  const said = <K extends 'currency' | 'unit'>(part: K) => texts.map((text) => text?.[part]).find(Boolean);
  const stated = (field: Field) => record.stated(field).join(', ') || undefined;
  const defaults = record.map.defaults;
  const [own, written] = [stated('salary_currency'), said('currency')];
  // A column and a text that name two currencies.
  if (own !== undefined && written !== undefined && !areOneCurrency(own, written)) return { pay: undefined, payText };
  const ownUnit = statedUnitOf(stated('salary_unit'));
  return {
    payText,
    pay: {
      min,
      max,
      currency: own ?? written ?? defaults?.salary_currency,
      unit: ownUnit ?? said('unit') ?? statedUnitOf(defaults?.salary_unit),
      isUnitBeside: ownUnit !== undefined || texts.every((text) => text?.unit === undefined || text.isUnitBeside === true),
      isWritten:
        texts.some((text) => text?.isWritten) && numberOf(low) === null && numberOf(high) === null && numberOf(range) === null,
    },
  };
}

const areOneCurrency = (one: string, other: string) =>
  canMean(other, one.toUpperCase()) || canMean(one, other.toUpperCase()) || one === other;

/** The posting in a custom record. Throws RecordError if a required field is missing. */
export function mappedRecord(record: MappedRecord): FeedRecord {
  const one = (field: Field) => record.one(field);
  const title = one('title');
  if (!title) throw new RecordError("'title' is missing");
  const description = record.all('description');
  if (description.length === 0) throw new RecordError("'description' is missing");
  const stated = record.addresses();
  const applyUrl = one('apply_url');
  const holds = (field: Field) => TRUE.test(one(field) ?? '');
  // A job with several of them is hybrid.
  const flagged = holds('hybrid') ? 'Hybrid' : holds('on_site') && !holds('remote') ? 'On-site' : undefined;
  const content = {
    title,
    company: one('company'),
    url: one('url') ?? applyUrl,
    locations: [...record.each('location'), ...record.each('other_locations')],
    addresses: [],
    stated,
    html: description.map(htmlOf).join('\n'),
  };
  const id = one('id');
  const address = stated.map(({ city, state, country }) => [city, state, country].filter(Boolean).join());
  const named = `${title}|${content.company}|${content.locations.join()}|${address.join()}`;
  return {
    ...content,
    ...(id === undefined ? contentIds(content, named) : { sourceId: id }),
    applyUrl,
    remote: holds('remote') || undefined,
    workMode: record.stated('work_mode').join(', ') || flagged,
    employmentType: one('employment_type'),
    level: one('level'),
    education: one('education'),
    ...payOf(record),
    facts: Object.fromEntries(FEED_FACTS.map(({ fact, column }) => [fact, one(column)])),
    skills: one('skills'),
    postedAt: one('posted_at'),
    closesOn: one('closes_on'),
    dayOrder: record.map.dates,
    usual: { country: record.map.defaults?.country, workMode: record.map.defaults?.work_mode },
    lost: record.lost,
  };
}
