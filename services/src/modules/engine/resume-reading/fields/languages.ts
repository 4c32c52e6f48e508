import type { LanguageLevel } from '@hirehq/shared-contracts/codes';
import type { ResumeReading } from '@hirehq/shared-contracts/rest';
import { foldText } from '../../skills/index.ts';
import levels from '../data/language-levels.json' with { type: 'json' };
import type { DocumentLine } from '../document-line.ts';
import { doubtsOf, found as foundIn } from '../found.ts';

/** Languages that people name in a résumé, by ISO 639 code. */
const CODES =
  'aa af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu ha he hi hr ht hu hy id ig is it ja ka kk km kn ko ku ky lb lo lt lv mg mk ml mn mr ms mt my nb ne nl no pa pl ps pt ro ru rw si sk sl so sq sr sv sw ta te tg th ti tk tl tr uk ur uz vi xh yo zh zu'.split(
    ' ',
  );
const LOCALES = ['en', 'es', 'de', 'fr', 'pt', 'ar'];
const OTHER_NAMES: Readonly<Record<string, string>> = {
  mandarin: 'zh',
  cantonese: 'zh',
  castellano: 'es',
  farsi: 'fa',
  flemish: 'nl',
  valenciano: 'ca',
  chinesisch: 'zh',
  hindi: 'hi',
  الإنجليزية: 'en',
  الانجليزية: 'en',
  العربية: 'ar',
  الفرنسية: 'fr',
  الألمانية: 'de',
  الإسبانية: 'es',
  التركية: 'tr',
};

const names = new Map<string, string>();
for (const locale of LOCALES) {
  const display = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
  for (const code of CODES) {
    const name = display.of(code);
    if (name && !names.has(foldText(name))) names.set(foldText(name), code);
  }
}
for (const [name, code] of Object.entries(OTHER_NAMES)) names.set(foldText(name), code);

const WORD = /[\p{L}\p{M}'’]+/gu;

interface Named {
  code: string;
  start: number;
  end: number;
}

function languagesIn(text: string): Named[] {
  return [...text.matchAll(WORD)].flatMap((match) => {
    const code = names.get(foldText(match[0]));
    return code ? [{ code, start: match.index, end: match.index + match[0].length }] : [];
  });
}

export const isLanguage = (text: string): boolean => languagesIn(text).length > 0;

const LEVELS = (Object.entries(levels) as [LanguageLevel, string[]][])
  .flatMap(([level, texts]) => texts.map((text) => ({ level, text: foldText(text) })))
  .toSorted((a, b) => b.text.length - a.text.length);

/** The level that a text names; a code such as `C1` goes before words. */
function levelIn(text: string): LanguageLevel | null {
  const folded = ` ${foldText(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const code = /\b([abc][12])\b/.exec(folded)?.[1];
  if (code) return code.toUpperCase() as LanguageLevel;
  return LEVELS.find((each) => folded.includes(` ${each.text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `))?.level ?? null;
}

/** The languages that a text names, with the level it names. */
export const languagesNamed = (text: string): ResumeReading['languages'][number]['value'][] =>
  languagesIn(text).map(({ code }) => ({ language: code, level: levelIn(text) }));

/** Languages with the level written after, on the next line, or before them in brackets. */
export function findLanguages(lines: readonly DocumentLine[]): ResumeReading['languages'] {
  const found: ResumeReading['languages'] = [];
  for (const [index, line] of lines.entries()) {
    const named = languagesIn(line.text);
    for (const [at, { code, end }] of named.entries()) {
      if (found.some(({ value }) => value.language === code)) continue;
      const rest = line.text.slice(end, named[at + 1]?.start);
      const next = lines[index + 1];
      const below = named.length === 1 && next && !isLanguage(next.text) ? next : undefined;
      const own = levelIn(rest) ?? (named.length === 1 ? levelIn(line.text) : null);
      const level = own ?? (below ? levelIn(below.text) : null);
      const used = own === null && level !== null && below ? [line, below] : [line];
      found.push(foundIn({ language: code, level }, used, doubtsOf({ INCOMPLETE: level === null })));
    }
  }
  return found;
}
