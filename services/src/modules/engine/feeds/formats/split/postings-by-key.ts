import { isRecord } from '@hirehq/shared-contracts/is-record';

const LANGUAGE = /^[a-z]{2,3}(?:[-_][A-Za-z]{2,4})?$/;
const LEAST_SHARED = 2;

const isScalar = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** Numbers that count the postings, as of a list with holes: '0', '1', '3'. */
const areCounted = (keys: readonly string[]): boolean =>
  keys.every((key) => /^\d{1,6}$/.test(key)) && Number(keys[0]) <= 1 && Number(keys.at(-1)) < 10 * keys.length;

/**
 * The postings of an object that holds them by their ids or slugs instead of in a list, with the key as the id of one that has none;
 * undefined if the object is something else: its members are not all objects with the same facts, or are those of one posting in several languages.
 */
export function postingsByKey(members: Readonly<Record<string, unknown>>): Record<string, unknown>[] | undefined {
  const entries = Object.entries(members);
  const values = entries.map(([, value]) => value).filter(isRecord);
  const [first] = values;
  if (!first || values.length < entries.length || values.length < 2) return undefined;
  const keys = entries.map(([key]) => key);
  if (keys.every((key) => LANGUAGE.test(key))) return undefined;
  const facts = Object.keys(first).filter((key) => isScalar(first[key]));
  const isLike = (value: Record<string, unknown>) => {
    const shared = facts.filter((key) => isScalar(value[key])).length;
    return shared >= LEAST_SHARED && shared * 2 >= facts.length;
  };
  if (!values.every(isLike)) return undefined;
  return areCounted(keys) ? values : values.map((value, at) => ({ id: keys[at], ...value }));
}
