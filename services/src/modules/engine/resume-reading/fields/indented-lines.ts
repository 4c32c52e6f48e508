import type { DocumentLine } from '../document-line.ts';
import { isRightToLeft } from '../formats/text-segments.ts';

/** Of the width of a page: less is no indent that somebody sees. */
const LEAST_INDENT = 0.012;
const MOST_INDENT = 0.15;

/** How far a line begins from the edge where its script does. */
function startOf({ text, box }: DocumentLine): number {
  const [left, , width] = box!;
  return isRightToLeft(text) ? 1 - left - width : left;
}

/** Lines with places on a page, by the column they are in: each goes from top to bottom. */
function columnsOf(lines: readonly DocumentLine[]): DocumentLine[][] {
  const columns: DocumentLine[][] = [];
  let last: DocumentLine | undefined;
  for (const line of lines) {
    const goesOn = last?.box && line.box && line.page === last.page && line.box[1] >= last.box[1];
    if (goesOn) columns.at(-1)?.push(line);
    else columns.push([line]);
    last = line;
  }
  return columns;
}

/** The lines that are set in from the others of their column, as the items of a list are. */
export function indentedLines(lines: readonly DocumentLine[]): ReadonlySet<DocumentLine> {
  const placed = lines.filter(({ box, text }) => box !== null && !text.includes('\t'));
  return new Set(
    columnsOf(placed).flatMap((column) => {
      const edge = Math.min(...column.map(startOf));
      return column.filter((line) => {
        const indent = startOf(line) - edge;
        return indent > LEAST_INDENT && indent < MOST_INDENT;
      });
    }),
  );
}
