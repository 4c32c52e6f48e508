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

/** Digits and what is written between them, up to the end of a text, and from its beginning. */
const ENDS_IN_DIGITS = /(?:^|[|•·:\t])\s*(?<digits>\+?[\d()][\d\s()./-]*)$/u;
const BEGINS_WITH_DIGITS = /^(?<digits>[\d()][\d\s()./-]*)(?=$|\s*[|•·\t])/u;

/** Lines of which a narrow column broke a number: its rest is moved up. */
export function withWholeNumbers(lines: readonly DocumentLine[]): DocumentLine[] {
  const whole: DocumentLine[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const rest = BEGINS_WITH_DIGITS.exec(line.text)?.groups?.['digits'];
    if (last?.isWrapped && rest !== undefined && ENDS_IN_DIGITS.test(last.text)) {
      whole[whole.length - 1] = { ...last, text: `${last.text} ${rest}` };
      whole.push({ ...line, text: line.text.slice(rest.length) });
    } else whole.push(line);
  }
  return whole;
}
