import { isSamePart, type Parts } from './parts.ts';

interface Fork<Values> {
  /** What both sides started with. */
  base: Values;
  mine: Values;
  theirs: Values;
}

export interface Merged<Values> {
  values: Values;
  /** Parts that only the other side changed, which were taken. */
  taken: readonly string[];
  /** Parts that both sides changed, each differently; the values have mine. */
  conflicts: readonly string[];
}

/** What two sides made of the same values: what only one of them changed is as that side has it. */
export function mergeValues<Values>({ base, mine, theirs }: Fork<Values>, parts: Parts<Values>): Merged<Values> {
  const [was, is, other] = [parts.read(base), parts.read(mine), parts.read(theirs)];
  const same = (id: string, ...pair: [unknown, unknown]) => isSamePart(parts, id, pair);
  const taken: string[] = [];
  const conflicts: string[] = [];
  let values = mine;
  for (const id of new Set([...Object.keys(was), ...Object.keys(is), ...Object.keys(other)])) {
    if (same(id, is[id], other[id]) || same(id, was[id], other[id])) continue;
    if (same(id, was[id], is[id])) {
      values = parts.write(values, id, other[id]);
      taken.push(id);
    } else conflicts.push(id);
  }
  return { values, taken, conflicts };
}

/** The parts in which two values differ. */
export function differences<Values>(one: Values, other: Values, parts: Parts<Values>): string[] {
  const [these, those] = [parts.read(one), parts.read(other)];
  return [...new Set([...Object.keys(these), ...Object.keys(those)])].filter(
    (id) => !isSamePart(parts, id, [these[id], those[id]]),
  );
}
