import { isRecord } from '@hirehq/shared-contracts/is-record';
import { labelledLines } from '../formats/mapped-record.ts';

/** A path of a feed's records, with its values. */
export interface SampledPath {
  path: string;
  /** The last key of the path, or the name of an entry of metadata. */
  name: string;
  /** Values in order, shortened. */
  values: string[];
  /** Share of the records that have a value, 0 to 1. */
  filled: number;
}

const DEEPEST = 5;
const MOST_PATHS = 400;
const LONGEST_VALUE = 4000;
const NAME_KEYS = ['name', 'key', 'label', 'field'];

/** The key by which the objects of a list name their `value`: `[{ "name": "Level", "value": "Senior" }]`. */
const nameKeyOf = (list: readonly Record<string, unknown>[]): string | undefined =>
  NAME_KEYS.find((key) => list.every((entry) => typeof entry[key] === 'string' && Object.hasOwn(entry, 'value')));

type Add = (path: string, name: string, value: string) => void;

function walk(value: unknown, { path, name }: { path: string; name: string }, depth: number, add: Add): void {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    const text = String(value).trim();
    if (text) add(path, name, text.slice(0, LONGEST_VALUE));
    for (const [label, said] of typeof value === 'string' ? labelledLines(text.slice(0, LONGEST_VALUE)) : [])
      add(`${path}|after ${label}`, label, said);
  } else if (Array.isArray(value)) {
    const entries = value.filter(isRecord);
    const key = entries.length > 0 ? nameKeyOf(entries) : undefined;
    for (const entry of value.slice(0, 50)) {
      const entryName = key !== undefined && isRecord(entry) ? String(entry[key]) : undefined;
      if (entryName === undefined) {
        if (!Array.isArray(entry)) walk(entry, { path, name }, depth, add);
      } else if (isRecord(entry) && !/["\]]/.test(entryName))
        walk(entry['value'], { path: `${path}[${key}=${entryName}].value`, name: entryName }, depth + 1, add);
    }
  } else if (isRecord(value) && depth < DEEPEST) {
    for (const [key, inner] of Object.entries(value)) {
      if (path && /[.[]/.test(key)) continue;
      walk(inner, { path: path ? `${path}.${key}` : key, name: key }, depth + 1, add);
    }
  }
}

/** All paths of these records that have values. */
export function pathsOfRecords(records: readonly Record<string, unknown>[]): SampledPath[] {
  const paths = new Map<string, { name: string; values: string[]; records: Set<number> }>();
  for (const [index, record] of records.entries())
    walk(record, { path: '', name: '' }, 0, (path, name, value) => {
      const known = paths.get(path) ?? { name, values: [], records: new Set<number>() };
      if (!paths.has(path) && paths.size < MOST_PATHS) paths.set(path, known);
      known.values.push(value);
      known.records.add(index);
    });
  return [...paths].map(([path, known]) => ({
    path,
    name: known.name,
    values: known.values,
    filled: known.records.size / records.length,
  }));
}
