import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import subsetFont from 'subset-font';

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
const WEIGHTS = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof WEIGHTS;

const JOINERS_AND_SELECTORS = /\u200C|\u200D|[\uFE00-\uFE0F]/gu;
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The code points of a text. */
export const lettersOf = (text: string): string[] => text.match(/./gsu) ?? [];

/** What a reader takes for one letter, with its marks and joiners. */
export const clustersOf = (text: string): string[] => [...clusters.segment(text)].map(({ segment }) => segment);

/** A file with some of the letters of a family; `key` is unique among all. */
interface Part {
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

const has = ({ ranges }: Part, code: number) =>
  ranges.some((first, at) => at % 2 === 0 && first <= code && code <= (ranges[at + 1] ?? 0));

async function readParts(list: string): Promise<Part[]> {
  const folder = dirname(list);
  const listed = JSON.parse(await readFile(list, 'utf8')) as Record<string, string>;
  return Object.entries(listed).flatMap(([subset, ranges]) => {
    const part = subset.replaceAll(/[[\]]/g, '');
    if (IS_LATIN.test(part)) return [];
    const key = `${basename(folder)}-${part}`;
    return [{ key, path: join(folder, 'files', `${key}-wght-normal.woff2`), ranges: rangesOf(ranges) }];
  });
}

const parts = new Map<string, Promise<Part[]>>();

function partsOf(list: string): Promise<Part[]> {
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

/**
 * How much of its shaping rules a font keeps. The layout of pdfkit fails on some valid rules, for which the next way is taken:
 * marks at their default places, fewer ligatures, and last the letters as they are.
 */
const SHAPING = [
  {},
  { dropTables: ['GPOS'] },
  {
    dropTables: ['GPOS'],
    keepFeatures: ['ccmp', 'locl', 'nukt', 'akhn', 'rphf', 'rkrf', 'half', 'vatu', 'cjct', 'pres', 'liga'],
  },
  { dropTables: ['GPOS', 'GSUB'] },
] as const;

/** A font of one part at one weight, with the letters of one document. TrueType. */
export interface ScriptFont {
  name: string;
  file: Uint8Array;
}

/** The fonts of a document besides the main one, by the grapheme clusters that are written with them. */
export type ScriptFonts = ReadonlyMap<string, Readonly<Record<Weight, ScriptFont>>>;

/** What is shaped together: each cluster, and the clusters of one part that follow each other. */
function runsOf(text: string, parts: ReadonlyMap<string, Part>): Map<Part, Set<string>> {
  const runs = new Map<Part, Set<string>>();
  let [run, current]: [string, Part | undefined] = ['', undefined];
  const add = (one: string, part: Part | undefined) => {
    if (part) runs.set(part, (runs.get(part) ?? new Set()).add(one));
  };
  for (const [cluster, part] of parts) add(cluster, part);
  for (const cluster of clustersOf(text)) {
    const part = parts.get(cluster);
    if (part !== current) {
      add(run, current);
      [run, current] = ['', part];
    }
    run += cluster;
  }
  add(run, current);
  return runs;
}

interface Writer {
  /** Whether the main font has a letter at all weights. */
  isInMainFont: (letter: string) => boolean;
  /** Whether a text can be laid out with a font, and whether the font has all its letters. */
  tryFont: (font: ScriptFont, text: string) => { isLaidOut: boolean; isComplete: boolean };
}

interface Cut {
  part: Part;
  runs: ReadonlySet<string>;
  /** Fonts of one part differ in it. */
  round: number;
}

async function cut({ part, runs, round }: Cut, weight: Weight, { tryFont }: Writer): Promise<ScriptFont | undefined> {
  const whole = await readFile(part.path);
  for (const [way, kept] of SHAPING.entries()) {
    const options = { targetFormat: 'sfnt', variationAxes: { wght: WEIGHTS[weight] }, ...kept } as const;
    // A copy: the layout reads small buffers, which share their memory with others, from the wrong place.
    const file = Uint8Array.from(await subsetFont(whole, [...runs].join(''), options));
    const font = { name: `${part.key}-${weight}-${way}-${round}`, file };
    if ([...runs].every((run) => tryFont(font, run).isLaidOut)) return font;
  }
  return undefined;
}

async function cutAll(text: string, partOf: ReadonlyMap<string, Part>, round: number, writer: Writer) {
  const fonts = new Map<Part, Record<Weight, ScriptFont>>();
  for (const [part, runs] of runsOf(text, partOf)) {
    const one = { part, runs, round };
    const [regular, bold] = [await cut(one, 'regular', writer), await cut(one, 'bold', writer)];
    if (regular && bold) fonts.set(part, { regular, bold });
  }
  return fonts;
}

const bare = (cluster: string) => cluster.replaceAll(JOINERS_AND_SELECTORS, '');

/** The parts that list all letters of a cluster. */
function partsWith(cluster: string, all: readonly Part[]): Part[] {
  const codes = lettersOf(bare(cluster)).map((letter) => letter.codePointAt(0) ?? 0);
  return all.filter((part) => codes.every((code) => has(part, code)));
}

/**
 * The fonts for the letters of a text that the main font lacks. A cluster is written with one font, so that it can be shaped;
 * one that no font has as a whole is left out, as are its letters that no font has.
 */
export async function openScriptFonts(text: string, writer: Writer): Promise<ScriptFonts> {
  const normal = text.normalize('NFC');
  const wanted = new Set<string>();
  for (const cluster of new Set(clustersOf(normal))) {
    const foreign = lettersOf(bare(cluster)).filter((letter) => !writer.isInMainFont(letter));
    if (foreign.length > 0) for (const one of [cluster, ...foreign]) wanted.add(one);
  }
  if (wanted.size === 0) return new Map();

  const all = (await Promise.all(familiesFor(text).map(partsOf))).flat();
  const found = new Map<string, Record<Weight, ScriptFont>>();
  let open = [...wanted].map((cluster) => ({ cluster, parts: partsWith(cluster, all) }));
  // Parts list more letters than they have: what the first one lacks is asked of the next.
  for (let round = 0; open.some(({ parts: listed }) => listed[round]); round += 1) {
    const partOf = new Map<string, Part>();
    for (const { cluster, parts: listed } of open) {
      const part = listed[round];
      if (part) partOf.set(cluster, part);
    }
    const fonts = await cutAll(normal, partOf, round, writer);
    for (const [cluster, part] of partOf) {
      const pair = fonts.get(part);
      if (pair && writer.tryFont(pair.regular, bare(cluster)).isComplete) found.set(cluster, pair);
    }
    open = open.filter(({ cluster }) => !found.has(cluster));
  }
  return found;
}
