import { clustersOf } from '../../../../platform/fonts/font-parts.ts';

const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Characters that show nothing and could turn the order of the text around; joiners stay, which scripts need. */
const INVISIBLE = /(?![\u200C\u200D])\p{Cf}|\p{Cs}|\p{Co}|\p{Cn}/gu;
/** Marks piled on one letter beyond what any script does. */
const PILED = /(\p{M}{4})\p{M}+/gu;
/** Characters of a text that are read. */
const LONGEST = 1000;

/** A text of somebody else as one line that can be drawn: nothing invisible, at most `most` letters with their marks. */
export function lineOf(given: string, most: number): string {
  const text = given
    .slice(0, LONGEST)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(CONTROLS, ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(PILED, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = clustersOf(text);
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

/** True if the first letter with a direction is written from right to left. */
export const beginsRightToLeft = (text: string): boolean => {
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  return /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u.test(first);
};
