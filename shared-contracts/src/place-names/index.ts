import { foldText } from '../fold-text.ts';

/** Names of cities and states in a language, by `placeNameId`. They are among the texts of that language. */
export type PlaceNames = Readonly<Record<string, string>>;

/** The id of the name of a city or state: by its country (ISO 3166-1 alpha-2), and its English name or the letters of a state. */
export const placeNameId = (country: string, englishName: string): string => `place.${country}.${foldText(englishName)}`;
