import type { GazetteerRow } from '../gazetteer.ts';
import { isIn, LARGE, nameFactor } from './candidate.ts';
import { isPartOfCountry, type Area, type PlaceNames } from './place-names.ts';
import type { Part } from './split-location.ts';

export const STREET_NUMBER = /^(?:\S+\s*\()?\d/;

/** The city at the end of an address without commas: '100 N Warner Rd King of Prussia'. */
export function citiesAtEnd(text: string, area: Area, names: PlaceNames): GazetteerRow[] {
  const words = text.split(/\s+/);
  for (let from = Math.max(1, words.length - 4); from < words.length; from++) {
    const cities = names.cities(words.slice(from).join(' ')).filter((row) => isIn(row, area));
    if (cities.length > 0) return cities;
  }
  return [];
}

const AFTER_STREET =
  /\b(?:street|st|avenue|ave|road|rd|drive|dr|blvd|boulevard|highway|hwy|lane|ln|way|pike|parkway|pkwy|court|ct)\b\.?\s+(?:[NSEW]{1,2}\s+)?(?<town>\p{Lu}[\p{L}\s.'’-]+)$/iu;

/** The town after a street: '935 Main Street Bridgeport'. */
export const townAfterStreet = (text: string): string | undefined =>
  STREET_NUMBER.test(text) ? AFTER_STREET.exec(text)?.groups?.['town'] : undefined;

const TOWN = /^(?=.{2,40}$)\p{L}[\p{L}'’.-]*(?:\s[\p{L}'’.-]+){0,4}$/u;
const NO_NAME = /^(?:new|north|south|east|west|upper|lower|central|greater|old|the)$/i;
const NO_TOWN =
  /\b(?:metro|area|office|hq|headquarters|remote|hybrid|home|site|field|based|team|travel|locations?|any|all|avenue|ave|street|st|road|rd|drive|dr|blvd|boulevard|suite|hwy|highway|floor)\b$/i;

/** Streets and squares in the languages of postings. */
const STREET =
  /\p{L}(?:gata|gaten|gatan|vägen|veien|vegen|vej|gade|straat|laan|plein|kade|straße|strasse|gasse|allee|platz|utca|katu|iela|tänav|ulice)$|^(?:rue|avenue|allée|quai|calle|paseo|via|viale|piazza|corso|ulica|ul\.|aleja|plac|praça|rua|travessa|avenida|strada|șoseaua|bulevardul|улица|ул\.|проспект|вулиця)\s/iu;

/**
 * True if the text may be a town that the gazetteer does not have: not if there is one with this many people elsewhere, because
 * what follows may be another city ('Bangkok, Kuala Lumpur').
 */
export function isTown(part: Part, names: PlaceNames, tooLarge: number): boolean {
  return (
    TOWN.test(part.text) &&
    !NO_TOWN.test(part.text) &&
    !STREET.test(part.text) &&
    !isPartOfCountry(part.text) &&
    /\p{Lu}|\p{Lo}|^[^A-Z]+$/u.test(part.text) &&
    !NO_NAME.test(part.text) &&
    names.country(part.text) === undefined &&
    names.codes(part.text).length === 0 &&
    // 'Sussex, New Jersey' is a town although there is a county of this name elsewhere.
    (names.isCounty(part.text) || !names.states(part.text).some(({ population }) => population >= Math.max(LARGE, tooLarge))) &&
    !names.cities(part.text).some((row) => row.population >= tooLarge && nameFactor(row) === 1)
  );
}
