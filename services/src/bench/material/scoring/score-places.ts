import type { Gazetteer } from '../../../modules/engine/places/gazetteer.ts';
import { PlaceNames } from '../../../modules/engine/places/reading/place-names.ts';
import { readPlaceText } from '../../../modules/engine/places/reading/read-place-text.ts';
import type { MaterialCase } from '../material.ts';
import { comparePlaces } from './compare-places.ts';
import { verdictOn, type Verdict } from './verdict.ts';

/** Countries, cities and the work mode of a location text, with the country of its feed as the context. */
export function placeScorer(gazetteer: Gazetteer): (of: MaterialCase<'places'>) => Verdict[] {
  const names = new PlaceNames(gazetteer);
  return ({ text, country, places, modeAny }) => {
    const reading = readPlaceText(text, gazetteer, country === undefined ? {} : { countries: new Map([[country, 1]]) });
    return [
      ...comparePlaces(reading.places, places, names),
      verdictOn({ field: 'mode', read: reading.workMode, expected: modeAny ?? [null] }),
    ];
  };
}
