import type { GazetteerRow } from '../gazetteer.ts';
import { LARGE, nameFactor, type Candidate } from './candidate.ts';

/** A state of a country against a city of the same name in it. */
export const STATE_WITHIN = 0.2;

export const populationOf = ({ city, state, country }: Candidate, rows: readonly GazetteerRow[]) =>
  rows.find((row) => row.name === city && row.state_name === state && row.country_code === country)?.population ?? 0;

const isCalled = ({ city, country }: Candidate, rows: readonly GazetteerRow[]) =>
  rows.some((row) => row.name === city && row.country_code === country && nameFactor(row) === 1);

/** 'California, US' is the state, not the town of that name in Maryland. */
export function withoutStatesAsCities(
  cities: readonly Candidate[],
  states: readonly Candidate[],
  rows: readonly GazetteerRow[],
): Candidate[] {
  const left = cities.filter(
    (city) =>
      !states.some((state) => state.country === city.country && !isCalled(city, rows)) &&
      (populationOf(city, rows) >= LARGE ||
        !states.some((state) => state.country === city.country && state.state !== city.state && city.weight < 4 * state.weight)),
  );
  // A city in a state of its name is meant rather than the state.
  return [
    ...left,
    ...states.map((state) =>
      left.some((city) => city.state === state.state) ? { ...state, weight: state.weight * 0.25 } : state,
    ),
  ];
}
