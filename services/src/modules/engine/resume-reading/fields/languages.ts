import type { LanguageLevel } from '@hirehq/shared-contracts/codes';
import type { ResumeReading } from '@hirehq/shared-contracts/rest';
import { foldText } from '../../skills/index.ts';
import levels from '../data/language-levels.json' with { type: 'json' };
import type { DocumentLine } from '../document-line.ts';
import { doubtsOf, found as foundIn } from '../found.ts';
import { withClosedBrackets } from './broken-lines.ts';
import { isLanguage, languagesIn } from './language-names.ts';

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const asWords = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

const LEVELS = (Object.entries(levels) as [LanguageLevel, string[]][])
  .flatMap(([level, texts]) => texts.map((text) => ({ level, text: asWords(foldText(text)).trim() })))
  .toSorted((a, b) => b.text.length - a.text.length);

/** The level that a text names; a code such as `C1` goes before words. */
function levelIn(text: string): LanguageLevel | null {
  const folded = ` ${asWords(foldText(text))} `;
  const code = /\b([abc][12])\b/.exec(folded)?.[1];
  if (code) return code.toUpperCase() as LanguageLevel;
  const isNamed = (name: string) => (UNSPACED.test(name) ? folded.includes(name) : folded.includes(` ${name} `));
  return LEVELS.find((each) => isNamed(each.text))?.level ?? null;
}

/** The languages that a text names, with the level it names. */
export const languagesNamed = (text: string): ResumeReading['languages'][number]['value'][] =>
  languagesIn(text).map(({ code }) => ({ language: code, level: levelIn(text) }));

/** Between the items of a list, but not within brackets. */
const BETWEEN_ITEMS = /[,;|•·\t،؛、；](?![^()（）]{0,60}[)）])/u;

interface ListedLanguage {
  code: string;
  level: LanguageLevel | null;
}

/** The languages of a line. A level is in the item of its language, or in the next one: 'French, mother tongue, German, B1'. */
function listedIn(text: string): ListedLanguage[] {
  const listed: ListedLanguage[] = [];
  for (const item of text.split(BETWEEN_ITEMS)) {
    const named = languagesIn(item);
    const last = listed.at(-1);
    if (named.length === 0 && last) last.level ??= levelIn(item);
    for (const [index, { code, start, end }] of named.entries()) {
      const before = index === 0 ? item.slice(0, start) : '';
      const after = item.slice(end, named[index + 1]?.start);
      listed.push({ code, level: levelIn(after) ?? levelIn(before) });
    }
  }
  return listed;
}

/** Languages with the level written after or before them, or on the next line. */
export function findLanguages(written: readonly DocumentLine[]): ResumeReading['languages'] {
  const lines = withClosedBrackets(written);
  const found: ResumeReading['languages'] = [];
  for (const [index, line] of lines.entries()) {
    const listed = listedIn(line.text);
    for (const { code, level: own } of listed) {
      if (found.some(({ value }) => value.language === code)) continue;
      const next = lines[index + 1];
      const below = listed.length === 1 && next && !isLanguage(next.text) ? next : undefined;
      const level = own ?? (below ? levelIn(below.text) : null);
      const used = own === null && level !== null && below ? [line, below] : [line];
      found.push(foundIn({ language: code, level }, used, doubtsOf({ INCOMPLETE: level === null })));
    }
  }
  return found;
}
