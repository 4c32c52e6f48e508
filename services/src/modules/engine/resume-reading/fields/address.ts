import words from '../data/address-words.json' with { type: 'json' };
import type { DocumentLine } from '../document-line.ts';
import { doubtsOf, found as foundIn, type Found } from '../found.ts';
import { isCountry } from './countries.ts';
import { withPlainDigits } from './dates.ts';
import { isHeading } from './sections.ts';
import { isTitle } from './title-words.ts';

export interface FoundAddress {
  address: Found<string> | null;
  city: Found<string> | null;
  state: Found<string> | null;
  country: Found<string> | null;
  zipCode: Found<string> | null;
}

const LABEL = new RegExp(`^(?:${words.labels.join('|')})\\s*[:\\t]\\s*`, 'iu');
const STREET = new RegExp(
  `(?:^|[^\\p{L}])(?:${words.streets.map((word) => word.replaceAll('.', String.raw`\.`)).join('|')})(?:$|[^\\p{L}])|(?:straße|strasse|str\\.|weg|platz|allee|gasse|straat|laan|gracht|damm)(?:$|[^\\p{L}])`,
  'iu',
);
/** Parts of a line about the person; a comma separates parts of an address. */
const BETWEEN_FACTS = /\t|\s+[|•·◦∙⋅▪–—]\s+|\s*[|•]\s*/u;
const NOT_ADDRESS = /@|https?:|www\.|linkedin|github|\.com\b|\.org\b|\.dev\b/iu;

