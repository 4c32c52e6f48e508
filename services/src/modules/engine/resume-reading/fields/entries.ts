import words from '../data/words-of-time.json' with { type: 'json' };
import type { DocumentLine } from '../document-line.ts';
import { findDate, findRange, withoutDuration, withoutFirstDuration } from './dates.ts';
import { commaParts } from './entry-parts.ts';
import { withoutPins } from './icons.ts';
import { indentedLines } from './indented-lines.ts';
import { isPlaceText } from './place-text.ts';
import { oneOf } from './word-patterns.ts';

/** A job or an education: what is written around its period. */
export interface ResumeEntry {
  /** Texts that name it, in the order in which they are written. */
  heads: string[];
  lines: DocumentLine[];
  from: string | null;
  /** Null if it lasts. */
  till: string | null;
}

export const BULLET = /^\s*(?:[•●▪■◦‣∙·⁃➢➤✓►▸*\uF0B7]|[-–—]\s|o\s)/u;
const LONGEST_HEAD = 110;
const MOST_WORDS = 15;

export const isBullet = ({ text }: DocumentLine): boolean => BULLET.test(text);
export const withoutBullet = (text: string): string => text.replace(BULLET, '').trim();

const isSentence = (text: string) =>
  text.length > LONGEST_HEAD || text.split(/\s+/).length > MOST_WORDS || /\p{Ll}{3,}\.$/u.test(text);
const isHead = (line: DocumentLine) => !isBullet(line) && !isSentence(line.text);

interface Anchor {
  index: number;
  rest: string;
  from: string | null;
  till: string | null;
}

const cut = (text: string, { start, end }: { start: number; end: number }) =>
  withoutDuration(`${text.slice(0, start)}\t${withoutFirstDuration(text.slice(end))}`.trim())
    .replaceAll(/\(\s*\)|\[\s*\]/g, '')
    .replaceAll(/^[\s,;:|•·(–—-]+|[\s,;:|•·(–—-]+$/gu, '')
    .trim();

/** What the rest of a line with a period names: nothing if it is a place; names between commas may end with a full stop. */
function namedIn(rest: string): string {
  if (isPlaceText(rest)) return '';
  return commaParts(rest).length > 1 ? rest.replace(/\.$/u, '') : rest;
}

interface EntryOptions {
  /** A single date also begins an entry, as a year of graduation does. */
  singleDates: boolean;
  /** Entries may be items of a list. */
  bullets: boolean;
  /** Nothing more is needed to name an entry with these texts; `next` is the line after them. */
  isWhole: (heads: readonly string[], next: string) => boolean;
}

function anchorOf(line: DocumentLine, index: number, { singleDates, bullets }: EntryOptions): Anchor | undefined {
  if (isBullet(line) && !bullets) return undefined;
  const text = withoutBullet(line.text);
  const range = findRange(text);
  if (range) {
    const rest = namedIn(cut(text, range));
    return isSentence(rest) ? undefined : { index, rest, from: range.from, till: range.till };
  }
  const single = singleDates ? findDate(text) : undefined;
  if (!single) return undefined;
  const rest = namedIn(cut(text, single));
  return isSentence(rest) ? undefined : { index, rest, from: null, till: single.date };
}

/** 'October 2007 – December', whose year is on the next line of a narrow column. */
const BROKEN_PERIOD = new RegExp(`(?:[–—-]\\s*(?:[\\p{L}.]+\\s*)?(?:de\\s*)?|\\s(?:${oneOf(words.until)})\\s*)$`, 'iu');
/** Within '2019年4月'. */
const REST_OF_DATE = /^(?:[年月년월]|\d{1,2}\s?[月월])/u;
const BEGINS_WITH_DASH = /^[–—-]/u;

/** True if a date at the end of a text continues in the next one as a period, or as the same date. */
export function goesOnAsPeriod(above: string, below: string): boolean {
  const isInDate = REST_OF_DATE.test(below) && /[\d年년]$/.test(above);
  return (isInDate || BEGINS_WITH_DASH.test(below) || BROKEN_PERIOD.test(above)) && findDate(above) !== undefined;
}

/** A period of two rows as one, if the second row continues with it in the same cell; and what else is in the rows. */
function wholePeriod(above: string, below: string): { text: string; rest: string | undefined } | undefined {
  const [cells, next] = [above.split('\t'), below.trim().split('\t')];
  const isDate = REST_OF_DATE.test(next[0] ?? '');
  const at = cells.findIndex((cell) => goesOnAsPeriod(cell, next[0] ?? ''));
  // Cells are missing where they are empty.
  const end = next.length === 1 ? 0 : Math.min(at, next.length - 1);
  const period = `${cells[at] ?? ''}${isDate ? '' : ' '}${next[end] ?? ''}`;
  if (at < 0 || findRange(period)?.end !== period.length) return undefined;
  const others = next.filter((_, index) => index !== end).join(' ');
  // Beside a period on the right the left cell is broken, too; right of a period on the left the next line begins.
  if (at === 0) return { text: [period, ...cells.slice(1)].join('\t'), rest: others || undefined };
  const left = others === '' ? cells.slice(0, at) : [...cells.slice(0, at - 1), `${cells[at - 1] ?? ''} ${others}`];
  return { text: [...left, period, ...cells.slice(at + 1)].join('\t'), rest: undefined };
}

/** Lines with periods joined that a narrow column broke in two. */
function withWholePeriods(lines: readonly DocumentLine[]): DocumentLine[] {
  const joined: DocumentLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const whole = last === undefined || isBullet(last) ? undefined : wholePeriod(last.text, line.text);
    if (last && whole) {
      joined[joined.length - 1] = { ...last, text: whole.text };
      if (whole.rest !== undefined) joined.push({ ...line, text: whole.rest, box: null });
    } else joined.push(line);
  }
  return joined;
}

/** Lines joined that a narrow column broke; those of lists stay as they are. */
function withWholeHeads(lines: readonly DocumentLine[]): DocumentLine[] {
  const joined: DocumentLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const goesOn =
      last?.isWrapped === true && !isBullet(last) && !isBullet(line) && !findRange(last.text) && !findRange(line.text);
    if (last && goesOn) joined[joined.length - 1] = { ...line, box: last.box, text: `${last.text} ${line.text}` };
    else joined.push(line);
  }
  return joined;
}

