import type { DocumentLine } from '../document-line.ts';

export interface Cell {
  lines: DocumentLine[];
}
export interface Table {
  rows: Cell[][];
}

/** A row with several lines in a cell is a layout in columns; otherwise its cells belong together. */
export function linesOfTable({ rows }: Table): DocumentLine[] {
  const isLayout = rows.some((row) => row.length > 1 && row.filter(({ lines }) => lines.length > 3).length > 1);
  const widest = Math.max(0, ...rows.map((row) => row.length));
  if (isLayout) {
    return Array.from({ length: widest }, (_, column) => rows.flatMap((row) => row[column]?.lines ?? [])).flat();
  }
  return rows.flatMap((row) => {
    const filled = row.filter(({ lines }) => lines.length > 0);
    const heads = filled.flatMap(({ lines: [first] }) => (first ? [first] : []));
    const joined = heads.length > 0 ? [{ ...heads[0]!, text: heads.map(({ text }) => text).join('\t') }] : [];
    return [...joined, ...filled.flatMap(({ lines }) => lines.slice(1))];
  });
}
