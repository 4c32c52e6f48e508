import words from '../data/address-words.json' with { type: 'json' };
import type { DocumentLine } from '../document-line.ts';
import { doubtsOf, found as foundIn, type Found } from '../found.ts';
import { addressParts, type AddressParts } from './address-parts.ts';
import { hasContactLabel, isAddressLabel, isContactLabel } from './contact-labels.ts';
import { findRange, withPlainDigits } from './dates.ts';
import { isHeading } from './sections.ts';
import { isTitle } from './title-words.ts';
import { escaped } from './word-patterns.ts';

export interface FoundAddress {
  address: Found<string> | null;
  city: Found<string> | null;
  state: Found<string> | null;
  country: Found<string> | null;
  zipCode: Found<string> | null;
}

const LABEL = new RegExp(`^(?:${words.labels.map(escaped).join('|')})\\s*[:：\\t\\u3000]\\s*`, 'iu');
/** Parts of a line about the person; a comma separates parts of an address, and so does a dash before a region. */
const BETWEEN_FACTS = /\t|\s+[|•·◦∙⋅▪]\s+|\s+[–—]\s+(?![A-Z]{2}\b)|\s*[|•]\s*/u;
const NOT_ADDRESS = /@|https?:|www\.|linkedin|github|\.com\b|\.org\b|\.dev\b|\.example\b/iu;

interface Parts extends AddressParts {
  /** The text said that it is an address. */
  isLabelled: boolean;
}

type Field = keyof FoundAddress;

/** The parts of an address among the facts of a text; `isBelowLabel`: the line above says that it is one. */
function partsIn(line: string, isBelowLabel = false): Parts | undefined {
  const facts = line.split(BETWEEN_FACTS).map((fact) => fact.trim());
  for (const [index, fact] of facts.entries()) {
    const isLabelled = isBelowLabel || LABEL.test(fact) || (index > 0 && isAddressLabel(facts[index - 1] ?? ''));
    const text = fact.replace(LABEL, '');
    if (text === '' || NOT_ADDRESS.test(text) || isContactLabel(text) || (hasContactLabel(text) && !isLabelled)) continue;
    if ((isTitle(text) && !/\d/.test(text)) || isPhone(text) || hasPeriod(text)) continue;
    const parts = addressParts(text, isLabelled);
    if (parts) return { ...parts, isLabelled };
  }
  return undefined;
}

/** True for a line in which an address is sure: it has a code, or a street with its town. */
export function isAddressLine(text: string): boolean {
  const parts = text.length > LONGEST ? undefined : partsIn(text);
  return parts !== undefined && parts.city !== '' && (parts.zipCode !== '' || /\d/.test(parts.address));
}

const hasPeriod = (text: string) => findRange(text) !== undefined;

const filled = (parts: Parts | undefined) =>
  Object.values(parts ?? {}).filter((part) => typeof part === 'string' && part !== '').length;

const LONGEST = 300;
const MOST_LINES = 3;
/** A line with a number or a comma at its end may continue below. */
const isUnfinished = (line: DocumentLine | undefined) =>
  line !== undefined && !isTitle(line.text) && !isPhone(line.text) && /\d|[,،]\s*$/u.test(line.text);
/** What continues for sure: a comma, an article or a preposition of a name, or an open bracket at the end. */
const GOES_ON = /[,،(]\s*$|\s\p{Ll}{1,4}$/u;
/** The rest of an address in the next line, before other facts about the person; undefined if that is something else. */
function restIn({ text }: DocumentLine): { rest: string; isLast: boolean } | undefined {
  const [rest = '', ...others] = text.split(BETWEEN_FACTS);
  const isOther = NOT_ADDRESS.test(rest) || isPhone(rest) || isHeading(rest) || hasContactLabel(rest) || isTitle(rest);
  if (rest.trim() === '' || isOther) return undefined;
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
    const before = texts.at(-1) ?? '';
    // Within a code, such as '60010-' and '120', nothing is added at the break.
    texts.push(`${before}${/\d-$/.test(before) ? '' : ' '}${found.rest}`);
    if (found.isLast) break;
  }
  return texts;
}

/** A town with a region is one of two words with a comma between them. */
const isLoose = ({ zipCode, country, address }: AddressParts) => zipCode === '' && address === '' && country === '';
const isFact = (line: DocumentLine | undefined) =>
  line !== undefined && line.text.split(BETWEEN_FACTS).some((fact) => NOT_ADDRESS.test(fact) || isPhone(fact));
/** A telephone number, an email address or a link is on the same line, or on the one before or after it. */
const isAmongFacts = (lines: readonly DocumentLine[], index: number) =>
  isFact(lines[index]) || isFact(lines[index - 1]) || isFact(lines[index + 1]);

/** Where the person lives, from the lines about the person. An address may be broken into several lines. */
export function findAddress(lines: readonly DocumentLine[]): FoundAddress {
  const found: FoundAddress = { address: null, city: null, state: null, country: null, zipCode: null };
  for (let index = 0; index < lines.length; index++) {
    let [best, used]: [Parts | undefined, DocumentLine[]] = [undefined, []];
    const isBelowLabel = isAddressLabel(lines[index - 1]?.text ?? '');
    const texts = textsFrom(lines, index);
    for (const [count, text] of texts.entries()) {
      const parts = text.length > LONGEST ? undefined : partsIn(text, isBelowLabel);
      const isBroken = lines[index + count - 1]?.isWrapped === true || GOES_ON.test(texts[count - 1] ?? '');
      const goesOn = count > 0 && isBroken && filled(parts) >= filled(best);
      if (filled(parts) > filled(best) || goesOn) [best, used] = [parts, lines.slice(index, index + count + 1)];
    }
    if (!best) continue;
    // What the next line says alone is not of this one.
    const next = lines[index + 1];
    if (next && used.length > 1 && !partsIn(texts[0] ?? '', isBelowLabel) && filled(partsIn(next.text)) >= filled(best)) continue;
    const { isLabelled, ...parts } = best;
    if (found.city && !isLabelled && isLoose(parts)) continue;
    if (!isLabelled && isLoose(parts) && !isAmongFacts(lines, index)) continue;
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
