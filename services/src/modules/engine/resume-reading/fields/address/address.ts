import words from '../../data/address-words.json' with { type: 'json' };
import type { DocumentLine } from '../../document-line.ts';
import { doubtsOf, found as foundIn, type Found } from '../../found.ts';
import { addressParts, hasStreetWord, isTownName, type AddressParts } from './address-parts.ts';
import { hasContactLabel, isAddressLabel, isContactLabel } from '../contact-labels.ts';
import { isCountry } from './countries.ts';
import { findRange, withPlainDigits } from '../dates.ts';
import { PIN } from '../icons.ts';
import { isLanguage } from '../language-names.ts';
import { isHeading } from '../sections.ts';
import { isTitle } from '../title-words.ts';
import { oneOf } from '../word-patterns.ts';

export interface FoundAddress {
  address: Found<string> | null;
  city: Found<string> | null;
  state: Found<string> | null;
  country: Found<string> | null;
  zipCode: Found<string> | null;
}

const LABEL = new RegExp(`^(?:${oneOf([...words.labels, PIN])})(?:(?<=${PIN})|\\s*[:：\\t\\u3000])[\\s:：]*`, 'iu');
/** Parts of a line about the person; a comma separates parts of an address, and so does a dash before a region. */
const BETWEEN_FACTS = /\t|(?=📍)|\s+[|•·◦∙⋅▪*]\s+|\s*[|•]\s*/u;
const NOT_ADDRESS = /@|https?:|www\.|linkedin|github|\.com\b|\.org\b|\.dev\b|\.example\b/iu;

interface Parts extends AddressParts {
  /** The text said that it is an address. */
  isLabelled: boolean;
}

type Field = keyof FoundAddress;

const DASH = /(\s[–—-]\s(?![A-Z]{2}\b))/u;
const CODE_AND_TOWN = /^[\dA-Z -]{0,8}\d[\dA-Z -]{0,6}\s\p{Lu}\p{L}/u;

/** 'ul. Lipowa 14/3, 20-020 Lublin, tel. 501 222 874, zofia@mail.example': the parts of an address apart from other contacts between commas. */
function withoutContacts(fact: string): string[] {
  if (!NOT_ADDRESS.test(fact)) return [fact];
  const facts: string[] = [];
  let isOpen = false;
  for (const piece of fact.split(/[,،;]\s+/u)) {
    const isContact = NOT_ADDRESS.test(piece) || hasContactLabel(piece) || isPhone(piece);
    if (isOpen && !isContact) facts[facts.length - 1] += `, ${piece}`;
    else facts.push(piece);
    isOpen = !isContact;
  }
  return facts;
}

/** The facts of a line. What a dash sets apart from an address is one with it if it is a country, or a code with its town. */
function factsOf(line: string): string[] {
  const [begin = '', ...rest] = line.split(DASH);
  const facts = begin.split(BETWEEN_FACTS).map((each) => each.replace(/^\s*[:：]/u, '').trim());
  for (let at = 0; at < rest.length; at += 2) {
    const [first = '', ...others] = (rest[at + 1] ?? '').split(BETWEEN_FACTS).map((each) => each.trim());
    const last = facts.at(-1) ?? '';
    const goesOn = last !== '' && (isCountry(first) || (/\d/.test(last) && CODE_AND_TOWN.test(first)));
    // A hyphen is within an address, and a dash is between facts.
    const isOne = !/[–—]/u.test(rest[at] ?? '') && !isPhone(first) && !NOT_ADDRESS.test(first);
    if (goesOn || isOne) facts[facts.length - 1] = `${last}${goesOn ? ', ' : ' - '}${first}`;
    else facts.push(first);
    facts.push(...others);
  }
  return facts.flatMap(withoutContacts);
}

