import type { Gazetteer } from '../../../modules/engine/places/gazetteer.ts';
import { PlaceNames } from '../../../modules/engine/places/reading/place-names.ts';
import { readPlaceText } from '../../../modules/engine/places/reading/read-place-text.ts';
import { foldText } from '../../../modules/engine/skills/index.ts';
import type { MaterialCase } from '../material.ts';
import { verdictOn, type Verdict } from './verdict.ts';

/** Compares places of texts with those that a gazetteer knows. */
export class PlaceScorer {
  readonly #gazetteer: Gazetteer;
  readonly #names: PlaceNames;

  constructor(gazetteer: Gazetteer) {
    this.#gazetteer = gazetteer;
    this.#names = new PlaceNames(gazetteer);
  }

  /** A city by any of its names: 'Bangalore' is 'Bengaluru'. */
  #isNamed(city: string, name: string, country: string): boolean {
    return (
      foldText(city) === foldText(name) ||
      this.#names.cities(name).some((row) => row.name === city && row.country_code === country)
    );
  }

  /** Countries, cities and the work mode of a text. */
  score({ text, country, places, modeAny }: MaterialCase<'places'>): Verdict[] {
    const context = country === undefined ? {} : { countries: new Map([[country, 1]]) };
    const reading = readPlaceText(text, this.#gazetteer, context);
    const read = reading.places.filter((place) => place.country !== null);
    const countriesOf = (codes: readonly (string | null)[]) =>
      [...new Set(codes.filter((code) => code !== null))].toSorted((one, other) => (one < other ? -1 : 1)).join(' ') || null;
    const cities = read.flatMap((place) => (place.city === null ? [] : [{ city: place.city, country: place.country }]));
    const wanted = places.filter(({ cityAny }) => cityAny);
    const areSame = () =>
      cities.length === wanted.length &&
      wanted.every((place) =>
        cities.some(
          (each) =>
            each.country === place.country && place.cityAny?.some((name) => this.#isNamed(each.city, name, place.country)),
        ),
      );
    return [
      verdictOn({
        field: 'country',
        read: countriesOf(read.map((place) => place.country)),
        expected: [countriesOf(places.map((place) => place.country))],
      }),
      verdictOn({
        field: 'city',
        read: cities.length === 0 ? null : cities.map(({ city }) => city).join(' | '),
        expected: [wanted.length === 0 ? null : wanted.map(({ cityAny = [] }) => cityAny.join('/')).join(' | ')],
        isSame: areSame,
      }),
      verdictOn({ field: 'mode', read: reading.workMode, expected: modeAny ?? [null] }),
    ];
  }
}
