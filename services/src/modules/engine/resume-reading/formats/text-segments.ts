/** A run of text on a page, in points from the top left corner. */
export interface Segment {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  size: number;
  isBold: boolean;
  /** Its letters were set apart; its words are together again. */
  wasLoose?: boolean;
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

const textOf = (row: readonly Segment[]) => row.map(({ text }) => text).join('');
/** The direction of a row; one without letters, or with letters of both directions, goes as its page does. */
const goesLeft = (row: readonly Segment[], isRtlPage: boolean) =>
  isRtlPage && (RTL.test(textOf(row)) || !LTR.test(textOf(row))) ? true : isRightToLeft(textOf(row));

/** Segments by row, top row first; within a row in the direction of its text. */
export function segmentRowsOf(segments: readonly Segment[], isRtlPage = false): Segment[][] {
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
    return goesLeft(row, isRtlPage) ? sorted.toReversed() : sorted;
  });
}

const gapBetween = (a: Segment, b: Segment) => Math.max(a.left, b.left) - Math.min(a.right, b.right);

/** Numbers apart from each other are painted from right to left; a telephone number that begins with its '+' is set apart from that. */
const inReadingOrder = (run: Segment): Segment =>
  LTR.test(run.text) || /^\+\d/.test(run.text) ? run : { ...run, text: run.text.split(/(\s+)/).toReversed().join('') };

const OPPOSITE: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[' };
/** Brackets are painted as their mirror images, which some files have for the brackets themselves. */
const withBrackets = (text: string) =>
  /^[^()[\]]*[)\]]/.test(text) ? text.replaceAll(/[()[\]]/g, (bracket) => OPPOSITE[bracket] ?? bracket) : text;

/** Marks of Arabic letters that are painted apart, before the letter that has them. */
const withMarks = (text: string) => text.replaceAll(/(?<=\p{L}) ([\u064B-\u0652]+)(\p{L})/gu, '$2$1');

/** Wider than the space between words, by the size of the letters: between a column of dates and what is beside it. */
const WIDE_GAP = 0.7;
const FEWEST_ALIGNED = 3;
/** A shorter text before a gap is the mark of a list. */
const SHORTEST_BEFORE = 4;

/** Where texts begin behind a wide gap, one below the other, in whole points: there a column begins, however narrow the gap is. */
function columnStarts(rows: readonly (readonly Segment[])[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const row of rows)
    for (const [index, run] of row.entries()) {
      const last = row[index - 1];
      const isWide = last && run.left - last.right > Math.max(last.size, run.size) * WIDE_GAP;
      if (!isWide || last.text.trim().length < SHORTEST_BEFORE) continue;
      counts.set(Math.round(run.left), (counts.get(Math.round(run.left)) ?? 0) + 1);
    }
  const near = (at: number) => [at - 1, at, at + 1].reduce((sum, each) => sum + (counts.get(each) ?? 0), 0);
  return new Set(counts.keys().filter((at) => near(at) >= FEWEST_ALIGNED));
}

/** Letters apart from each other, as letter-spacing sets them. */
const SPACED = /^[^\s|•·](?: [^\s|•·]){0,200}$/u;
const FEWEST_SPACED = 4;
const isSpaced = ({ text }: Segment) => SPACED.test(text);

/** A row whose letters are all apart, with its words whole. */
function withWholeWords(row: readonly Segment[]): Segment[] {
  const letters = textOf(row).replaceAll(/[^\p{L}]/gu, '').length;
  const isApart = row.every((run) => run.wasLoose || isSpaced(run)) && row.some((run) => run.wasLoose || run.text.includes(' '));
  return isApart && letters >= FEWEST_SPACED
    ? row.map((run) => (run.wasLoose ? run : { ...run, text: run.text.replaceAll(' ', '') }))
    : [...row];
}

/** Joins runs that a word or a line was written in; runs that are far apart stay separate. */
export function joinRuns(runs: readonly Segment[]): Segment[] {
  const isRtlPage = isRightToLeft(textOf(runs));
  const rows = segmentRowsOf(runs, isRtlPage);
  const starts = isRtlPage ? new Set<number>() : columnStarts(rows);
  return rows.flatMap((row) => {
    const isRtl = goesLeft(row, isRtlPage);
    const joined: Segment[] = [];
    for (const run of withWholeWords(isRtl ? row.map(inReadingOrder) : row)) {
      const last = joined.at(-1);
      const gap = last ? gapBetween(last, run) : 0;
      const size = last ? Math.max(last.size, run.size) : 0;
      const isNextColumn = last && gap > size * WIDE_GAP && starts.has(Math.round(run.left));
      if (last && gap < size * 1.1 && !isNextColumn) {
        const isApart = gap > size * 0.12 && !last.text.endsWith(' ') && !run.text.startsWith(' ');
        joined[joined.length - 1] = {
          text: `${last.text}${isApart ? ' ' : ''}${run.text}`,
          left: Math.min(last.left, run.left),
          top: Math.min(last.top, run.top),
          right: Math.max(last.right, run.right),
          bottom: Math.max(last.bottom, run.bottom),
          size: Math.max(last.size, run.size),
          isBold: last.isBold && run.isBold,
        };
      } else joined.push(run);
    }
    return isRtl ? joined.map((each) => ({ ...each, text: withMarks(withBrackets(each.text)) })) : joined;
  });
}
