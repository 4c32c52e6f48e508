import { foldText } from '../../../skills/index.ts';
import words from '../../data/area-words.json' with { type: 'json' };
import { regionAreas } from '../../region-names/region-areas.ts';

const MOST_WORDS = 3;
const BEFORE: ReadonlySet<string> = new Set(words.anywhere.before.map(foldText));
const AFTER: ReadonlySet<string> = new Set(words.anywhere.after.map(foldText));
const COUNTRY_OF_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries(words.countries).flatMap(([word, country]) => (country ? [[foldText(word), country]] : [])),
);

/** The city that a province or county has its name from: 'Brescia' of 'Provincia di Brescia'. */
export function cityOfArea(text: string): string | undefined {
  const all = text.trim().split(/\s+/);
  for (let count = Math.min(MOST_WORDS, all.length - 1); count > 0; count--)
    if (BEFORE.has(foldText(all.slice(0, count).join(' ')))) return all.slice(count).join(' ');
  return all.length > 1 && AFTER.has(foldText(all.at(-1) ?? '')) ? all.slice(0, -1).join(' ') : undefined;
}

/** ISO 3166-1 alpha-2: the country of a part, or the only one that calls its parts so: 'Nišavski okrug' is in Serbia, 'Viken fylke' in Norway. */
export function countryOfArea(text: string): string | undefined {
  const [area, ...namesakes] = regionAreas(foldText(text.trim()));
  if (area && namesakes.length === 0) return area.country;
  const all = text.trim().split(/\s+/);
  if (all.length < 2) return undefined;
  return COUNTRY_OF_WORD.get(foldText(all.at(-1) ?? '')) ?? COUNTRY_OF_WORD.get(foldText(all[0] ?? ''));
}
