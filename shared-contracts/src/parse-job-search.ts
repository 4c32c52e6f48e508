import type { JobFilter } from './graphql/generated/types.ts';
import { LIST_ORDERS, SEARCH_PARTS, written, type JobSearchParams, type SearchPart } from './search-filters.ts';

const MAX_TEXT = 200;
const MAX_LIST = 50;
const WHOLE = /^\d+$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const AMOUNT = /^\d+(\.\d{1,2})?$/;

/** The value of a text in an address; undefined if it is not valid for this part. */
function valueOf(part: SearchPart, text: string): unknown {
  const { codes, oneOf, word, most, least = 1, many, isAmount, country, currency, enterprise } = part;
  const number = (digits: string) => {
    const value = Number(digits);
    return (isAmount ? AMOUNT : WHOLE).test(digits) && value >= least && value <= (most ?? 0) ? value : undefined;
  };
  if (word) return text === word || undefined;
  if (codes || many) {
    const one = (said: string): string | number | undefined => (many ? number(said) : codes?.find((code) => code === said));
    const all = [...new Set(text.split(',').map(one))].filter((each) => each !== undefined);
    return all.length > 0 ? all.slice(0, MAX_LIST) : undefined;
  }
  if (most) return number(text);
  if (oneOf) return oneOf.find((code) => code === text);
  if (country) return /^[A-Z]{2}$/.test(text) ? text : undefined;
  if (currency) return /^[A-Z]{3}$/.test(text) ? text : undefined;
  if (enterprise) return UUID.test(text) ? text.toLowerCase() : undefined;
  // Without half a surrogate pair at the end.
  return (
    text
      .trim()
      .slice(0, MAX_TEXT)
      .replace(/[\s\uD800-\uDBFF]+$/, '') || undefined
  );
}

/** The value of a part that an address names once, or several times, as a form without scripts does. */
function firstValueOf(part: SearchPart, texts: readonly string[]): unknown {
  const values = part.codes || part.many ? [texts.join(',')] : texts;
  for (const text of values) {
    const value = valueOf(part, text);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Reads a search from an address. Malformed parts are ignored; it never throws. */
export function parseJobSearch(query: URLSearchParams): JobSearchParams {
  const search: Record<string, unknown> = {};
  for (const [key, part] of SEARCH_PARTS) {
    const value = firstValueOf(part, query.getAll(part.address ?? key));
    // A form without scripts can send both of two that exclude each other.
    if (value !== undefined && !(part.insteadOf && part.insteadOf in search)) search[key] = value;
  }
  const sort = LIST_ORDERS.find((order) => order === query.get('sort'));
  if (sort) search['sort'] = sort;
  const trigger = query.get('triggerSearch');
  if (trigger === 'true' || trigger === 'false') search['triggerSearch'] = trigger === 'true';
  return search;
}

/** The variables of a search for the services. */
export function jobFilterOf(search: JobSearchParams): JobFilter {
  const filter: Record<string, unknown> = {};
  for (const [key, { field = key, word }] of SEARCH_PARTS)
    if (field !== null && written(search[key], word)) filter[field] = search[key];
  return filter;
}
