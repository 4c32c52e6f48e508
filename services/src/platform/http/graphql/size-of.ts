/** Estimated size of a value that is not a string: a number, a date, a key. */
const SMALL = 8;

/** Approximate length of a value as JSON, in characters; stops counting above `most`. */
export function sizeOf(value: unknown, most: number): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return SMALL;
  let size = SMALL;
  for (const each of Object.values(value)) {
    size += SMALL + sizeOf(each, most - size);
    if (size > most) break;
  }
  return size;
}
