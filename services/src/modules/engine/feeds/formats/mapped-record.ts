import { FEED_FACTS } from '../../../../platform/job-facts.ts';
import { RecordError } from '../../../../platform/feed-source/feed-error.ts';
import type { FeedPay, FeedRecord, LostValue, ReportedField, StatedAddress } from '../fields/feed-record.ts';
import { contentIds } from './content-id.ts';
import { numberOf } from './read-field.ts';
import { canMean } from '../../pay-rates/index.ts';
import { payTextOf } from '../fields/pay/read-pay.ts';
import { statedUnitOf } from '../fields/pay/pay-units.ts';
import { saysNothing } from '../fields/says-nothing.ts';
import { FIELDS, type Expression, type FeedMap, type Field } from './feed-map.ts';
import { htmlOf, pickOf } from './text-picks.ts';

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
    // Of the Turkish İ.
    .replaceAll('\u0307', '')
    .replaceAll(/[\s-]+/g, '_');

export const commonName = (field: Field, names: readonly string[]): string | undefined =>
  names.find((name) => FIELDS[field]?.includes(plainName(name)));

const TRUE = /^(1|y|yes|true|remote|ja|wahr|oui|vrai|s[ií]|verdadero)$/i;
const PATHS = /\{([^{}]+)\}/g;

/** What an entry of a map names, in order. */
export const expressionsOf = (expression: Expression | undefined): string[] =>
  expression === undefined
    ? []
    : typeof expression === 'object' && 'first' in expression
      ? expression.first
      : [expression].flat();

/** Columns or paths that an entry of a map names, including those in a fixed text. */
export const pathsIn = (expression: Expression): string[] => expressionsOf(expression).flatMap(pathsInText);

const pathsInText = (expression: string): string[] =>
  (expression.startsWith('=') ? [...expression.matchAll(PATHS)].map(([, path = '']) => path) : [expression]).map(
    (path) => pickOf(path).path,
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
  const { path, pick } = pickOf(expression);
  const texts = record.texts(path);
  return pick ? texts.flatMap((text) => pick(text) ?? []) : texts;
}

/** The fields without which a record is no posting, or has no identity: a value that is not text rejects it. */
const REQUIRED: ReadonlySet<Field> = new Set(['id', 'title', 'description']);
const REPORTED: Readonly<Partial<Record<Field, ReportedField>>> = {
  city: 'location',
  state: 'location',
  country: 'location',
  apply_url: 'url',
  company_logo: 'company',
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
    const valuesOf = (expression: string) =>
      valuesAt(this.#record, expression).filter((text) => REQUIRED.has(field) || !saysNothing(text));
    const read = (expression: string) => this.#optional(field, () => valuesOf(expression));
    const expressions = expressionsOf(mapped);
    if (!isChoice(mapped)) return this.#translated(field, expressions.flatMap(read));
    for (const expression of expressions) {
      const texts = valuesOrNone(() => valuesOf(expression));
      if (texts.length > 0) return this.#translated(field, texts);
    }
    return [];
  }

  all(field: Field): string[] {
    const texts = this.stated(field);
    const fallback = this.#map.defaults?.[field];
    return texts.length > 0 || fallback === undefined ? texts : this.#translated(field, [fallback]);
  }

  /** One entry per element of a list; several columns are parts of one entry, unless they are further locations. */
  each(field: Field): string[] {
    return field !== 'other_locations' && Array.isArray(this.#map.fields[field])
      ? [this.one(field)].filter((text) => text !== undefined)
      : this.all(field);
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
    const read = (path: string) => this.#record.cells(path).map((cell) => (saysNothing(cell ?? '') ? undefined : cell));
    const cells = isPath(mapped)
      ? this.#optional(field, () => read(mapped))
      : isChoice(mapped) && mapped.first.every(isPath)
        ? (mapped.first.map((path) => valuesOrNone(() => read(path))).find((found) => found.some(Boolean)) ?? [])
        : [this.stated(field).join(', ') || undefined];
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

const isPath = (expression: Expression | undefined): expression is string =>
  typeof expression === 'string' && !expression.startsWith('=') && pickOf(expression).pick === undefined;
const isChoice = (expression: Expression | undefined): expression is { first: string[] } =>
  typeof expression === 'object' && 'first' in expression;

/** The values of one of several paths: what is no text there is no value. */
function valuesOrNone<T>(read: () => T[]): T[] {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return [];
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
  const stated = (field: Field) => [...new Set(record.stated(field))].join(', ') || undefined;
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

/** What to do about it, in the report of an import. */
const NO_DESCRIPTION =
  '\'description\' is missing: map the field that has it, or put one together in the map, as in "description": "={title}, {company}. The posting is at {url}."';

/** The posting in a custom record. Throws RecordError if a required field is missing. */
export function mappedRecord(record: MappedRecord): FeedRecord {
  const one = (field: Field) => record.one(field);
  const title = one('title');
  if (!title) throw new RecordError("'title' is missing");
  const description = record.all('description');
  if (description.length === 0) throw new RecordError(NO_DESCRIPTION);
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
    logo: one('company_logo'),
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
