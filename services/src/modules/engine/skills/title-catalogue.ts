import titles from './data/titles.json' with { type: 'json' };
import otherLanguages from './data/titles-in-other-languages.json' with { type: 'json' };
import { isHealthGroup, UNIT_GROUP_OF } from './unit-groups.ts';

/** Job titles that people search for, each with its synonyms. Ids are positions in the list: append new ones. */
const TITLES: readonly (readonly string[])[] = titles.titles;

/** What titles are called in German, French, Spanish, Portuguese, Dutch, Italian and Arabic, for men and for women. */
export const TITLES_IN_OTHER_LANGUAGES: Readonly<Record<string, readonly string[]>> = otherLanguages;

export interface CatalogueTitle {
  id: number;
  name: string;
  healthcare: boolean;
  synonyms: readonly string[];
}

export const TITLE_CATALOGUE: readonly CatalogueTitle[] = TITLES.map(([name = '', ...synonyms], index) => ({
  id: index + 1,
  name,
  synonyms: [...synonyms, ...(TITLES_IN_OTHER_LANGUAGES[name] ?? [])],
  healthcare: isHealthGroup(UNIT_GROUP_OF.get(name) ?? ''),
}));