const MOST_BEFORE = 2;
const MOST_AFTER = 2;

/** The number that most have, the smallest of several. */
function usual(numbers: readonly number[]): number {
  const count = (number: number) => numbers.filter((each) => each === number).length;
  return numbers.toSorted((a, b) => count(b) - count(a) || a - b)[0] ?? 0;
}

/** The entries of a section, by the periods written in it. */
export function entriesOf(written: readonly DocumentLine[], options: EntryOptions): ResumeEntry[] {
  const placeless = written.flatMap((line) => {
    const text = withoutPins(line.text);
    return text === '' ? [] : [text === line.text ? line : { ...line, text }];
  });
  const lines = withWholeHeads(withWholePeriods(placeless));
  const anchors = lines.flatMap((line, index) => anchorOf(line, index, options) ?? []);
  const [first] = anchors;
  if (!first) return [];
  const dated = new Set(anchors.map(({ index }) => lines[index]));
  const indented = indentedLines(lines.filter((line) => !dated.has(line)));
  const isHeadLine = (line: DocumentLine | undefined) => line !== undefined && isHead(line) && !indented.has(line);

  // All entries of a section are written alike: so many lines before the period, as before the first one.
  const most = first.rest === '' ? MOST_BEFORE : 1;
  let before = 0;
  while (before < most && before < first.index && isHeadLine(lines[first.index - before - 1])) before += 1;

  const entries = anchors.map((anchor, position) => {
    const from = Math.max((anchors[position - 1]?.index ?? -1) + 1, anchor.index - before);
    const above = lines.slice(from, anchor.index).filter(isHeadLine);
    const end = (anchors[position + 1]?.index ?? lines.length + before) - before;
    const below: DocumentLine[] = [];
    while (
      below.length < MOST_AFTER &&
      anchor.index + below.length + 1 < end &&
      isHeadLine(lines[anchor.index + below.length + 1])
    )
      below.push(lines[anchor.index + below.length + 1]!);
    const heads = [...above.map(({ text }) => text), ...(anchor.rest === '' ? [] : [anchor.rest])];
    const texts = below.map(({ text }) => text);
    // What is set bold below a line that is not names the entry, too.
    let wanted = below[0]?.isBold && lines[anchor.index]?.isBold === false ? 1 : 0;
    while (wanted < below.length && !options.isWhole([...heads, ...texts.slice(0, wanted)], texts[wanted] ?? '')) wanted += 1;
    const isKnown = wanted < below.length || options.isWhole([...heads, ...texts], '');
    return { anchor, above, below, heads, wanted, isKnown };
  });
  // So many lines after it, too, where there are as many.
  const known = entries.filter(({ isKnown }) => isKnown);
  const after = usual((known.length > 0 ? known : entries).map(({ wanted }) => wanted));
  return entries.map(({ anchor, above, below, heads }) => {
    const taken = below.slice(0, after);
    return {
      heads: [...heads, ...taken.map(({ text }) => text)],
      lines: [...above, lines[anchor.index]!, ...taken],
      from: anchor.from,
      till: anchor.till,
    };
  });
}
