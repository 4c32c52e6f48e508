import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The families of scripts that DejaVu Sans lacks, by their lists of parts. */
const SCRIPTS = [
  require.resolve('@fontsource-variable/noto-emoji/unicode.json'),
  require.resolve('@fontsource-variable/noto-sans-devanagari/unicode.json'),
  require.resolve('@fontsource-variable/noto-sans-bengali/unicode.json'),
  require.resolve('@fontsource-variable/noto-sans-gurmukhi/unicode.json'),
  require.resolve('@fontsource-variable/noto-sans-gujarati/unicode.json'),
  require.resolve('@fontsource-variable/noto-sans-tamil/unicode.json'),
  require.resolve('@fontsource-variable/noto-sans-telugu/unicode.json'),
  require.resolve('@fontsource-variable/noto-sans-kannada/unicode.json'),
  require.resolve('@fontsource-variable/noto-sans-malayalam/unicode.json'),
  require.resolve('@fontsource-variable/noto-sans-sinhala/unicode.json'),
  require.resolve('@fontsource-variable/noto-sans-thai/unicode.json'),
  require.resolve('@fontsource-variable/noto-sans-khmer/unicode.json'),
  require.resolve('@fontsource-variable/noto-sans-myanmar/unicode.json'),
  require.resolve('@fontsource-variable/noto-sans-ethiopic/unicode.json'),
];
/** Asked last: their parts list letters of other scripts too, which they lack. */
const CHINESE = require.resolve('@fontsource-variable/noto-sans-sc/unicode.json');
const JAPANESE = require.resolve('@fontsource-variable/noto-sans-jp/unicode.json');
const KOREAN = require.resolve('@fontsource-variable/noto-sans-kr/unicode.json');

/** Parts for letters that DejaVu Sans has in all its weights. */
const IS_LATIN = /^(latin|latin-ext|vietnamese|greek|greek-ext|cyrillic|cyrillic-ext)$/;

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The code points of a text. */
export const lettersOf = (text: string): string[] => text.match(/./gsu) ?? [];

/** What a reader takes for one letter, with its marks and joiners. */
export const clustersOf = (text: string): string[] => [...clusters.segment(text)].map(({ segment }) => segment);

/** A file with some of the letters of a family; `key` is unique among all. */
export interface FontPart {
  key: string;
  path: string;
  /** First and last code point of each range, alternately. */
  ranges: readonly number[];
}

const rangesOf = (text: string): number[] =>
  text.split(',').flatMap((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

const has = ({ ranges }: FontPart, code: number) =>
  ranges.some((first, at) => at % 2 === 0 && first <= code && code <= (ranges[at + 1] ?? 0));

async function readParts(list: string): Promise<FontPart[]> {
  const folder = dirname(list);
  const listed = JSON.parse(await readFile(list, 'utf8')) as Record<string, string>;
  return Object.entries(listed).flatMap(([subset, ranges]) => {
    const part = subset.replaceAll(/[[\]]/g, '');
    if (IS_LATIN.test(part)) return [];
    const key = `${basename(folder)}-${part}`;
    return [{ key, path: join(folder, 'files', `${key}-wght-normal.woff2`), ranges: rangesOf(ranges) }];
  });
}

const parts = new Map<string, Promise<FontPart[]>>();

function partsOf(list: string): Promise<FontPart[]> {
  const known = parts.get(list) ?? readParts(list);
  parts.set(list, known);
  return known;
}

/**
 * Chinese characters have their Japanese shapes in a text with kana, and their Korean ones in a text with Hangul; the letters
 * alone do not say which language they are in.
 */
function familiesFor(text: string): readonly string[] {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return [...SCRIPTS, JAPANESE, CHINESE, KOREAN];
  if (/\p{sc=Hangul}/u.test(text)) return [...SCRIPTS, KOREAN, CHINESE, JAPANESE];
  return [...SCRIPTS, CHINESE, JAPANESE, KOREAN];
}

const JOINERS_AND_SELECTORS = /\u200C|\u200D|[\uFE00-\uFE0F]/gu;

/** A cluster without the characters that only say how it is joined. */
export const bare = (cluster: string): string => cluster.replaceAll(JOINERS_AND_SELECTORS, '');

/** The parts that list all letters of a cluster. */
export function partsWith(cluster: string, all: readonly FontPart[]): FontPart[] {
  const codes = lettersOf(bare(cluster)).map((letter) => letter.codePointAt(0) ?? 0);
  return all.filter((part) => codes.every((code) => has(part, code)));
}

/** The parts of all families, those first whose shapes of Chinese characters suit the language of a text. */
export const fontPartsFor = async (text: string): Promise<FontPart[]> =>
  (await Promise.all(familiesFor(text).map(partsOf))).flat();
