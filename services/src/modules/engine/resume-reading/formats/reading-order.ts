import { isContactLabel } from '../fields/contact-labels.ts';
import { findRange, hasDate } from '../fields/dates.ts';
import { goesOnAsPeriod } from '../fields/entries.ts';
import { isHeading } from '../fields/sections.ts';
import { segmentRowsOf, type Segment } from './text-segments.ts';

/** A gutter between columns is at least this wide, in points. */
const GUTTER = 9;
const FEWEST_ROWS = 4;
/** Of these, so many are beside those of the other column. */
const FEWEST_BESIDE = 2;
const MOST_CUTS = 24;
/** More positions than this are no résumé; they are read as one column. */
const MOST_SEGMENTS = 3000;

interface Gutter {
  at: number;
  top: number;
  bottom: number;
  rows: number;
  /** Texts on both sides. */
  texts: number;
}

const isLonger = (gutter: Gutter, than: Gutter | undefined) =>
  than === undefined || gutter.rows > than.rows || (gutter.rows === than.rows && gutter.texts > than.texts);

/** How many segments on each side are beside those of the other: a centred headline above both columns is not. */
function rowsBeside(run: readonly Segment[], at: number): number {
  const sides = [run.filter(({ right }) => right <= at), run.filter(({ right }) => right > at)];
  const top = Math.max(...sides.map((side) => Math.min(...side.map((each) => each.top))));
  const bottom = Math.min(...sides.map((side) => Math.max(...side.map((each) => each.bottom))));
  return Math.min(...sides.map((side) => side.filter((each) => each.bottom > top && each.top < bottom).length));
}

/** The longest run of rows that a vertical line at `at` crosses without touching text, with text on both sides. */
function gutterAt(at: number, segments: readonly Segment[]): Gutter | undefined {
  let best: Gutter | undefined;
  let [left, right, top, bottom] = [0, 0, 0, 0];
  let run: Segment[] = [];
  const close = () => {
    if (Math.min(left, right) >= FEWEST_ROWS) {
      const gutter = { at, top, bottom, rows: rowsBeside(run, at), texts: left + right };
      if (gutter.rows >= FEWEST_BESIDE && isLonger(gutter, best)) best = gutter;
    }
    [left, right] = [0, 0];
    run = [];
  };
  for (const segment of segments) {
    if (segment.left < at + GUTTER / 2 && segment.right > at - GUTTER / 2) {
      close();
      continue;
    }
    if (left + right === 0) top = segment.top;
    bottom = Math.max(left + right === 0 ? 0 : bottom, segment.bottom);
    run.push(segment);
    if (segment.right <= at) left += 1;
    else right += 1;
  }
  close();
  return best;
}

const isShort = ({ text }: Segment) => text.length <= 30;

/** True if one side only labels the rows of the other, such as dates beside jobs: then a row is read across. */
const labelsRows = (left: readonly Segment[], right: readonly Segment[]) => areLabels(left, right) || areLabels(right, left);

/** A date, or the label of a fact about a person. */
const isLabel = ({ text }: Segment) => hasDate(text) || isContactLabel(text);
/** The rest of a period that a narrow column broke. */
const goesOnBelow = (above: Segment | undefined, { text }: Segment) => above !== undefined && goesOnAsPeriod(above.text, text);

function areLabels(side: readonly Segment[], labelled: readonly Segment[]): boolean {
  const [top, bottom] = [Math.min(...labelled.map((each) => each.top)), Math.max(...labelled.map((each) => each.bottom))];
  const near = side.filter((each) => each.bottom > top && each.top < bottom);
  // Headings may be in the column of the labels.
  const labels = near.filter(({ text }) => !isHeading(text));
  if (labels.length === 0 || labels.filter(isShort).length < labels.length * 0.75) return false;
  const besideWithin = (share: number) =>
    labels.filter((label) =>
      labelled.some((other) => Math.abs(other.top + other.bottom - label.top - label.bottom) / 2 < label.size * share),
    );
  const beside = besideWithin(0.6);
  if (beside.length < labels.length * 0.75) return false;
  const dated = labels.filter((label, index) => isLabel(label) || goesOnBelow(labels[index - 1], label));
  if (dated.length >= labels.length * 0.4) return true;
  // Without dates, only rows that are exactly beside each other are no columns.
  return labels.length === near.length && besideWithin(0.3).length >= labels.length * 0.95;
}

