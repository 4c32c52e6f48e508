import { foldText } from '../../skills/index.ts';
import type { GazetteerRow } from '../gazetteer.ts';
import {
  distinct,
  isIn,
  LARGE,
  MARGINS,
  METROPOLIS,
  nameFactor,
  ofCity,
  ofCountry,
  ofState,
  SCORES,
  thousands,
  WELL_KNOWN,
  type Candidate,
  type Group,
} from './candidate.ts';
import { populationOf, STATE_WITHIN, withoutStatesAsCities } from './state-or-city.ts';
import { SELDOM, type Area, type PlaceNames } from './place-names.ts';
import type { Part } from './split-location.ts';
import { citiesAtEnd, isTown, STREET_NUMBER, townAfterStreet } from './unlisted-town.ts';

/** How much better known another city has to be for two cities to be meant. */
const FAR_BETTER_KNOWN = 20;

/** True for the name or the letters of a state. */
const isState = (text: string, names: PlaceNames) => names.areas(text).some(({ state }) => state !== null);

const isSameState = (one: GazetteerRow, other: GazetteerRow) =>
  one.country_code === other.country_code && one.state_code === other.state_code;

/** How much more often letters in brackets are a province of Italy or a canton, as people write them there. */
const IN_BRACKETS = 5000;
const BRACKETED = new Set(['IT', 'CH']);
/** The area that parts after a name describe ('Cook County', 'IL', 'USA'), and how many of them are not understood. */
function areasOf(parts: readonly Part[], names: PlaceNames): { area: Area; others: number }[] {
  const [last, ...nearer] = parts.toReversed();
  if (!last) return [];
  return names.areas(last.text, { anyCase: last.join === 'comma' }).flatMap((given) => {
    const isUsual = last.join === 'bracket' && given.isCode && given.state !== null && BRACKETED.has(given.country);
    const outer = isUsual ? { ...given, weight: given.weight * IN_BRACKETS } : given;
    let { state } = outer;
    let others = 0;
    for (const part of nearer) {
      const inner = names
        .areas(part.text, { anyCase: part.join === 'comma' })
        .filter(
          (each) => each.country === outer.country && (each.state === null || state === null || isSameState(each.state, state)),
        );
      if (inner.length === 0) others++;
      else state = inner.find((each) => each.state !== null)?.state ?? state;
    }
    return others > 1 ? [] : [{ area: { ...outer, state }, others }];
  });
}

/** 'Castrovillari, Cosenza, Italy': a province that has its name from a larger city near by. */
function isProvince(rest: readonly Part[], heads: readonly GazetteerRow[], names: PlaceNames): boolean {
  const [part, last] = rest;
  return (
    rest.length === 2 &&
    part !== undefined &&
    names.country(last?.text ?? '') !== undefined &&
    names
      .cities(part.text)
      .some((row) =>
        heads.some(
          (head) =>
            head.country_code === row.country_code && head.state_name === row.state_name && head.population < row.population,
        ),
      )
  );
}

/** The parts of a group: a name, and what it is in. */
interface Within {
  head: Part;
  rest: readonly Part[];
  last: Part;
  names: PlaceNames;
  /** Cities with the name of the head, anywhere. */
  known: readonly GazetteerRow[];
}

const weightIn = (row: GazetteerRow, area: Area) => Math.sqrt(thousands(row)) * nameFactor(row) * area.weight;

function citiesIn({ head, known, names }: Within, area: Area, left: number): Candidate[] {
  const named = known.filter((row) => isIn(row, area));
  const isAddress = named.length === 0 && left === 0 && STREET_NUMBER.test(head.text);
  return (isAddress ? citiesAtEnd(head.text, area, names) : named).map((row) => ofCity(row, weightIn(row, area)));
}

/** 'Berlin, Brandenburg, Germany': a well-known city is accepted although its state is another one. */
function citiesElsewhere({ rest, known }: Within, area: Area, left: number): Candidate[] {
  if (rest.length < 2 || left > 0 || !area.state) return [];
  return known
    .filter((row) => row.country_code === area.country && row.population >= WELL_KNOWN)
    .map((row) => ofCity(row, weightIn(row, area)));
}

/** 'California, US' and 'Arizona, AZ'. */
function statesIn({ head, names }: Within, area: Area): Candidate[] {
  return [...names.states(head.text), ...names.codes(head.text).flatMap(({ state }) => state ?? [])]
    .filter((state) => state.country_code === area.country && (area.state === null || isSameState(area.state, state)))
    .map((state) => ofState(state, Math.sqrt(thousands(state)) * STATE_WITHIN * area.weight));
}

