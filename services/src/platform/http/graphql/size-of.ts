/** Of a value that is no text: a number, a date, a key. */
const SMALL = 8;

/** About how many characters a value takes as JSON; stops counting above `most`. */
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
