import { labelledLines } from '../formats/text-picks.ts';
import { saysNothing } from '../fields/says-nothing.ts';
import { leavesOf } from '../formats/record-leaves.ts';

/** A path of a feed's records, with its values. */
export interface SampledPath {
  path: string;
  /** The last key of the path, or the name of an entry of metadata. */
  name: string;
  /** Values in order, shortened. */
  values: string[];
  /** Share of the records that have a value, 0 to 1. */
  filled: number;
  /** Indexes of these records. */
  records: ReadonlySet<number>;
}

const MOST_PATHS = 400;
const LONGEST_VALUE = 4000;

/** All paths of these records that have values. */
export function pathsOfRecords(records: readonly Record<string, unknown>[]): SampledPath[] {
  const paths = new Map<string, { name: string; values: string[]; records: Set<number> }>();
  for (const [index, record] of records.entries()) {
    const add = (path: string, name: string, value: string) => {
      const known = paths.get(path) ?? { name, values: [], records: new Set<number>() };
      if (!paths.has(path) && paths.size < MOST_PATHS) paths.set(path, known);
      known.values.push(value);
      known.records.add(index);
    };
    for (const { path, name, value } of leavesOf(record)) {
      const text = String(value).trim().slice(0, LONGEST_VALUE);
      if (saysNothing(text)) continue;
      add(path, name, text);
      for (const [label, said] of typeof value === 'string' ? labelledLines(text) : [])
        add(`${path}|after ${label}`, label, said);
    }
  }
  return [...paths].map(([path, known]) => ({
    path,
    name: known.name,
    values: known.values,
    filled: known.records.size / records.length,
    records: known.records,
  }));
}
