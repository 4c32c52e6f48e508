import type { DocumentLine } from '../document-line.ts';
import { findDate, findRange, withoutDuration } from './dates.ts';

/** A job or an education: what is written around its period. */
export interface ResumeEntry {
  /** Texts that name it, in the order in which they are written. */
  heads: string[];
  lines: DocumentLine[];
  from: string | null;
  /** Null if it lasts. */
  till: string | null;
}

const BULLET = /^\s*(?:[•●▪■◦‣∙·⁃➢➤✓►▸*\uF0B7]|[-–—]\s|o\s)/u;
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
  withoutDuration(`${text.slice(0, start)}\t${text.slice(end)}`.trim())
    .replaceAll(/\(\s*\)|\[\s*\]/g, '')
    .replaceAll(/^[\s,;:|•·(–—-]+|[\s,;:|•·(–—-]+$/gu, '')
    .trim();

interface EntryOptions {
  /** A single date also begins an entry, as a year of graduation does. */
  singleDates: boolean;
  /** Entries may be items of a list. */
  bullets: boolean;
}

function anchorOf(line: DocumentLine, index: number, { singleDates, bullets }: EntryOptions): Anchor | undefined {
  if (isBullet(line) && !bullets) return undefined;
  const text = withoutBullet(line.text);
  const range = findRange(text);
  if (range) {
    const rest = cut(text, range);
    return isSentence(rest) ? undefined : { index, rest, from: range.from, till: range.till };
  }
  const single = singleDates ? findDate(text) : undefined;
  if (!single) return undefined;
  const rest = cut(text, single);
  return isSentence(rest) ? undefined : { index, rest, from: null, till: single.date };
}

const HEAD_PARTS = 2;
const partsIn = (heads: readonly string[]) => heads.flatMap((head) => head.split(/\t|\s[|–—·•-]\s|,\s/)).length;

/** 'October 2007 – December', whose year is on the next line of a narrow column. */
const BROKEN_PERIOD = /[–—-]\s*(?:[\p{L}.]+\s*)?(?:de\s*)?$/u;
const REST_OF_PERIOD = /^(?:[\p{L}.]+\s+(?:de\s+)?)?(?:\d{1,2}[./])?(?:19|20)\d{2}$|^[\p{L}’']+(?:\s[\p{L}’']+)?$/u;

/** Lines with periods joined that a narrow column broke in two. */
function withWholePeriods(lines: readonly DocumentLine[]): DocumentLine[] {
  const joined: DocumentLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const [dates = '', ...others] = last?.text.split('\t') ?? [];
    const isBroken = last !== undefined && findDate(dates) !== undefined && BROKEN_PERIOD.test(dates) && !isBullet(last);
    const period = `${dates} ${line.text.trim()}`;
    if (isBroken && REST_OF_PERIOD.test(line.text.trim()) && findRange(period)?.end === period.length) {
      joined[joined.length - 1] = { ...last, text: [period, ...others].join('\t') };
    } else joined.push(line);
  }
  return joined;
}

/** The entries of a section, by the periods written in it. */
export function entriesOf(written: readonly DocumentLine[], options: EntryOptions): ResumeEntry[] {
  const lines = withWholePeriods(written);
  const anchors = lines.flatMap((line, index) => anchorOf(line, index, options) ?? []);
  const [first] = anchors;
  if (!first) return [];
  // All entries of a section are written alike: so many lines before the period, as before the first one.
  const most = first.rest === '' ? 2 : 1;
  let before = 0;
  while (before < most && before < first.index && isHead(lines[first.index - before - 1]!)) before += 1;

  let used = 0;
  return anchors.map((anchor, position) => {
    const next = anchors[position + 1];
    const from = Math.max(used, anchor.index - before);
    const above = lines.slice(from, anchor.index).filter(isHead);
    const heads = [...above.map(({ text }) => text), ...(anchor.rest === '' ? [] : [anchor.rest])];
    const taken = [...above, lines[anchor.index]!];
    const end = next ? next.index - before : lines.length;
    let after = anchor.index + 1;
    while (partsIn(heads) < HEAD_PARTS && after < end && after <= anchor.index + HEAD_PARTS && isHead(lines[after]!)) {
      heads.push(lines[after]!.text);
      taken.push(lines[after]!);
      after += 1;
    }
    used = after;
    return { heads, lines: taken, from: anchor.from, till: anchor.till };
  });
}

const STRONG = /\t|\s+[|–—·•]\s+|\s+-\s+|\s+@\s+|\s+(?:at|bei|chez|na empresa|لدى)\s+/u;
export const strongParts = (text: string): string[] =>
  text
    .split(STRONG)
    .map(trimmed)
    .filter((part) => part !== '');
export const commaParts = (text: string): string[] =>
  text
    .split(/[,،;]\s+/)
    .map(trimmed)
    .filter((part) => part !== '');

export const trimmed = (text: string): string => text.replaceAll(/^[\s,;:|•·–—-]+|[\s,;:|•·–—-]+$/gu, '');
