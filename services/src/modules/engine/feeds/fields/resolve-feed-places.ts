import {
  countriesOfRegion,
  countryCodeOf,
  readableText,
  type Gazetteer,
  type PlaceContext,
  type PlaceReading,
} from '../../places/index.ts';
import type { StoredPlace } from '../../../../platform/database/tables/jobs.ts';
import type { FeedRecord, StatedAddress } from './feed-record.ts';
import { readLocation } from './read-location.ts';

const BETWEEN = /\s*(?:;|\||\n|•|\s\/\s)\s*/;
/** A name of a place, not 'Remote' or 'various'. */
const NAME = /^(?!remote|any|all|various|multiple|several|n\/?a|tbd)\p{L}[\p{L}\p{M}\s.'’-]{0,79}$/iu;
/** A place of the employer's own, not a town. */
const SITE = /\d|\b(?:offices?|hq|headquarters?|campus|branch|stores?|plant|site|factory|warehouse|zentrale|filiale|werk)\b/i;
const MAX_LABEL = 120;

/** Addresses that are read. */
const MOST_ADDRESSES = 50;

const partsOf = ({ city, state, country }: StatedAddress): string[] =>
  [city, state, country].filter((part): part is string => part !== undefined);

/** The name of a city, a state or a country is no longer. */
const LONGEST_PART = 100;
const short = (text: string | undefined) => text?.slice(0, LONGEST_PART);

/** A city of its own that is none: 'Anywhere in the U.S. (remote job)'. */
const NO_CITY = /\b(?:remote|anywhere|tele(?:work|commut)\w*|home ?office|teletrabajo|télétravail|distans)\b/iu;

/** One address for each of several cities in one field. */
function addressesOf({ city, state, country }: StatedAddress): StatedAddress[] {
  const address = { city: short(city), state: short(state), country: short(country) };
  const cities = readableText(city ?? '')
    .split(BETWEEN)
    .filter(Boolean);
  return cities.length > 1 ? cities.map((each) => ({ ...address, city: short(each) })) : [address];
}

/** What a posting states in fields of their own, against what a location that has to be parsed says. */
class StatedPlaces {
  #gazetteer: Gazetteer;
  remote = false;

  constructor(gazetteer: Gazetteer) {
    this.#gazetteer = gazetteer;
  }

  /** The address without a city that says that the work is remote. */
  #withoutNoCity(address: StatedAddress): StatedAddress {
    if (address.city === undefined || !NO_CITY.test(address.city)) return address;
    this.remote = true;
    return { ...address, city: undefined };
  }

  /** The place of an address; its country, and a city that the gazetteer does not know, are as stated. */
  placeOf(given: StatedAddress): StoredPlace | undefined {
    const address = this.#withoutNoCity(given);
    const parts = partsOf(address);
    const read = readLocation([], [parts], this.#gazetteer);
    this.remote ||= read.remote;
    const place = this.#ofCity(address, read.places[0]);
    const country = address.country === undefined ? undefined : countryCodeOf(address.country);
    const label = parts.join(', ').slice(0, MAX_LABEL);
    if (!place || (country !== undefined && place.country !== country && !place.countries?.includes(country))) {
      if (country === undefined) return place;
      return { city: nameOf(address.city), state: nameOf(address.state), country, label };
    }
    // 'Georgia' as a city is a state after all; a name that is nothing else is a city too small for the gazetteer.
    const isUnknown =
      place.city === null &&
      place.country !== null &&
      (place.state === null || (address.state !== undefined && address.city !== undefined && !isIn(address.city, place.label)));
    return isUnknown ? { ...place, city: nameOf(address.city) } : place;
  }

  /** The place that was read, unless it is a town that its area is named after: 'Killybegs' in 'Donegal'. */
  #ofCity({ city, country }: StatedAddress, place: StoredPlace | undefined): StoredPlace | undefined {
    if (city === undefined || country === undefined || !place || isIn(city, place.label)) return place;
    const [own] = readLocation([], [[city, country]], this.#gazetteer).places;
    return own?.city && isIn(city, own.label) ? own : place;
  }

  /** The place within a stated state or country; undefined if it is not known to be there. */
  within(place: StoredPlace, area: StatedAddress): StoredPlace | undefined {
    const country = area.country === undefined ? undefined : countryCodeOf(area.country);
    const isIn = (found: StoredPlace) =>
      (country === undefined || found.country === country) && (area.state === undefined || found.state !== null);
    if (area.state === undefined && country !== undefined && place.country === country) return place;
    const named = /[^,]+$/.exec(place.label)?.[0].trim() ?? '';
    // 'Paris, France' is nowhere in the United States.
    if (named !== place.label && !/^[A-Z]{2}$/.test(named) && (countryCodeOf(named) ?? country) !== country) return undefined;
    const parts = [...place.label.split(',').map((part) => part.trim()), ...partsOf(area)];
    const [found] = readLocation([], [[...new Set(parts)]], this.#gazetteer).places;
    const isTown = found?.city !== null && (found?.state !== null || !SITE.test(place.label));
    return found && isTown && isIn(found) ? { ...found, label: place.label } : undefined;
  }
}

const isIn = (name: string, label: string): boolean => label.toLowerCase().includes(name.toLowerCase());

function nameOf(text: string | undefined): string | null {
  if (text === undefined || !NAME.test(text) || countryCodeOf(text) || countriesOfRegion(text)) return null;
  return text;
}

/** Places of stated states or countries; a location that has been read is kept where it is within them. */
function ofAreas(areas: readonly StatedAddress[], written: readonly StoredPlace[], stated: StatedPlaces): StoredPlace[] {
  const inAreas = written.map((place, index) => {
    const own = areas.length === written.length ? areas.slice(index, index + 1) : areas;
    return own.map((area) => stated.within(place, area)).find((found) => found !== undefined);
  });
  const known = inAreas.filter((place) => place !== undefined);
  const asStated = areas.map((area) => stated.placeOf(area)).filter((place) => place !== undefined);
  if (known.length > 0 && known.length === written.length) return known;
  if (written.length === 1 && asStated.length === 1 && asStated[0] && !written[0]?.countries)
    return [written[0]?.country ? asStated[0] : { ...asStated[0], label: labelIn(written[0]?.label, asStated[0].label) }];
  return [...known, ...(known.length > 0 ? [] : asStated)];
}

/** 'Head office' in 'Germany' is shown as both. */
const labelIn = (label: string | undefined, area: string): string =>
  label && !label.toLowerCase().includes(area.toLowerCase()) ? `${label}, ${area}`.slice(0, MAX_LABEL) : (label ?? area);

const unique = (places: readonly StoredPlace[]): StoredPlace[] => [
  ...new Map(places.map((place) => [place.label, place])).values(),
];

/**
 * Places and work mode of a posting. City, state and country in fields of their own take precedence over the written location, which
 * still says whether the work is remote; the usual country of the feed is used where nothing else names one. The context is what the
 * rest of the feed tells about a text that could mean several places.
 */
export function resolveFeedPlaces(
  record: Pick<FeedRecord, 'locations' | 'addresses' | 'stated' | 'usual'>,
  gazetteer: Gazetteer,
  context?: PlaceContext,
): PlaceReading {
  const read = readLocation(record.locations, record.addresses, gazetteer, context);
  const addresses = (record.stated ?? []).slice(0, MOST_ADDRESSES).flatMap(addressesOf).slice(0, MOST_ADDRESSES);
  const stated = new StatedPlaces(gazetteer);
  const cities = addresses.filter(({ city }) => city !== undefined);
  const areas = addresses.filter(({ city }) => city === undefined);
  const places =
    addresses.length === 0
      ? read.places
      : cities.length > 0
        ? addresses.map((address) => stated.placeOf(address)).filter((place) => place !== undefined)
        : ofAreas(areas, read.places, stated);
  const usual = record.usual?.country;
  const settled = usual === undefined ? places : inUsualCountry(places, usual, stated);
  const remote = read.remote || stated.remote;
  return {
    places: unique(settled),
    remote,
    workMode: read.workMode ?? (remote ? 'R' : null),
    isContextual: read.isContextual && cities.length === 0,
  };
}

function inUsualCountry(places: readonly StoredPlace[], usual: string, stated: StatedPlaces): StoredPlace[] {
  const country = { country: usual };
  if (places.length === 0) return [stated.placeOf(country)].filter((place) => place !== undefined);
  return places.map((place) => {
    if (place.country !== null || place.countries) return place;
    return stated.within(place, country) ?? { ...place, country: countryCodeOf(usual) ?? null };
  });
}
