import { readFile } from 'node:fs/promises';
import { bare, clustersOf, fontPartsFor, partsWith } from '../../../platform/fonts/font-parts.ts';

const IN_DEJAVU =
  /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Armenian}\p{sc=Georgian}\p{sc=Zinh}\p{sc=Zyyy}]*$/u;

/** The family of letters that DejaVu Sans lacks. */
export const OTHER_LETTERS = 'Other Letters';

/** Rules with the fonts that a text needs, so that it is printed the same with whatever fonts a machine has. */
export async function fontFaces(text: string): Promise<string> {
  const foreign = [...new Set(clustersOf(text))].filter((cluster) => !IN_DEJAVU.test(bare(cluster)));
  if (foreign.length === 0) return '';
  const all = await fontPartsFor(text);
  const needed = [...new Set(foreign.flatMap((cluster) => partsWith(cluster, all).slice(0, 1)))];
  const faces = needed.map(async ({ path, ranges }) => {
    const font = (await readFile(path)).toString('base64');
    const codes = ranges.map((code) => code.toString(16));
    const range = codes.flatMap((first, at) => (at % 2 === 0 ? [`U+${first}-${codes[at + 1] ?? first}`] : []));
    return `@font-face { font-family: "${OTHER_LETTERS}"; src: url(data:font/woff2;base64,${font}); font-weight: 100 900; unicode-range: ${range.join(', ')}; }`;
  });
  return (await Promise.all(faces)).join('\n');
}
