import { UnreadableFile } from '../document-line.ts';

/** More elements, or deeper ones, are in no document that somebody wrote; each takes far more memory than its few bytes. */
const MOST_ELEMENTS = 1_000_000;
const MOST_DEPTH = 400;

/** Counts the elements of a document as they open and close; refuses too many, and too deep ones. */
export function elementLimits() {
  let [elements, depth] = [0, 0];
  return {
    opened(): void {
      elements += 1;
      depth += 1;
      if (elements > MOST_ELEMENTS || depth > MOST_DEPTH)
        throw new UnreadableFile('TOO_LARGE', `element ${elements} at depth ${depth}`);
    },
    closed(): void {
      depth -= 1;
    },
  };
}

/** Thrown to stop a parser: what follows would not be used. */
export class Enough extends Error {
  override readonly name = 'Enough';
}
