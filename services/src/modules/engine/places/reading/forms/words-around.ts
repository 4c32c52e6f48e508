import { foldText } from '../../../skills/index.ts';
import words from '../../data/words-around.json' with { type: 'json' };

const MOST_WORDS = 3;
const BEFORE: ReadonlySet<string> = new Set(words.before.map(foldText));
const AFTER: ReadonlySet<string> = new Set(words.after.map(foldText));
const NATIONWIDE: ReadonlySet<string> = new Set(words.nationwide.map(foldText));

/** What a text is without a word for an office, a plant, an airport, a part of the city or the area around it: 'Werk Wolfsburg', 'Zürich Flughafen'. */
export function withoutWordsAround(text: string): string | undefined {
  const all = text.trim().split(/\s+/);
  for (let count = Math.min(MOST_WORDS, all.length - 1); count > 0; count--) {
    if (BEFORE.has(foldText(all.slice(0, count).join(' ')))) return all.slice(count).join(' ');
    if (AFTER.has(foldText(all.slice(-count).join(' ')))) return all.slice(0, -count).join(' ');
  }
  return undefined;
}

/** True for the whole of a country, which the text does not name: 'bundesweit', 'Hele landet'. */
export const isNationwide = (text: string): boolean => NATIONWIDE.has(foldText(text.replaceAll(/^[\s(（]+|[\s)）.!]+$/g, '')));