const isBeside = (a: Segment, b: Segment) => Math.abs(a.top + a.bottom - b.top - b.bottom) / 2 < Math.min(a.size, b.size) * 0.3;

/** True for a text that is a period and nothing else. */
function isPeriod({ text }: Segment): boolean {
  const range = findRange(text);
  return range !== undefined && range.end - range.start >= text.trim().length - 2;
}

/** In points: how exactly the texts of a column begin or end one below the other. */
const SAME_EDGE = 2;
const FEWEST_AT_EDGE = 2;

/**
 * True if a vertical line tears a period from what is written before it in its row: nothing of its side is between the line and the
 * period, and no other text of its side begins or ends where it does.
 */
function tearsPeriod(
  texts: readonly Segment[],
  side: readonly Segment[],
  periods: ReadonlySet<Segment>,
  isRtl: boolean,
): boolean {
  const isBefore = (one: Segment, other: Segment) => (isRtl ? one.left >= other.right : one.right <= other.left);
  const others = side.filter((each) => !periods.has(each));
  const isInColumn = (period: Segment, edge: 'left' | 'right') =>
    others.filter((each) => Math.abs(each[edge] - period[edge]) < SAME_EDGE).length >= FEWEST_AT_EDGE;
  return side.some(
    (each) =>
      periods.has(each) &&
      !isInColumn(each, 'left') &&
      !isInColumn(each, 'right') &&
      !others.some((other) => isBefore(other, each) && isBeside(each, other)) &&
      texts.some((other) => isBeside(each, other)),
  );
}

function bestGutter(segments: readonly Segment[], isRtl: boolean): Gutter | undefined {
  if (segments.length > MOST_SEGMENTS) return undefined;
  const candidates = new Set(
    segments.flatMap(({ left, right }) => [Math.round(left - GUTTER / 2 - 1), Math.round(right + GUTTER / 2 + 1)]),
  );
  const periods = new Set(segments.filter(isPeriod));
  let best: Gutter | undefined;
  for (const at of candidates) {
    const gutter = gutterAt(at, segments);
    if (!gutter || !isLonger(gutter, best)) continue;
    const inside = segments.filter(({ top, bottom }) => top >= gutter.top && bottom <= gutter.bottom + 0.1);
    const [left, right] = [inside.filter((each) => each.right <= at), inside.filter((each) => each.left >= at)];
    if (labelsRows(left, right)) continue;
    const [before, after] = isRtl ? [right, left] : [left, right];
    if (!tearsPeriod(before, after, periods, isRtl)) best = gutter;
  }
  return best;
}

/** The segments of a page in rows, in the order in which people read them: column by column, each from top to bottom. */
export function inReadingOrder(segments: readonly Segment[], isRtl: boolean, cuts = MOST_CUTS): Segment[][] {
  const sorted = segments.toSorted((a, b) => a.top - b.top || a.left - b.left);
  const gutter = cuts > 0 ? bestGutter(sorted, isRtl) : undefined;
  if (!gutter) return segmentRowsOf(sorted);
  const { at, top, bottom } = gutter;
  const isAbove = (each: Segment) => each.top < top;
  const isBelow = (each: Segment) => !isAbove(each) && each.bottom > bottom + 0.1;
  const inside = sorted.filter((each) => !isAbove(each) && !isBelow(each));
  const columns = [inside.filter((each) => each.right <= at), inside.filter((each) => each.right > at)];
  const parts = [sorted.filter(isAbove), ...(isRtl ? columns.toReversed() : columns), sorted.filter(isBelow)];
  if (parts.some((part) => part.length === sorted.length)) return segmentRowsOf(sorted);
  return parts.flatMap((part) => (part.length > 0 ? inReadingOrder(part, isRtl, cuts - 1) : []));
}