/** The parts of an address among the facts of a text; `isBelowLabel`: the line above says that it is one. */
function partsIn(line: string, isBelowLabel = false): Parts | undefined {
  const facts = factsOf(line);
  for (const [index, fact] of facts.entries()) {
    const isLabelled = isBelowLabel || LABEL.test(fact) || (index > 0 && isAddressLabel(facts[index - 1] ?? ''));
    const text = fact.replace(LABEL, '');
    if (text === '' || NOT_ADDRESS.test(text) || isContactLabel(text) || (hasContactLabel(text) && !isLabelled)) continue;
    if (isOnlyTitle(text) || isPhone(text) || hasPeriod(text)) continue;
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

/** True for a line that is a town with its region or country, and nothing else. */
export function isPlaceLine(text: string): boolean {
  const pieces = text.split(/\s*[,،]\s*/u);
  return (
    pieces.length > 1 &&
    pieces.length < 4 &&
    pieces.every((piece) => isTown(piece) || isCountry(piece) || REGION_CODE.test(piece))
  );
}
const REGION_CODE = /^[A-Z]{2,3}$/u;

const hasPeriod = (text: string) => findRange(text) !== undefined;

/** How much an address says; a code is a surer sign of a whole one than another part. */
const filled = (parts: Parts | undefined) =>
  Object.values(parts ?? {}).filter((part) => typeof part === 'string' && part !== '').length + (parts?.zipCode ? 1 : 0);

const LONGEST = 300;
const MOST_LINES = 4;
/** A line with a number or a comma at its end may continue below. */
const isUnfinished = (line: DocumentLine | undefined) =>
  line !== undefined &&
  !isOnlyTitle(line.text) &&
  !isPhone(line.text) &&
  (/\d|[,،]\s*$/u.test(line.text) || hasStreetWord(line.text));
/** What continues for sure: a comma, an article or a preposition of a name, or an open bracket at the end. */
const GOES_ON = /[,،(]\s*$|\s\p{Ll}{1,4}$/u;
/** '22 Baker Street' is none. */
const isOnlyTitle = (text: string) => isTitle(text) && !/\d/.test(text);
const LONGEST_REST = 60;
/** The rest of an address in the next line, before other facts about the person; undefined if that is something else. */
function restIn({ text }: DocumentLine): { rest: string; isLast: boolean } | undefined {
  const [rest = '', ...others] = text.split(BETWEEN_FACTS);
  const isText = rest.length > LONGEST_REST || /\p{Ll}{3}\.$/u.test(rest);
  const isOther =
    isText || NOT_ADDRESS.test(rest) || isPhone(rest) || isHeading(rest) || hasContactLabel(rest) || isOnlyTitle(rest);
  if (rest.trim() === '' || isOther) return undefined;
  return { rest, isLast: others.length > 0 };
}

/** What is between two lines of an address: nothing within a code, such as '60010-' and '120'; a comma between its parts. */
function breakBetween(before: string, rest: string, isWrapped: boolean): string {
  if (/\d-$/.test(before)) return '';
  return isWrapped || GOES_ON.test(before) || /^[\p{Ll}(]/u.test(rest) ? ' ' : ', ';
}

/** The text of a line alone, and with the next ones that may belong to its address. */
function textsFrom(lines: readonly DocumentLine[], index: number): string[] {
  const [first, ...next] = lines.slice(index, index + MOST_LINES);
  const texts = first ? [first.text] : [];
  if (!isUnfinished(first)) return texts;
  let wrapped = first?.isWrapped === true;
  for (const line of next) {
    const found = restIn(line);
    if (!found) break;
    const before = texts.at(-1) ?? '';
    texts.push(`${before}${breakBetween(before, found.rest, wrapped)}${found.rest}`);
    wrapped = line.isWrapped === true;
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
  for (const { field, value, line } of labelledParts(lines)) found[field] ??= foundIn(value, [line]);
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
  if (!found.city && !found.zipCode) {
    const town = townAmongFacts(lines);
    if (town) found.city = foundIn(town.value, [town.line], ['GUESSED']);
  }
  return found;
}

const PART_LABELS: ReadonlyMap<string, Field> = new Map(
  (Object.entries(words.partLabels) as [Field, string[]][]).flatMap(([field, texts]) =>
    texts.map((text) => [text.toLowerCase(), field] as const),
  ),
);
const LABELLED = /^(?<label>[^:：\t]{1,40}?)\s*[:：\t][\s:：]*(?<value>\S[^\t|]*)$/u;

/** Parts of an address that a form has one by one: 'Postcode: 4000'. */
function labelledParts(lines: readonly DocumentLine[]): { field: Field; value: string; line: DocumentLine }[] {
  return lines.flatMap((line) =>
    line.text.split(/\s*[|•]\s*/u).flatMap((fact) => {
      const { label, value } = LABELLED.exec(fact)?.groups ?? {};
      const field = PART_LABELS.get(label?.trim().normalize('NFC').toLowerCase() ?? '');
      return field === undefined || value === undefined || NOT_ADDRESS.test(value) ? [] : [{ field, value: value.trim(), line }];
    }),
  );
}

const STATUSES: ReadonlySet<string> = new Set(words.statuses);
const isTown = (text: string) =>
  isTownName(text) &&
  !isContactLabel(text) &&
  !isTitle(text) &&
  !isHeading(text) &&
  !isLanguage(text) &&
  !isCountry(text) &&
  !STATUSES.has(text.toLowerCase());

/** A name alone between facts such as telephone numbers, on their line or between their lines, is the town. */
function townAmongFacts(lines: readonly DocumentLine[]): { value: string; line: DocumentLine } | undefined {
  for (const [index, line] of lines.entries()) {
    const facts = line.text.split(BETWEEN_FACTS).map((fact) => fact.trim());
    const others = facts.filter((fact) => NOT_ADDRESS.test(fact) || isPhone(fact)).length;
    const isBetween = facts.length === 1 && isFact(lines[index - 1]) && isFact(lines[index + 1]);
    const value = others > 0 || isBetween ? facts.find(isTown) : undefined;
    if (value !== undefined) return { value, line };
  }
  return undefined;
}

const isPhone = (text: string) => /^[^\p{L}]*(?:\p{L}+[.:]?\s*)?\+?[\d\s()./–-]{8,}$/u.test(withPlainDigits(text));
