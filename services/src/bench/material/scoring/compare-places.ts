import type { PlaceNames } from '../../../modules/engine/places/reading/place-names.ts';
import type { ReadPlace } from '../../../modules/engine/places/reading/place-reading.ts';
import { isCityNamed } from '../../../modules/engine/places/testing/is-city-named.ts';
import type { MaterialCase } from '../material.ts';
import { verdictOn, type Verdict } from './verdict.ts';

type Expected = MaterialCase<'places'>['places'];

const inOrder = (codes: readonly (string | null)[]): string | null =>
  [...new Set(codes.filter((code) => code !== null))].toSorted((one, other) => (one < other ? -1 : 1)).join(' ') || null;

/** The countries and the cities of what was read. */
export function comparePlaces(read: readonly ReadPlace[], expected: Expected, names: PlaceNames): Verdict[] {
  const known = read.filter((place) => place.country !== null);
  const cities = known.flatMap(({ city, country }) => (city === null ? [] : [{ city, country }]));
  const wanted = expected.filter(({ cityAny }) => cityAny);
  const areSame = () =>
    cities.length === wanted.length &&
    wanted.every(({ country, cityAny = [] }) =>
      cities.some((each) => each.country === country && cityAny.some((name) => isCityNamed(each.city, name, country, names))),
    );
  return [
    verdictOn({
      field: 'country',
      read: inOrder(known.map(({ country }) => country)),
      expected: [inOrder(expected.map(({ country }) => country))],
    }),
    verdictOn({
      field: 'city',
      read: cities.map(({ city }) => city).join(' | ') || null,
      expected: [wanted.map(({ cityAny = [] }) => cityAny.join('/')).join(' | ') || null],
      isSame: areSame,
    }),
  ];
}