/** Postal codes with what is left of their part: before the code, and after it. */
const CODES: readonly RegExp[] = [
  /^(?<before>.*?)[\s,]*\b(?<state>[A-Z]{2})[\s,]+(?<zip>\d{5}(?:-\d{4})?)\s*(?<after>)$/u,
  /^(?<before>.*?)\s*\b(?<zip>[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})\b\s*(?<after>.*)$/u,
  /^(?<before>.*?)\s*\b(?<state>[A-Z]{2})\s+(?<zip>[A-Z]\d[A-Z] ?\d[A-Z]\d)\b\s*(?<after>.*)$/u,
  /^(?<before>.*?)\s*\b(?<zip>\d{4} ?[A-Z]{2}|\d{4}-\d{3}|\d{5}-\d{3})\b\s*(?<after>.*)$/u,
  /^(?<before>.*?)\s*(?:[A-Z]{1,2}-)?\b(?<zip>\d{5})\b\s*(?<after>.*)$/u,
  /^(?<before>)(?:[A-Z]{1,2}-)?(?<zip>\d{4})\s+(?<after>\p{Lu}.*)$/u,
];
const REGION = /^[A-Z]{2}$/;
const WORDS_ONLY = /^[\p{L}\p{M}'’.\- ()]{2,60}$/u;
const tidy = (text: string | undefined) => (text ?? '').replaceAll(/^[\s,;.·–-]+|[\s,;·–-]+$/gu, '');

interface Parts {
  address: string;
  city: string;
  state: string;
  country: string;
  zipCode: string;
  /** The text said that it is an address. */
  isLabelled: boolean;
}

function partsOf(fact: string, isLabelled: boolean): Parts | undefined {
  const pieces = fact
    .split(/\s*[,،]\s*/)
    .map(tidy)
    .filter((piece) => piece !== '');
  const parts: Parts = { address: '', city: '', state: '', country: '', zipCode: '', isLabelled };
  const isLastCountry = pieces.length > 0 && isCountry(pieces.at(-1) ?? '');
  if (isLastCountry) parts.country = pieces.pop() ?? '';
  // 'Austin, TX 78701': a code belongs to its own piece.
  for (const [index, piece] of pieces.entries()) {
    if (index < pieces.length - 2) continue;
    const isStreet = STREET.test(piece) && index < pieces.length - 1;
    const groups = isStreet ? undefined : CODES.map((code) => code.exec(withPlainDigits(piece))?.groups).find(Boolean);
    if (!groups?.['zip']) continue;
    parts.zipCode = groups['zip'];
    parts.state = groups['state'] ?? '';
    const rest = pieces.slice(index + 1);
    const [before, after] = [tidy(groups['before']), tidy(groups['after'])];
    const street = pieces.slice(0, index);
    if (after) {
      parts.city = after;
      if (before) street.push(before);
      if (rest.length > 0) parts.state ||= rest[0] ?? '';
    } else if (before) {
      parts.city = before;
    } else {
      if (REGION.test(street.at(-1) ?? '')) parts.state ||= street.pop() ?? '';
      parts.city = rest.shift() ?? street.pop() ?? '';
    }
    parts.address = street.join(', ');
    return parts;
  }
  const streetAt = pieces.findIndex((piece) => STREET.test(piece) && /\d/.test(piece));
  if (streetAt >= 0) parts.address = pieces.splice(streetAt, 1)[0] ?? '';
  if (pieces.length === 0 && !parts.address && !isLabelled) return undefined;
  if (!parts.country && !parts.address && !isLabelled && !REGION.test(pieces.at(-1) ?? '')) return undefined;
  if (!pieces.every((piece) => WORDS_ONLY.test(piece)) || pieces.length > 3) return undefined;
  const [city = '', state = ''] = pieces;
  return { ...parts, city, state };
}

type Field = keyof FoundAddress;

/** The parts of an address among the facts of a text. */
function partsIn(line: string): Parts | undefined {
  for (const fact of line.split(BETWEEN_FACTS)) {
    const isLabelled = LABEL.test(fact.trim()) || (LABEL.test(line) && line.endsWith(fact));
    const text = fact.trim().replace(LABEL, '');
    if (text === '' || NOT_ADDRESS.test(text) || (isTitle(text) && !/\d/.test(text)) || isPhone(text)) continue;
    const parts = partsOf(text, isLabelled);
    if (parts) return parts;
  }
  return undefined;
}

const filled = (parts: Parts | undefined) =>
  Object.values(parts ?? {}).filter((part) => typeof part === 'string' && part !== '').length;

const LONGEST = 200;
const MOST_LINES = 3;
/** A line with a number or a comma at its end may go on below. */
const isUnfinished = (line: DocumentLine | undefined) =>
  line !== undefined && !isTitle(line.text) && /\d|[,،]\s*$/u.test(line.text);
/** The rest of an address in the next line, before other facts about the person; undefined if that is something else. */
function restIn({ text }: DocumentLine): { rest: string; isLast: boolean } | undefined {
  const [rest = '', ...others] = text.split(BETWEEN_FACTS);
  if (rest.trim() === '' || NOT_ADDRESS.test(rest) || isPhone(rest) || isHeading(rest)) return undefined;
  return { rest, isLast: others.length > 0 };
}

/** The text of a line alone, and with the next ones that may belong to its address. */
function textsFrom(lines: readonly DocumentLine[], index: number): string[] {
  const [first, ...next] = lines.slice(index, index + MOST_LINES);
  const texts = first ? [first.text] : [];
  if (!isUnfinished(first)) return texts;
  for (const line of next) {
    const found = restIn(line);
    if (!found) break;
    texts.push(`${texts.at(-1)} ${found.rest}`);
    if (found.isLast) break;
  }
  return texts;
}

/** Where the person lives, from the lines about the person. An address may be broken into several lines. */
export function findAddress(lines: readonly DocumentLine[]): FoundAddress {
  const found: FoundAddress = { address: null, city: null, state: null, country: null, zipCode: null };
  for (let index = 0; index < lines.length; index++) {
    let [best, used]: [Parts | undefined, DocumentLine[]] = [undefined, []];
    for (const [count, text] of textsFrom(lines, index).entries()) {
      const parts = text.length > LONGEST ? undefined : partsIn(text);
      if (filled(parts) > filled(best)) [best, used] = [parts, lines.slice(index, index + count + 1)];
    }
    if (!best) continue;
    const { isLabelled, ...parts } = best;
    // Two capital letters after a word are not always a state.
    const isSupported = isLabelled || parts.zipCode !== '' || parts.country !== '' || parts.address !== '';
    for (const [field, value] of Object.entries(parts) as [Field, string][]) {
      const isNumberMissing = field === 'address' && !/\d/.test(value);
      if (value !== '') found[field] ??= foundIn(value, used, doubtsOf({ GUESSED: !isSupported || isNumberMissing }));
    }
    index += used.length - 1;
  }
  return found;
}

const isPhone = (text: string) => /^[^\p{L}]*(?:\p{L}+[.:]?\s*)?\+?[\d\s()./–-]{8,}$/u.test(withPlainDigits(text));
