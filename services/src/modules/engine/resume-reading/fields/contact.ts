import type { DocumentLine } from '../document-line.ts';
import { doubtsOf, found, type Found } from '../found.ts';
import { withWholeNumbers } from './broken-lines.ts';
import { hasPhoneLabel } from './contact-labels.ts';
import { withPlainDigits, findRange, hasDate } from './dates.ts';

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.\p{L}{2,18}/u;

export const hasEmail = (text: string): boolean => EMAIL.test(text);
export const isOfOthers = (text: string): boolean => OF_OTHERS.test(text);

/** The first email address; there may be others, of people who are named in a résumé. */
export function findEmail(lines: readonly DocumentLine[]): Found<string> | null {
  const all = lines.flatMap((line) => {
    const value = EMAIL.exec(line.text)?.[0]?.toLowerCase();
    return value === undefined || OF_OTHERS.test(line.text) ? [] : [{ value, line }];
  });
  const [first] = all;
  return first ? found(first.value, [first.line], doubtsOf({ SEVERAL: all.some(({ value }) => value !== first.value) })) : null;
}

const PHONE = /(?<![\p{L}\p{N}])(?:\+|00)?\(?\d[\d\s()./–-]{6,22}\d(?![\p{L}\p{N}])/gu;
/** A number of a fax machine, or of somebody else. */
const OF_OTHERS =
  /(?<!\p{L})(?:fax|telefax|emergency|supervisor|line manager|reports? to|reference|referee|referenz|référence|referencia|referência|notfall|urgence|emergencia|emergência|فاكس|طوارئ)(?!\p{L})/iu;
/** Written as people write a number: '(512) 555-0199', '0171 2345678'. */
const WRITTEN_AS_PHONE = /^(?:\(\d{2,4}\)|\d{3}[ .-]\d{3}[ .-]\d{4}$|0\d{1,4}[ ./-])/u;
const [FEWEST_DIGITS, MOST_DIGITS] = [8, 15];

/** '962+ 79 555 0143': a page from right to left paints the sign behind the country code. */
const PLUS_BEHIND = /(?<![\d+])(\d{1,3})\+(?=[\s()-]*\d)/u;

function phoneIn(text: string): string | undefined {
  const plain = withPlainDigits(text).replace(PLUS_BEHIND, '+$1');
  for (const [match] of plain.matchAll(PHONE)) {
    const digits = match.replaceAll(/\D/g, '').length;
    if (digits < FEWEST_DIGITS || digits > MOST_DIGITS) continue;
    if (findRange(match) || (hasDate(match) && !match.includes('+') && !hasPhoneLabel(plain))) continue;
    return match.trim().replaceAll(/\s+/g, ' ');
  }
  return undefined;
}

/** True if a fact of the text is a telephone number and nothing else, or is labelled as one. */
export const hasTelephone = (text: string): boolean =>
  text.split(FACTS).some((fact) => phoneIn(fact) !== undefined && (/^[^\p{L}]*$/u.test(fact) || hasPhoneLabel(fact)));

/** A telephone number of the lines about the person: one with a country code first, then a labelled one. */
export function findTelephone(written: readonly DocumentLine[]): Found<string> | null {
  const lines = withWholeNumbers(written);
  /** Lines below the label of a telephone number. */
  const labelled = new Set(lines.filter((_, index) => hasPhoneLabel(lines[index - 1]?.text ?? '')));
  const facts = lines.flatMap((line) => line.text.split(FACTS).map((text) => ({ line, text: text.replaceAll(ADDRESSES, ' ') })));
  const numbers = facts.flatMap(({ line, text }) => {
    const value = phoneIn(text);
    if (value === undefined || OF_OTHERS.test(text)) return [];
    const isLabelled = labelled.has(line) || line.text.split(FACTS).some(hasPhoneLabel);
    // Digits within a text, such as the code of an address, are rarely a number to call.
    const isAlone = !/\p{L}/u.test(text);
    return [{ value, line, rank: value.startsWith('+') ? 0 : isLabelled ? 1 : isAlone ? 2 : 3 }];
  });
  const [best] = numbers.toSorted((a, b) => a.rank - b.rank);
  if (!best) return null;
  const digits = (text: string) => text.replaceAll(/\D/g, '');
  const others = numbers.filter(({ rank, value }) => rank === best.rank && digits(value) !== digits(best.value));
  return found(
    best.value,
    [best.line],
    doubtsOf({ GUESSED: best.rank >= 2 && !WRITTEN_AS_PHONE.test(best.value), SEVERAL: others.length > 0 }),
  );
}

const FACTS = /\t|\s*[|•·]\s*/u;
/** Numbers in web and email addresses are no telephone numbers. */
const ADDRESSES = /https?:\S+|\S+@\S+/g;
