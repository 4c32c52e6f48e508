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
const NAME_KEYS = ['name', 'key', 'label', 'field'];

/** The key by which the objects of a list name their `value`: `[{ "name": "Level", "value": "Senior" }]`. */
const nameKeyOf = (list: readonly Record<string, unknown>[]): string | undefined =>
  NAME_KEYS.find((key) => list.every((entry) => typeof entry[key] === 'string' && Object.hasOwn(entry, 'value')));

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
    const key = entries.length > 0 ? nameKeyOf(entries) : undefined;
    for (const [index, entry] of value.slice(0, MOST_ELEMENTS).entries()) {
      const entryName = key !== undefined && isRecord(entry) ? String(entry[key]) : undefined;
      if (entryName === undefined) {
        if (!Array.isArray(entry)) yield* walk(entry, { ...at, holder: value, key: String(index) });
      } else if (isRecord(entry) && !/["\]]/.test(entryName)) {
        const inner = { path: `${path}[${key}=${entryName}].value`, name: entryName, depth: depth + 1 };
        yield* walk(entry['value'], { ...inner, holder: entry, key: 'value' });
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
