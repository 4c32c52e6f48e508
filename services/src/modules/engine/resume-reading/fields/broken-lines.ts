import type { DocumentLine } from '../document-line.ts';

const OPEN = /[(（]/gu;
const CLOSED = /[)）]/gu;
const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** A bracket that a narrow column broke is closed within so many lines. */
const MOST_LINES = 3;

/** Lines joined with the next ones where a bracket is open. */
export function withClosedBrackets(lines: readonly DocumentLine[]): DocumentLine[] {
  const joined: DocumentLine[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    let line = lines[index]!;
    const isOpen = () => countOf(line.text, OPEN) > countOf(line.text, CLOSED);
    const rest = lines.slice(index + 1, index + MOST_LINES);
    const end = rest.findIndex(({ text }) => countOf(text, CLOSED) > countOf(text, OPEN));
    if (isOpen() && end >= 0) {
      line = { ...line, text: [line, ...rest.slice(0, end + 1)].map(({ text }) => text.trim()).join(' ') };
      index += end + 1;
    }
    joined.push(line);
  }
  return joined;
}
