import { FEED_LANGUAGES } from '../../../../platform/dates/month-names.ts';
import { foldText } from '../../skills/index.ts';
import data from '../data/language-names.json' with { type: 'json' };

const CODES = data.codes.flatMap((line) => line.split(' '));
const OTHER_NAMES: Readonly<Record<string, string>> = data.otherNames;
/** Words before the name of a language, as in 'tiếng Anh' and 'język polski'. */
const BEFORE_NAMES: ReadonlySet<string> = new Set(data.beforeNames.map(foldText));
/** Most words of a name. */
const MOST_WORDS = 3;

/** Codes of ISO 639 by the folded names of languages, in the languages of feeds; the earlier one counts. */
const names = new Map<string, string>();
/** Names in some language that résumés mean otherwise: 'Java' is a programming language. */
const NO_NAMES: ReadonlySet<string> = new Set(data.noNames);
const add = (name: string, code: string) => {
  if (!names.has(name) && !NO_NAMES.has(name)) names.set(name, code);
};
for (const locale of FEED_LANGUAGES) {
  const display = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
  for (const code of CODES) {
    const name = foldText(display.of(code) ?? '');
    if (name === '') continue;
    add(name, code);
    const [first = '', ...rest] = name.split(' ');
    if (rest.length > 0 && BEFORE_NAMES.has(first)) add(rest.join(' '), code);
  }
}
for (const [name, code] of Object.entries(OTHER_NAMES)) names.set(foldText(name), code);

const WORD = /[\p{L}\p{M}'’]+/gu;

interface NamedLanguage {
  code: string;
  start: number;
  end: number;
}

/** The languages that a text names, in its order. */
export function languagesIn(text: string): NamedLanguage[] {
  const words = [...text.matchAll(WORD)].map((match) => ({
    folded: foldText(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const found: NamedLanguage[] = [];
  for (let index = 0; index < words.length; index += 1)
    for (let count = Math.min(MOST_WORDS, words.length - index); count > 0; count -= 1) {
      const own = words.slice(index, index + count);
      const code = names.get(own.map(({ folded }) => folded).join(' '));
      if (code === undefined) continue;
      found.push({ code, start: own[0]!.start, end: own.at(-1)!.end });
      index += count - 1;
      break;
    }
  return found;
}

export const isLanguage = (text: string): boolean => languagesIn(text).length > 0;
