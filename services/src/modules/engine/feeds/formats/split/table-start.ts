const DELIMITERS = [',', ';', '\t', '|'];
/** What Excel reads as the delimiter of the lines below. */
const NAMED_DELIMITER = /^\uFEFF?"?sep=(.)"?\r?$/i;
const LOOKED_AT = 12;
const LEAST_CELLS = 3;

interface TableStart {
  delimiter: string;
  /** The text from its header row on. */
  text: string;
}

const cellsIn = (line: string, delimiter: string): number => line.split(delimiter).length;
const delimiterOf = (header: string): string =>
  DELIMITERS.toSorted((one, other) => cellsIn(header, other) - cellsIn(header, one))[0] ?? ',';

/** Where the header row of a table is: behind a line that names the delimiter, or behind lines without cells, as a title and a date. */
export function tableStart(text: string): TableStart {
  const lines = text.split('\n', LOOKED_AT + 1);
  const [first = ''] = lines;
  const named = NAMED_DELIMITER.exec(first)?.[1];
  if (named !== undefined) return { delimiter: named, text: text.slice(first.length + 1) };
  const hasCells = (line: string) => DELIMITERS.some((delimiter) => cellsIn(line, delimiter) > 1);
  const at = hasCells(first) ? 0 : lines.findIndex((line) => cellsIn(line, delimiterOf(line)) >= LEAST_CELLS);
  const header = lines[Math.max(0, at)] ?? '';
  const delimiter = delimiterOf(header);
  const isHeader =
    at > 0 && cellsIn(lines[at + 1] ?? '', delimiter) >= LEAST_CELLS && lines.slice(0, at).every((line) => !hasCells(line));
  if (!isHeader) return { delimiter: delimiterOf(first), text };
  return { delimiter, text: lines.slice(0, at).reduce((rest, line) => rest.slice(line.length + 1), text) };
}
