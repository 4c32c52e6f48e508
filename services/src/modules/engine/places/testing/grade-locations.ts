import type { Gazetteer } from '../gazetteer.ts';
import { PlaceNames } from '../reading/place-names.ts';
import type { PlaceReading } from '../reading/place-reading.ts';
import { PlacesAround } from '../reading/places-around.ts';
import { readPlaceText } from '../reading/read-place-text.ts';
import { isCityNamed } from './is-city-named.ts';
import { stateOfLetters, type LocationText, type Truth } from './location-texts.ts';

export interface Grade {
  location: LocationText;
  reading: PlaceReading;
  country: boolean;
  city: boolean;
  state: boolean;
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  new Set(one).size === new Set(other).size && one.every((each) => other.includes(each));

class Grader {
  #gazetteer: Gazetteer;
  #names: PlaceNames;

  constructor(gazetteer: Gazetteer) {
    this.#gazetteer = gazetteer;
    this.#names = new PlaceNames(gazetteer);
  }

  grade(location: LocationText): Grade {
    const { text, context } = location;
    const around = new PlacesAround();
    // The text itself is no evidence for what it means.
    for (const other of context.others) if (other !== text) around.add(readPlaceText(other, this.#gazetteer));
    const { currency, employerCountry } = context;
    const reading = readPlaceText(text, this.#gazetteer, { ...around.context(), currency, employerCountry });
    const grades = location.truths.map((truth) => this.#compare(reading, truth));
    const [best = { country: false, city: false, state: false }] = grades.toSorted(
      (one, other) => Number(other.city) + Number(other.country) - Number(one.city) - Number(one.country),
    );
    return { location, reading, ...best };
  }

  #compare({ places }: PlaceReading, truth: Truth): Pick<Grade, 'country' | 'city' | 'state'> {
    const read = places.flatMap(({ country }) => country ?? []);
    const isRegion = places.some(({ countries }) => countries);
    const named = places.flatMap(({ city, country }) => (city ? [{ city, country }] : []));
    if (truth.kind === 'region') return { country: isRegion && read.length === 0, city: named.length === 0, state: true };
    if (truth.kind === 'open') return { country: read.length === 0 && !isRegion, city: named.length === 0, state: true };
    const country = isSameSet(
      read,
      truth.places.map((place) => place.country),
    );
    const isNamed = (city: string, name: string, within: string | null) => isCityNamed(city, name, within, this.#names);
    const wanted = truth.places.filter(({ city }) => city !== '');
    const city =
      country &&
      wanted.every((place) =>
        named.some((each) => isNamed(each.city, place.city, each.country) && each.country === place.country),
      ) &&
      named.every((each) =>
        wanted.some((place) => isNamed(each.city, place.city, each.country) && each.country === place.country),
      );
    const state = truth.places.every(
      (place) =>
        place.state === '' ||
        places.some((each) => each.country === place.country && each.state === stateOfLetters(place.state, place.country)),
    );
    return { country, city, state };
  }
}

/** Reads each text in its context, and compares with what a person reads. */
export function gradeLocations(texts: readonly LocationText[], gazetteer: Gazetteer): Grade[] {
  const grader = new Grader(gazetteer);
  return texts.map((text) => grader.grade(text));
}

export interface LocationShares {
  texts: number;
  country: number;
  city: number;
  state: number;
  /** Of the texts that cannot be told: those that are read as no place. */
  open: number;
  openTexts: number;
}

export function sharesOf(grades: readonly Grade[]): LocationShares {
  const shareOf = (some: readonly Grade[], right: (grade: Grade) => boolean) =>
    some.length === 0 ? 1 : some.filter(right).length / some.length;
  const open = grades.filter(({ location }) => location.truths[0]?.kind === 'open');
  return {
    texts: grades.length,
    country: shareOf(grades, (grade) => grade.country),
    city: shareOf(grades, (grade) => grade.city),
    state: shareOf(grades, (grade) => grade.state),
    open: shareOf(open, (grade) => grade.country),
    openTexts: open.length,
  };
}
