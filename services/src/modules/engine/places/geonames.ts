import { foldings, foldText } from '@hirehq/shared-contracts/fold-text';
import type { PlaceNameTable, PlaceTable } from '../../../platform/database/tables/places.ts';
import { arabicNames } from './arabic-names.ts';
import arabicStates from './data/arabic-states.json' with { type: 'json' };
import { COUNTRY_CODES, countryName, countrySpellings } from './country-names.ts';
import { readGeoNamesFile } from './geonames-file.ts';
import { readRegionNamesFile } from './region-names/region-names-file.ts';
import { stateLabel } from './region-names/state-labels.ts';

const MAX_OTHER_NAMES = 12;
const MAX_OTHER_NAMES_OF_BIG = 60;
const BIG = 500_000;
// Display names, not search names: GeoNames' own English exonyms.
const ENGLISH: Readonly<Record<number, string>> = {
  2867714: 'Munich',
  2886242: 'Cologne',
  5128581: 'New York',
  2988507: 'Paris',
  2657896: 'Zurich',
  3530597: 'Mexico City',
};

/** Countries (ISO 3166-1 alpha-2) whose states are numbered otherwise in the table of cities: a city would be in another one. */
export const STATES_NUMBERED_OTHERWISE: readonly string[] = ['VN'];

export interface GeoNames {
  places: PlaceTable[];
  names: PlaceNameTable[];
  /** In Arabic, by the id of the place; countries, and the cities and states whose Arabic name is known. */
  arabic: ReadonlyMap<string, string>;
}

const ARABIC_STATES: Readonly<Record<string, Readonly<Record<string, string>>>> = arabicStates;
const arabicCountries = new Intl.DisplayNames(['ar'], { type: 'region', fallback: 'none' });
/** 'Sousse Governorate' is the area around Sousse. */
const AREA = /^state of | (?:region|governorate|province|district|state)$/;
/** What such an area is called, where it is not just called as its city. */
const ARABIC_AREA: Readonly<Record<string, string>> = {
  state: 'ولاية',
  governorate: 'محافظة',
  province: 'محافظة',
  region: 'منطقة',
  district: 'منطقة',
};
function arabicArea(folded: string, city: string | undefined): string | undefined {
  const area = AREA.exec(folded)?.[0].replace(' of', '').trim();
  return city === undefined || area === undefined ? city : `${ARABIC_AREA[area] ?? ''} ${city}`.trim();
}

/** The places of GeoNames (CC BY 4.0): countries, states, and cities of 5,000 people or more. */
export function readGeoNames(): GeoNames {
  const { states, people, cities } = readGeoNamesFile();
  const otherNames = readRegionNamesFile().states;
  const places: PlaceTable[] = [];
  const names: PlaceNameTable[] = [];
  const seen = new Set<string>();
  const arabic = new Map<string, string>();
  const arabicCities = new Map<string, string>();

  const name = (place: PlaceTable, spellings: Iterable<string>) => {
    const folded = new Set([...spellings].flatMap(foldings).filter((text) => text.length > 1 && text.length <= 100));
    for (const text of folded) names.push({ folded: text, place_id: place.id, population: place.population });
  };
  const add = (place: PlaceTable, spellings: Iterable<string>) => {
    places.push(place);
    name(place, spellings);
  };

  for (const [
    geonameId,
    cityName,
    asciiName,
    latinNames,
    inArabicLetters,
    inOtherScripts,
    latitude,
    longitude,
    country,
    state,
    population,
    timeZone,
  ] of cities) {
    const stateId = `${country}.${state}`;
    const shown = ENGLISH[geonameId] ?? cityName;
    const sameAddress = `${foldText(shown)}|${stateId}`;
    if (seen.has(sameAddress)) continue;
    seen.add(sameAddress);
    const id = `city:${geonameId}`;
    const ownArabic = arabicNames(geonameId, inArabicLetters);
    if (ownArabic[0] !== undefined) {
      arabic.set(id, ownArabic[0]);
      arabicCities.set(sameAddress, ownArabic[0]);
    }
    add(
      {
        id,
        kind: 'city',
        name: shown,
        state_code: STATES_NUMBERED_OTHERWISE.includes(country) ? null : state || null,
        state_name:
          states[stateId] === undefined || STATES_NUMBERED_OTHERWISE.includes(country)
            ? null
            : stateLabel(country, states[stateId]),
        country_code: country,
        country_name: countryName(country),
        population,
        latitude,
        longitude,
        time_zone: timeZone,
      },
      [
        shown,
        cityName,
        asciiName || cityName,
        ...likeliest(latinNames, population >= BIG ? MAX_OTHER_NAMES_OF_BIG : MAX_OTHER_NAMES),
        ...ownArabic,
        ...inOtherScripts,
        // '福岡市' is '福岡', and '성남시' is '성남'.
        ...inOtherScripts.filter((name) => CITY_SUFFIX.test(name)).map((name) => name.slice(0, -1)),
      ],
    );
  }
  for (const [stateId, geoNamesName] of Object.entries(states)) {
    const [country = '', code = ''] = stateId.split('.');
    const stateName = stateLabel(country, geoNamesName);
    const place: PlaceTable = {
      id: `state:${stateId}`,
      kind: 'state',
      name: stateName,
      state_code: code,
      state_name: stateName,
      country_code: country,
      country_name: countryName(country),
      population: people[stateId] ?? 0,
      latitude: null,
      longitude: null,
      time_zone: null,
    };
    const folded = foldText(stateName);
    const city = arabicCities.get(`${folded.replace(AREA, '')}|${stateId}`);
    const inArabic = ARABIC_STATES[country]?.[stateName] ?? arabicArea(folded, city);
    if (inArabic !== undefined) arabic.set(place.id, inArabic);
    add(place, [stateName, geoNamesName, inArabic ?? [], otherNames[stateId] ?? []].flat());
  }
  for (const code of COUNTRY_CODES) {
    const place: PlaceTable = {
      id: `country:${code}`,
      kind: 'country',
      name: countryName(code),
      state_code: null,
      state_name: null,
      country_code: code,
      country_name: countryName(code),
      population: people[code] ?? 0,
      latitude: null,
      longitude: null,
      time_zone: null,
    };
    const inArabic = arabicCountries.of(code);
    if (inArabic !== undefined) arabic.set(place.id, inArabic);
    add(place, [place.name, ...countrySpellings(code), inArabic ?? []].flat());
  }
  return { places, names, arabic };
}

const CITY_SUFFIX = /^(?:\p{Script=Han}{2,}[市区區县縣]|\p{Script=Hangul}{2,}시)$/u;

/** One spelling per folded name, plain letters first: 'Lisbon' is more likely to be typed than 'Lișbona'. */
function likeliest(names: readonly string[], limit: number): string[] {
  const byFold = new Map(names.map((other) => [foldText(other), other]));
  return [...byFold.values()]
    .toSorted((a, b) => Number(/[^\p{ASCII}]/u.test(a)) - Number(/[^\p{ASCII}]/u.test(b)))
    .slice(0, limit);
}
