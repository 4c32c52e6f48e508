/** A run of text on a page, in points from the top left corner. */
export interface Segment {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  size: number;
}

const RTL = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
const LTR = /\p{L}/u;

export function isRightToLeft(text: string): boolean {
  let balance = 0;
  for (const letter of text) {
    if (RTL.test(letter)) balance += 1;
    else if (LTR.test(letter)) balance -= 1;
  }
  return balance > 0;
}

const middle = ({ top, bottom }: Segment) => (top + bottom) / 2;

/** Segments by row, top row first; within a row in the direction of its text. */
export function segmentRowsOf(segments: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const segment of segments.toSorted((a, b) => middle(a) - middle(b) || a.left - b.left)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    const isSameRow = first && Math.abs(middle(first) - middle(segment)) < Math.min(first.size, segment.size) * 0.45;
    if (row && isSameRow) row.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => {
    const sorted = row.toSorted((a, b) => a.left - b.left);
    return isRightToLeft(row.map(({ text }) => text).join('')) ? sorted.toReversed() : sorted;
  });
}

const gapBetween = (a: Segment, b: Segment) => Math.max(a.left, b.left) - Math.min(a.right, b.right);

/** Joins runs that a word or a line was written in; runs that are far apart stay separate. */
export function joinRuns(runs: readonly Segment[]): Segment[] {
  return segmentRowsOf(runs).flatMap((row) => {
    const joined: Segment[] = [];
    for (const run of row) {
      const last = joined.at(-1);
      const gap = last ? gapBetween(last, run) : 0;
      const size = last ? Math.max(last.size, run.size) : 0;
      if (last && gap < size * 1.1) {
        const isApart = gap > size * 0.12 && !last.text.endsWith(' ') && !run.text.startsWith(' ');
        joined[joined.length - 1] = {
          text: `${last.text}${isApart ? ' ' : ''}${run.text}`,
          left: Math.min(last.left, run.left),
          top: Math.min(last.top, run.top),
          right: Math.max(last.right, run.right),
          bottom: Math.max(last.bottom, run.bottom),
          size: Math.max(last.size, run.size),
        };
      } else joined.push(run);
    }
    return joined;
  });
}
