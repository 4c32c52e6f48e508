import type { StoredPlace } from '../../../../platform/database/tables/jobs.ts';
import type { NamedCity } from '../../places/index.ts';
import { foldText, isHealthOccupation } from '../../skills/index.ts';
import { placeKeys, type KeyedPlace } from '../terms/place-keys.ts';
import { indexedTexts } from '../terms/searchable-text.ts';

// Text beyond 20,000 characters is not worth indexing.
const MAX_SEARCHED = 20_000;

/** What a search finds a job by, in words. */
export interface SearchedJob {
  title: string;
  skills: readonly string[];
  company: string;
  places: readonly StoredPlace[];
  /** The city of each place, by the gazetteer's names; undefined if the gazetteer does not know it. */
  cities: readonly (NamedCity | undefined)[];
  employmentType: string | null;
  workMode: string | null;
  remote: boolean;
  plainText: string;
}

const EMPLOYMENT_WORDS: Readonly<Record<string, string>> = {
  FT: 'full time',
  PT: 'part time',
  FL: 'freelance contract',
  IN: 'internship',
};

/** Words that visitors type for codes of a job. */
const wordsOfCodes = ({ employmentType, workMode, remote }: SearchedJob): string[] => [
  EMPLOYMENT_WORDS[employmentType ?? ''] ?? '',
  remote ? 'remote' : '',
  workMode === 'H' ? 'hybrid' : '',
];

/**
 * A place as the gazetteer writes it: an employer may use another name of the city. Of what the employer does not state nothing is
 * added, because the city is the largest of its name then, which may be another one.
 */
function inGazetteer(place: StoredPlace, city: NamedCity | undefined): KeyedPlace[] {
  return city && place.country ? [{ city: city.name, state: place.state && city.state_name, country: city.country_code }] : [];
}

/** The texts and keys of a job in the index, its title as it is read, and whether its occupation is one of health. */
export function searchedWords(job: SearchedJob): {
  folded_title: string;
  title_text: string;
  body_text: string;
  place_keys: string[];
  health_work: boolean;
} {
  const words = [
    job.title,
    job.skills.join(', '),
    job.company,
    job.places.map((place) => place.label).join(', '),
    ...wordsOfCodes(job),
    job.plainText.slice(0, MAX_SEARCHED),
  ];
  return {
    folded_title: foldText(job.title),
    title_text: indexedTexts(job.title),
    body_text: indexedTexts(words.join('\n')),
    place_keys: placeKeys([...job.places, ...job.places.flatMap((place, index) => inGazetteer(place, job.cities[index]))], job),
    health_work: isHealthOccupation(job.title),
  };
}
