import type { DocumentLine } from '../document-line.ts';

type Placed = DocumentLine & { box: NonNullable<DocumentLine['box']> };

/** Shares of the page: how exactly lines begin at one edge, and how far a column reaches beyond its longest lines. */
const [SAME_EDGE, RAGGED] = [0.004, 0.06];
/** Of the height of a line, from one line to the next one of a text. */
const MOST_SPACING = 1.75;
const [FEWEST_LINES, FEWEST_FULL] = [4, 2];

const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const rightOf = ({ box: [left, , width] }: Placed) => left + width;

/** Lines in the order of a page, by the column they are in: each goes from top to bottom. */
function columnsOf(lines: readonly Placed[]): Placed[][] {
  const columns: Placed[][] = [];
  for (const line of lines) {
    const last = columns.at(-1)?.at(-1);
    if (last && line.box[1] >= last.box[1]) columns.at(-1)!.push(line);
    else columns.push([line]);
  }
  return columns;
}

/** The next line is set as this one, below it, and its first word had no room in this one. */
function goesOn(line: Placed, next: Placed, edge: number): boolean {
  const isSameLook =
    line.size === next.size && line.isBold === next.isBold && !line.text.includes('\t') && !next.text.includes('\t');
  const isBelow = Math.abs(line.box[0] - next.box[0]) < SAME_EDGE && next.box[1] - line.box[1] < line.box[3] * MOST_SPACING;
  if (!isSameLook || !isBelow) return false;
  // Scripts without spaces break between any two letters.
  const first = UNSPACED.test(next.text) ? next.text.slice(0, 1) : (next.text.split(' ')[0] ?? '');
  const word = (next.box[2] * (first.length + 1)) / Math.max(1, next.text.length);
  return rightOf(line) + word > edge;
}

/** Marks the lines of a page that continue in the next one because their column ends. Texts from right to left are left as they are. */
export function withWrapsMarked(lines: readonly DocumentLine[]): DocumentLine[] {
  const placed = lines.filter((line): line is Placed => line.box !== null);
  const wrapped = new Set<DocumentLine>();
  for (const column of columnsOf(placed)) {
    const edge = Math.max(...column.map(rightOf));
    const full = column.filter((line) => rightOf(line) > edge - RAGGED).length;
    if (column.length < FEWEST_LINES || full < FEWEST_FULL) continue;
    for (const [index, line] of column.entries()) {
      const next = column[index + 1];
      if (next && goesOn(line, next, edge)) wrapped.add(line);
    }
  }
  return lines.map((line) => (wrapped.has(line) ? { ...line, isWrapped: true } : line));
}
