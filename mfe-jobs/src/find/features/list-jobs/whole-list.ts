import { ANY_EMPLOYER, NO_FILTERS, type SearchChange } from '../../shared/search-filters.ts';

export const ANY_PLACE: SearchChange = { city: undefined, state: undefined, country: undefined, radiusKm: undefined };
export const ANY_WORDS: SearchChange = { keyword: undefined, jobTitle: undefined, name: undefined, skills: undefined };

/** The change of a search that leaves all jobs. */
export const WHOLE_LIST: SearchChange = { ...NO_FILTERS, ...ANY_EMPLOYER, ...ANY_PLACE, ...ANY_WORDS };
