import type { GazetteerRow } from '../gazetteer.ts';
import type { Group } from './candidate.ts';
import type { PlaceNames } from './place-names.ts';
import type { Meaning } from './weigh-candidates.ts';

interface Known {
  group: Group;
  meaning: Meaning;
}

/** How much larger a city is than a town that is a part of it rather than beside it. */
const FAR_LARGER = 6;
/** Kilometres between the centres of a large city and of a part of it: with the part named first, or behind the city. */
const NEAR = { before: 22, behind: 13 };
const LARGE_WEIGHT = 10_000;
const SMALL_WEIGHT = 2000;
const KILOMETRES_PER_DEGREE = 111;

function distance(one: GazetteerRow, other: GazetteerRow): number {
  const [south, west, north, east] = [one.latitude, one.longitude, other.latitude, other.longitude];
  if (south === null || west === null || north === null || east === null) return Infinity;
  return KILOMETRES_PER_DEGREE * Math.hypot(north - south, (east - west) * Math.cos((south * Math.PI) / 180));
}

const rowOf = ({ city, state, country }: Meaning, text: string, names: PlaceNames): GazetteerRow | undefined =>
  names.cities(text).find((row) => row.name === city && row.state_name === state && row.country_code === country);

/** True if the second of two names only says where in or at the first one: 'Hollywood, Los Angeles', 'Lagos (Victoria Island)'. */
export function onePlaceOf(first: Known, second: Known, names: PlaceNames): boolean {
  const [part] = second.group.parts;
  if (part?.join !== 'comma' && part?.join !== 'bracket') return false;
  const { city } = first.meaning;
  if (city === null) return false;
  // A small place elsewhere behind a large city is a quarter that has its name.
  const isElsewhere =
    second.group.isLetters === undefined &&
    second.meaning.country !== first.meaning.country &&
    (second.group.parts.length === 1
      ? second.group.candidates.every(({ weight, kind }) => kind === 'city' && weight < SMALL_WEIGHT)
      : part.join === 'bracket') &&
    first.group.candidates.some(({ kind, weight }) => kind === 'city' && weight > LARGE_WEIGHT);
  if (isElsewhere) return true;
  if (second.meaning.city === null || second.meaning.country !== first.meaning.country) return false;
  const own = rowOf(first.meaning, first.group.parts[0]?.text ?? '', names);
  const other = rowOf(second.meaning, part.text, names);
  if (!own || !other) return false;
  const away = distance(own, other);
  return own.population < other.population
    ? away < NEAR.before && own.population * FAR_LARGER < other.population
    : away < NEAR.behind && other.population * FAR_LARGER < own.population;
}
