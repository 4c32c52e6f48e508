import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { bare, clustersOf, fontPartsFor, lettersOf, partsWith, type FontPart } from '../../../../platform/fonts/font-parts.ts';

const WEIGHTS = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof WEIGHTS;

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
function runsOf(text: string, parts: ReadonlyMap<string, FontPart>): Map<FontPart, Set<string>> {
  const runs = new Map<FontPart, Set<string>>();
  let [run, current]: [string, FontPart | undefined] = ['', undefined];
  const add = (one: string, part: FontPart | undefined) => {
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
  part: FontPart;
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

async function cutAll(text: string, partOf: ReadonlyMap<string, FontPart>, round: number, writer: Writer) {
  const fonts = new Map<FontPart, Record<Weight, ScriptFont>>();
  for (const [part, runs] of runsOf(text, partOf)) {
    const one = { part, runs, round };
    const [regular, bold] = [await cut(one, 'regular', writer), await cut(one, 'bold', writer)];
    if (regular && bold) fonts.set(part, { regular, bold });
  }
  return fonts;
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

  const all = await fontPartsFor(text);
  const found = new Map<string, Record<Weight, ScriptFont>>();
  let open = [...wanted].map((cluster) => ({ cluster, parts: partsWith(cluster, all) }));
  // Parts list more letters than they have: what the first one lacks is asked of the next.
  for (let round = 0; open.some(({ parts: listed }) => listed[round]); round += 1) {
    const partOf = new Map<string, FontPart>();
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
