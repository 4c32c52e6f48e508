import { isRecord } from '@hirehq/shared-contracts/is-record';

/** A text, number or flag of a record. */
export interface Leaf {
  /** As a map names it: `places.city`, `metadata[name=Level].value`. */
  path: string;
  /** The last key of the path, or the name of an entry of metadata. */
  name: string;
  value: string | number | boolean;
  /** The object or list that holds it, and its key there. */
  holder: Record<string, unknown> | unknown[];
  key: string;
}

const DEEPEST = 5;
const MOST_ELEMENTS = 50;
const NAME_KEYS =
  /^@?(?:(?:field|custom_?field|attribute|property|param)[ _-]?)?(?:name|key|label|field|title)$|^(?!@type$)@?\w{0,20}type$|^@?(?:rel|kind)$/i;
const VALUE_KEYS = /^(?:(?:display|field|text|string)?[ _-]?values?(?:[ _-]?label)?|answer)$/i;
/** Names of a kind, 'type' or 'rel', say of anything beside them what it is. */
const KINDS = /(?:type|rel|kind)$/i;
const VALUE_OF_KIND = /^(?:values?|label|text|content|amount|href|url|date)$/i;
const LONGEST_NAME = 60;

/**
 * The keys by which the objects of a list name what they hold: `[{ "name": "Level", "value": "Senior" }]`, `[{ "type": "salary", "label":
 * "3 Lacs" }]`. A list that names something twice is one of things of a kind.
 */
function entryKeysOf(list: readonly Record<string, unknown>[]): { name: string; value: string } | undefined {
  const [first] = list;
  if (!first) return undefined;
  const keys = Object.keys(first);
  const isName = (key: string) =>
    NAME_KEYS.test(key) && list.every((entry) => typeof entry[key] === 'string' && entry[key].length <= LONGEST_NAME);
  for (const name of keys.filter(isName)) {
    const value = keys.find((key) => key !== name && (VALUE_KEYS.test(key) || (KINDS.test(name) && VALUE_OF_KIND.test(key))));
    if (value !== undefined && new Set(list.map((entry) => entry[name])).size === list.length) return { name, value };
  }
  return undefined;
}

interface At {
  path: string;
  name: string;
  depth: number;
  holder: Leaf['holder'];
  key: string;
}

function* walk(value: unknown, at: At): Generator<Leaf> {
  const { path, name, depth } = at;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    if (String(value).trim() !== '') yield { path, name, value, holder: at.holder, key: at.key };
  } else if (Array.isArray(value)) {
    const entries = value.filter(isRecord);
    const keys = entryKeysOf(entries);
    for (const [index, entry] of value.slice(0, MOST_ELEMENTS).entries()) {
      const entryName = keys !== undefined && isRecord(entry) ? String(entry[keys.name]) : undefined;
      if (entryName === undefined || keys === undefined) {
        if (!Array.isArray(entry)) yield* walk(entry, { ...at, holder: value, key: String(index) });
      } else if (isRecord(entry) && !/["\]]/.test(entryName)) {
        const inner = { path: `${path}[${keys.name}=${entryName}].${keys.value}`, name: entryName, depth: depth + 1 };
        yield* walk(entry[keys.value], { ...inner, holder: entry, key: keys.value });
      }
    }
  } else if (isRecord(value) && depth < DEEPEST) {
    for (const [key, inner] of Object.entries(value)) {
      if (path && /[.[]/.test(key)) continue;
      yield* walk(inner, { path: path ? `${path}.${key}` : key, name: key, depth: depth + 1, holder: value, key });
    }
  }
}

/** The texts, numbers and flags of a record that are not empty, with their paths. */
export const leavesOf = (record: Record<string, unknown>): Generator<Leaf> =>
  walk(record, { path: '', name: '', depth: 0, holder: record, key: '' });
