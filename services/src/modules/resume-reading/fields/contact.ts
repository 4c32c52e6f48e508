import { foundAt, type DocumentLine } from '../document-line.ts';
import { withPlainDigits, findRange, hasDate } from './dates.ts';

export interface Found<Value> {
  value: Value;
  foundAt: ReturnType<typeof foundAt>;
}

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.\p{L}{2,18}/u;

export function findEmail(lines: readonly DocumentLine[]): Found<string> | null {
  for (const line of lines) {
    const value = EMAIL.exec(line.text)?.[0];
    if (value) return { value: value.toLowerCase(), foundAt: foundAt([line]) };
  }
  return null;
}

const PHONE = /(?<![\p{L}\p{N}])(?:\+|00)?\(?\d[\d\s()./–-]{6,22}\d(?![\p{L}\p{N}])/gu;
const LABELLED_PHONE =
  /\b(?:tel|phone|mobile|cell|móvil|movil|handy|mobil|téléphone|portable|telem|fon|telephone|telefon|teléfono|telefone|telemóvel|celular)\b|هاتف|جوال|الهاتف|موبايل/iu;
const [FEWEST_DIGITS, MOST_DIGITS] = [8, 15];

function phoneIn(text: string): string | undefined {
  const plain = withPlainDigits(text);
  for (const [match] of plain.matchAll(PHONE)) {
    const digits = match.replaceAll(/\D/g, '').length;
    if (digits < FEWEST_DIGITS || digits > MOST_DIGITS) continue;
    if (findRange(match) || (hasDate(match) && !match.includes('+') && !LABELLED_PHONE.test(plain))) continue;
    return match.trim().replaceAll(/\s+/g, ' ');
  }
  return undefined;
}

/** A telephone number of the lines about the person: one with a country code first, then a labelled one. */
export function findTelephone(lines: readonly DocumentLine[]): Found<string> | null {
  const facts = lines.flatMap((line) => line.text.split(FACTS).map((text) => ({ line, text: text.replaceAll(ADDRESSES, ' ') })));
  const numbers = facts.flatMap(({ line, text }) => {
    const value = phoneIn(text);
    if (value === undefined) return [];
    return [{ value, line, rank: value.startsWith('+') ? 0 : LABELLED_PHONE.test(line.text) ? 1 : 2 }];
  });
  const [best] = numbers.toSorted((a, b) => a.rank - b.rank);
  return best ? { value: best.value, foundAt: foundAt([best.line]) } : null;
}

const FACTS = /\t|\s*[|•·]\s*/u;
/** Numbers in web and email addresses are no telephone numbers. */
const ADDRESSES = /https?:\S+|\S+@\S+/g;
