import { foldText } from '../../skills/index.ts';
import { countryName } from '../country-names.ts';
import type { GazetteerRow } from '../gazetteer.ts';
import {
  countryFactor,
  distinct,
  LARGE,
  MARGINS,
  nameFactor,
  ofCity,
  ofCountry,
  ofState,
  SCORES,
  thousands,
  type Group,
} from './candidate.ts';
import { isOftenLettered, OFTEN, SELDOM, type PlaceNames } from './place-names.ts';
import type { Part } from './split-location.ts';

/** A state against a city: a name alone is more often the city. */
const STATE_ALONE = 0.05;
/** A country against the cities and states of its name: as a city of 1.2 million people. */
const COUNTRY_ALONE = 40_000;
/** A nickname in capitals ('LA', 'NY') against the letters of its own state or another one. */
const NICKNAME = 30;
const LETTERS_OF_A_NICKNAME = 0.25;
/** That a word is not meant as the small town of this name. */
const NO_CITY = 50;
/** That two letters alone ('PT', 'IT') are not meant as a country. */
const NO_COUNTRY = 20;
/** The less likely one of a city and its state, which have one name. */
const NAMESAKE = 0.05;
/** Countries that people mean as a city. */
const CITY_STATES = new Set(['SG', 'HK', 'MO', 'LU', 'MC', 'GI', 'DJ', 'SM']);

/** 'CA', 'LA', 'UK' by themselves. */
function lettersAlone(part: Part, names: PlaceNames): Group | undefined {
  const codes = names.codes(part.text);
  // 'TO' alone is seldom Tonga.
  if (codes.every(({ weight }) => weight <= SELDOM)) return undefined;
  const nicknames = names.cities(part.text).filter((row) => row.folded !== foldText(part.text));
  const candidates = [
    ...nicknames.slice(0, 1).map((row) => ofCity(row, NICKNAME)),
    ...codes.map(({ country, state, weight }) =>
      state
        ? ofState(state, weight * (nicknames.length > 0 ? LETTERS_OF_A_NICKNAME : 1))
        : ofCountry(country, isOftenLettered(country) ? Math.max(weight, OFTEN) : weight),
    ),
  ];
  const isOnlyCountry = candidates.every(({ kind }) => kind === 'country');
  return {
    parts: [part],
    candidates,
    score: SCORES.area,
    margin: MARGINS.letters,
    power: 2,
    isLetters: nicknames.length === 0,
    nothing: isOnlyCountry ? NO_COUNTRY : 0,
  };
}

/** A city and the state it gave its name to: which of them people mean. */
function withoutNamesakes(cities: readonly GazetteerRow[], states: readonly GazetteerRow[]) {
  const factors = new Map<GazetteerRow, number>();
  for (const state of states)
    for (const city of cities.filter((row) => row.country_code === state.country_code)) {
      if (city.state_name === state.name) {
        const isState = state.population > 10 * city.population;
        factors.set(isState ? city : state, NAMESAKE);
      } else if (city.population < LARGE || city.population * 20 < state.population) factors.set(city, 0);
      if (nameFactor(city) < 1) factors.set(city, 0);
    }
  return (row: GazetteerRow) => factors.get(row) ?? 1;
}

/** What a name means without other names beside it. */
export function nameAlone(part: Part, names: PlaceNames): Group {
  const letters = lettersAlone(part, names);
  if (letters) return letters;
  const states = names.states(part.text);
  const named = names.country(part.text);
  // 'Scotland' is a state of the gazetteer, and stands among the names of its country.
  const isNation = states.some((row) => row.country_code === named) && foldText(countryName(named ?? '')) !== foldText(part.text);
  const country = isNation ? undefined : named;
  const written = names.cities(part.text);
  // 'Hong Kong SAR' is the city too.
  const isStateOfACity = written.length === 0 && named !== undefined && CITY_STATES.has(named);
  const exact = isStateOfACity ? names.cities(countryName(named)) : written;
  const all = exact.length + states.length === 0 && named === undefined ? names.misspelt(part.text) : exact;
  const isCityState = country !== undefined && CITY_STATES.has(country) && all.some((row) => row.country_code === country);
  const cities = country && !isCityState ? all.filter((row) => row.country_code !== country) : all;
  const factor = withoutNamesakes(cities, states);
  const candidates = [
    ...cities.map((row) => ofCity(row, thousands(row) ** 1.5 * nameFactor(row) * factor(row) * countryFactor(row))),
    ...states.map((row) => ofState(row, thousands(row) ** 1.5 * STATE_ALONE * factor(row))),
    ...(country && !isCityState ? [ofCountry(country, COUNTRY_ALONE)] : []),
  ].filter(({ weight }) => weight > 0);
  const score = cities.length > 0 ? SCORES.city : candidates.length > 0 ? SCORES.area : 0;
  // 'Georgia' is a state or a country, which the countries around it tell better than how many people live there.
  const power = country && states.length > 0 ? 2 : 1;
  const nothing = states.length === 0 && country === undefined ? NO_CITY : 0;
  return { parts: [part], candidates: distinct(candidates), score, margin: MARGINS.alone, power, nothing };
}