/** A town that the gazetteer does not have. */
function townsIn({ head, rest, last, names, known }: Within, area: Area, left: number): Candidate[] {
  const mayBeCity = names.cities(last.text).some(({ population }) => population >= WELL_KNOWN);
  const areLetters = names.codes(last.text).length > 0;
  const isUnderstood =
    (left === 0 || (known.length === 0 && names.country(last.text) !== undefined)) &&
    head.join !== 'space' &&
    rest.every(({ join, text }) => join === 'comma' || (join === 'space' && isState(text, names) && !mayBeCity));
  // 'NYC, TO': not a town of Tonga, nor of Turin; 'Developers, AI': not one of Anguilla.
  const isCountryCode = area.isCode && ((area.state === null && known.length > 0) || area.weight <= SELDOM);
  // 'React, RN' is no town of Rimini: letters of a province are such only behind a city that is there.
  const isProvinceCode = area.isCode && area.state !== null && BRACKETED.has(area.country);
  if (!isUnderstood || isCountryCode || isProvinceCode) return [];
  const street = townAfterStreet(head.text);
  const tooLarge = areLetters && !mayBeCity ? Infinity : areLetters || !mayBeCity ? METROPOLIS : WELL_KNOWN;
  if (street === undefined && !isTown(head, names, tooLarge)) return [];
  const { country, state, weight } = area;
  return [{ kind: 'town', city: street ?? head.text, state: state?.name ?? null, country, weight }];
}

/**
 * 'North Wales, PA', 'Washington County, MD': behind the name of a country or of a part of another one, letters of a state are where
 * that is. What the name stands for there is not known; the state is. 'India, IN' and 'France, CA' are countries.
 */
function areasAround({ head, rest, names, known }: Within, found: readonly { area: Area; left: number }[]): Candidate[] {
  const [letters] = rest;
  const areas = found.filter(({ left }) => left === 0).map(({ area }) => area);
  const own = names.states(head.text);
  const country = names.country(head.text);
  if (
    head.join === 'space' ||
    letters?.join !== 'comma' ||
    !names.codes(letters.text).some(({ state }) => state) ||
    (own.length === 0 && country === undefined) ||
    areas.some((area) => area.country === country || isNamed(own, area, head.text)) ||
    (country !== undefined && rest.length === 1 && !known.some((row) => areas.some((area) => row.country_code === area.country)))
  )
    return [];
  return areas.map(({ state, country: inCountry, weight }) => (state ? ofState(state, weight) : ofCountry(inCountry, weight)));
}

/** True if one of the states has this name, and is in the country of the area. */
const isNamed = (states: readonly GazetteerRow[], { country }: Area, name: string) =>
  states.some((row) => row.country_code === country && foldText(row.name) === foldText(name));

/** 'Boston, New York' is two cities, although there is a Boston in the state of New York. */
function areTwoCities({ rest, last, names, known }: Within, cities: readonly Candidate[]): boolean {
  const best = Math.max(0, ...known.map(({ population }) => population));
  return (
    rest.length === 1 &&
    names.codes(last.text).length === 0 &&
    names.cities(last.text).some(({ population }) => population >= LARGE) &&
    cities.every((city) => best > FAR_BETTER_KNOWN * populationOf(city, known))
  );
}

/** What parts mean together, smallest first: 'Austin, TX, USA'. Undefined if they do not belong together. */
export function nameWithin(parts: readonly Part[], names: PlaceNames): Group | undefined {
  const [head, ...rest] = parts;
  const last = rest.at(-1);
  if (!head || !last) return undefined;
  const inside = areasOf(rest, names);
  const exact = names.cities(head.text);
  const isUnknown = inside.length > 0 && exact.length === 0;
  const known = isUnknown ? names.misspelt(head.text).filter((row) => inside.some(({ area }) => isIn(row, area))) : exact;
  const within: Within = { head, rest, last, names, known };
  const understoodAs = inside.map(({ area, others }) => {
    const inArea = known.filter((row) => isIn(row, area));
    return { area, left: others > 0 && isProvince(rest, inArea, names) ? 0 : others };
  });
  // 'Monterrey, N.L., México': the country, in which all parts are understood, not the state of its name.
  const least = Math.min(...understoodAs.map(({ left }) => left));
  const found = understoodAs.filter(({ left }) => left === least);
  const cities = found.flatMap(({ area, left }) => citiesIn(within, area, left));
  const states = found.flatMap(({ area }) => statesIn(within, area));
  const elsewhere = found.flatMap(({ area, left }) => citiesElsewhere(within, area, left));
  const towns = found.flatMap(({ area, left }) => townsIn(within, area, left));
  const others = found[0]?.left ?? 0;
  const explained = (rest.length - 1) * SCORES.another;
  const understood = explained + others * (SCORES.other - SCORES.another);
  const group = (candidates: readonly Candidate[], score: number, margin: number = MARGINS.within): Group => ({
    parts,
    candidates: distinct(candidates),
    score,
    margin,
    power: 2,
  });
  if (cities.length > 0) {
    const score = SCORES.cityWithin + understood + (areTwoCities(within, cities) ? SCORES.twoCities : 0);
    return group(withoutStatesAsCities(cities, states, known), score);
  }
  if (states.length > 0) return group(states, SCORES.stateWithin + explained);
  if (elsewhere.length > 0) return group(elsewhere, SCORES.cityWithin + explained + SCORES.other);
  if (towns.length === 0) {
    const areas = areasAround(within, found);
    return areas.length === 0 ? undefined : group(areas, SCORES.namesakeWithin + understood, MARGINS.town);
  }
  // 'Cascade, CO': there is something of this name elsewhere, but not what is meant.
  const isNamesake = known.length > 0 || (names.states(head.text).length > 0 && names.codes(rest[0]?.text ?? '').length > 0);
  return group(towns, (isNamesake ? SCORES.namesakeWithin : SCORES.townWithin) + understood, MARGINS.town);
}
