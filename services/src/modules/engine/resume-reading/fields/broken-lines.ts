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

const digitsIn = (text: string) => text.replaceAll(/\D/g, '').length;
const [MOST_BEGUN, MOST_DIGITS, FEWEST_DIGITS] = [9, 13, 6];
/** A number with the code of a country, and digits that begin no other number. */
const isHalf = (begun: string, rest: string) =>
  begun.startsWith('+') &&
  (!/^[(0]/.test(rest) || digitsIn(rest) < FEWEST_DIGITS) &&
  digitsIn(begun) <= MOST_BEGUN &&
  digitsIn(begun + rest) <= MOST_DIGITS;

/** Lines of which a narrow column broke a number: its rest is moved up. */
export function withWholeNumbers(lines: readonly DocumentLine[]): DocumentLine[] {
  const whole: DocumentLine[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const begun = last && ENDS_IN_DIGITS.exec(last.text)?.groups?.['digits'];
    const rest = BEGINS_WITH_DIGITS.exec(line.text)?.groups?.['digits'];
    if (last && begun !== undefined && rest !== undefined && (last.isWrapped || isHalf(begun, rest))) {
      whole[whole.length - 1] = { ...last, text: `${last.text} ${rest}` };
      whole.push({ ...line, text: line.text.slice(rest.length) });
    } else whole.push(line);
  }
  return whole;
}
