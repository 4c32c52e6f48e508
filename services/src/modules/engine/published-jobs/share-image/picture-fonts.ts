import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { bare, clustersOf, fontPartsFor, partsWith, type FontPart } from '../../../../platform/fonts/font-parts.ts';

const require = createRequire(import.meta.url);

/** The family of most texts; letters that it lacks are drawn with the parts of other families. */
export const FAMILY = 'DejaVu Sans';
const FILES = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((file) => require.resolve(`dejavu-fonts-ttf/ttf/${file}`));
const IN_FAMILY =
  /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Armenian}\p{sc=Georgian}\p{sc=Zinh}\p{sc=Zyyy}]*$/u;
/** Parts that are opened for one picture. */
const MOST_PARTS = 40;
const WEIGHT = 600;

/** Makes a font file known to the library that draws: it stays known as long as the process runs. */
async function open(fontfile: string): Promise<void> {
  await sharp({ text: { text: '.', font: FAMILY, fontfile, dpi: 72 } })
    .raw()
    .toBuffer();
}

let family: Promise<unknown> | undefined;
let folder: string | undefined;
const opened = new Map<string, Promise<void>>();

/** A new folder, which is removed when the process ends: the library that draws opens the files again when it needs them. */
function fontFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'hirehq-fonts-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** WOFF2 cannot be drawn with, so a part is written as TrueType, with all its letters. */
async function openPart({ key, path, ranges }: FontPart): Promise<void> {
  folder ??= fontFolder();
  let letters = '';
  for (let at = 0; at < ranges.length; at += 2)
    for (let code = ranges[at] ?? 0; code <= (ranges[at + 1] ?? 0); code += 1) letters += String.fromCodePoint(code);
  const font = await subsetFont(await readFile(path), letters, { targetFormat: 'sfnt', variationAxes: { wght: WEIGHT } });
  const file = join(folder, `${key}.ttf`);
  await writeFile(file, font);
  await open(file);
}

/** Opens the fonts that a text needs. Each part is opened once in the life of the process. */
export async function openFontsFor(text: string): Promise<void> {
  family ??= Promise.all(FILES.map(open));
  await family;
  const foreign = clustersOf(text).filter((cluster) => !IN_FAMILY.test(bare(cluster)) || /\p{Emoji_Presentation}/u.test(cluster));
  if (foreign.length === 0) return;
  const all = await fontPartsFor(text);
  const needed = new Set(foreign.flatMap((cluster) => partsWith(cluster, all).slice(0, 2)));
  for (const part of [...needed].slice(0, MOST_PARTS)) {
    const known = opened.get(part.key) ?? openPart(part);
    opened.set(part.key, known);
    await known;
  }
}
