import {
  distinct,
  isIn,
  MARGINS,
  nameFactor,
  ofCity,
  ofState,
  SCORES,
  thousands,
  type Candidate,
  type Group,
} from './candidate.ts';
import { FULL_NAME, type Area, type PlaceNames } from './place-names.ts';
import type { GazetteerRow } from '../gazetteer.ts';
import type { Part } from './split-location.ts';
import { STATE_WITHIN, withoutStatesAsCities } from './state-or-city.ts';

/** What parts mean together, largest first: 'India - Bengaluru', 'United States, Santa Monica, CA'; a state before its city only at a dash. */
export function nameAfterArea(parts: readonly Part[], names: PlaceNames): Group | undefined {
  const [outer, second, third] = parts;
  if (!outer || !second || parts.length > 3) return undefined;
  const country = names.country(outer.text);
  const byDash = second.join === 'dash' || second.join === 'bracket' || second.join === 'hyphen';
  const areas = byDash ? names.areas(outer.text) : country ? [{ country, state: null, weight: FULL_NAME, isCode: false }] : [];
  const candidates: Candidate[] = [];
  const states: Candidate[] = [];
  for (const area of areas) {
    const cityOf = (part: Part, within: Area) => names.cities(part.text).filter((row) => isIn(row, within));
    const weight = (row: GazetteerRow) => Math.sqrt(thousands(row)) * nameFactor(row) * area.weight;
    if (third) {
      for (const [city, state] of [
        [second, third],
        [third, second],
      ] as const)
        for (const inner of names.areas(state.text).filter((each) => each.state && each.country === area.country))
          candidates.push(...cityOf(city, inner).map((row) => ofCity(row, weight(row))));
    } else {
      candidates.push(...cityOf(second, area).map((row) => ofCity(row, weight(row))));
      for (const { state } of names.areas(second.text))
        if (state && area.state === null && state.country_code === area.country)
          states.push(ofState(state, Math.sqrt(thousands(state)) * STATE_WITHIN * area.weight));
    }
  }
  const shared = { parts, margin: MARGINS.within, power: 2 } as const;
  const explained = (parts.length - 2) * SCORES.another + SCORES.reversed;
  const together = withoutStatesAsCities(candidates, states, names.cities(second.text));
  if (candidates.length > 0) return { ...shared, candidates: distinct(together), score: SCORES.cityWithin + explained };
  if (states.length > 0) return { ...shared, candidates: distinct(states), score: SCORES.stateWithin + explained };
  return undefined;
}
