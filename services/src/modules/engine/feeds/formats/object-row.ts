import { RecordError } from '../../../../platform/feed-source/feed-error.ts';
import type { Field } from './feed-map.ts';
import type { createPathReader } from './field-path.ts';
import { commonName, plainName, type Readable } from './mapped-record.ts';
import { isRecord } from '@hirehq/shared-contracts/is-record';

const MOST_TEXTS = 400;

const PLACES = ['location', 'locations', 'address', 'place', 'office', 'job_location'];
const PAY = ['salary', 'pay', 'compensation', 'salary_range'];

/** Our fields → an object they are often part of, and their names in it. */
const NESTED: Readonly<Partial<Record<Field, readonly [outer: readonly string[], inner: readonly string[]]>>> = {
  company: [
    ['company', 'employer', 'organization', 'organisation', 'hiring_organization'],
    ['name', 'display_name', 'label', 'title'],
  ],
  location: [PLACES, ['name', 'label', 'display_name', 'formatted', 'text']],
  city: [PLACES, ['city', 'town', 'locality', 'address_locality']],
  state: [PLACES, ['state', 'region', 'province', 'address_region']],
  country: [PLACES, ['country', 'country_code', 'country_name', 'address_country']],
  salary_min: [PAY, ['min', 'minimum', 'from', 'min_value']],
  salary_max: [PAY, ['max', 'maximum', 'to', 'max_value']],
  salary_currency: [PAY, ['currency', 'currency_code']],
  salary_unit: [PAY, ['unit', 'period', 'interval', 'unit_text']],
};

const objectIn = (value: unknown) => (Array.isArray(value) ? value : [value]).find(isRecord);

/** The value at a key; looking for a name is not reading a value. */
const peek = (record: object, key: string): unknown => Object.getOwnPropertyDescriptor(record, key)?.value;

function nestedName(field: Field, record: Readonly<Record<string, unknown>>): string | undefined {
  const [outer, inner] = NESTED[field] ?? [];
  for (const key of Object.keys(record)) {
    const object = outer?.includes(plainName(key)) ? objectIn(peek(record, key)) : undefined;
    const name = object && Object.keys(object).find((each) => inner?.includes(plainName(each)) && !objectIn(object[each]));
    if (name !== undefined) return `${key}.${name}`;
  }
  return undefined;
}

/** Access to a posting that is an object, for a map. */
export function objectRow(record: Readonly<Record<string, unknown>>, valuesAt: ReturnType<typeof createPathReader>): Readable {
  // A field found by a common name is a guess: a value that is not text is ignored.
  const names = Object.keys(record).filter((name) => !objectIn(peek(record, name)));
  const cells = (path: string) =>
    valuesAt(record, path)
      .slice(0, MOST_TEXTS)
      .map((value) => cellOf(value, path));
  return {
    cells,
    texts: (path) => cells(path).filter((cell) => cell !== undefined),
    common: (field) => commonName(field, names) ?? nestedName(field, record),
  };
}

function cellOf(value: unknown, path: string): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return value.trim() || undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new RecordError(`'${path}' must be text, but is an object`);
}
