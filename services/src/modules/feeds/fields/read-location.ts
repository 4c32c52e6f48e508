import type { WorkMode } from '@hirehq/shared-contracts/codes';
import { countriesOfRegion, countryName, isWorld, type Gazetteer } from '../../places/index.ts';
import type { StoredPlace } from '../../../platform/database/tables/jobs.ts';
import { countryInWords, readRegion } from './read-region.ts';
import { workModeOf } from './read-terms.ts';

export interface ReadLocation {
  places: StoredPlace[];
  remote: boolean;
  workMode: WorkMode | null;
}

const REMOTE =
  /\b(?:fully |100% )?remote(?:ly)?(?: (?:first|friendly|only|eligible|position|within|in|from|across)(?: the)?)?\b|\bremoto\b|\bhome[\s-]?based\b|\bwork(?:ing)? from home\b|\bwfh\b|\btelecommut\w*\b|\bdistributed\b|\bvirtual\b|\banywhere(?: in(?: the)?)?\b|\bworldwide\b|\bglobal(?:ly)?\b/gi;
/** Words without information about the location. */
const VAGUE = /\b(?:any|all|multiple|various|select) locations?(?: considered)?\b|\binternational\b/gi;
const EVERYWHERE = /\banywhere\b|\bworld[\s-]?wide\b|\bglobal(?:ly)?\b|\bworld\b/i;
const HYBRID = /\bhybrid\b(?: in)?|\bflexible\b/gi;
const ONSITE = /\bon[\s-]?site\b|\bin[\s-]?office\b|\bin[\s-]person\b|\boffice[\s-]based\b/gi;
const NOISE = /\((?:hq|headquarters?|office|main office|[^)]*\bonly|[^)]*\bor\b[^)]*)\)|\b(?:hq|headquarters)\b|\boffices?\b/gi;
const EDGES = /^[\s,;:|/()[\]–—-]+|[\s,;:|/()[\]–—-]+$/g;
const BETWEEN = /\s*(?:;|\||\s\/\s|\s+or\s+|\n|•)\s*/i;
const NOWHERE = /^(?:n\/?a|tbd|any|none|-+)$/i;
/** Connectors before 'remote': 'Munich, Germany and Remote'. */
const LEFT_OVER = /[\s,]+(?:and|&)$/i;
const MAX_LABEL = 120;

const tidy = (text: string) =>
  text
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/\s{2,}/g, ' ')
    .replaceAll(/\s+,/g, ',')
    .replaceAll(EDGES, '')
    .trim();
const labelOf = (city: string | null, country: string | null) =>
  [city, country && countryName(country)].filter(Boolean).join(', ');

/** Parses locations and work mode from an employer's text: 'Remote - Germany', 'Hybrid - Lisbon', 'London or Remote'. */
export function readLocation(
  written: readonly string[],
  addresses: readonly (readonly string[])[],
  gazetteer: Gazetteer,
): ReadLocation {
  const places: StoredPlace[] = [];
  let remote = false;
  let hybrid = false;
  let onsite = false;
  let fromEverywhere = false;
  const add = (place: StoredPlace) => {
    const same = (other: StoredPlace) =>
      other.label === place.label ||
      (other.country !== null && other.city === place.city && other.state === place.state && other.country === place.country);
    if (place.label && !places.some(same)) places.push(place);
  };

  for (const segment of written.flatMap((text) => text.split(BETWEEN))) {
    const isHybrid = segment.search(HYBRID) >= 0;
    const isRemote = segment.search(REMOTE) >= 0;
    hybrid ||= isHybrid;
    remote ||= isRemote && !isHybrid;
    onsite ||= segment.search(ONSITE) >= 0;
    if (NOWHERE.test(tidy(segment))) continue;
    const said = tidy(segment.replaceAll(REMOTE, ' ').replaceAll(HYBRID, ' ').replaceAll(ONSITE, ' ').replaceAll(VAGUE, ' '));
    const rest = tidy(said.replace(LEFT_OVER, ''));
    if (isRemote && EVERYWHERE.test(segment) && (!rest || isWorld(countriesOfRegion(rest) ?? []))) {
      fromEverywhere = true;
      continue;
    }
    for (const place of placesIn(rest, gazetteer)) add(place);
  }
  for (const parts of addresses) {
    const text = parts.join(', ');
    const isRemote = text.search(REMOTE) >= 0;
    remote ||= isRemote;
    for (const place of placesIn(tidy(text.replaceAll(REMOTE, ' ')), gazetteer)) add(place);
  }
  // Without another location, remote work is allowed from anywhere.
  if (fromEverywhere && remote && places.some(({ country, countries }) => country ?? countries))
    add({ city: null, state: null, country: null, countries: countriesOfRegion('world') ?? [], label: 'Worldwide' });
  return { places, remote, workMode: hybrid ? 'H' : remote ? 'R' : onsite ? 'O' : null };
}

function placesIn(text: string, gazetteer: Gazetteer): StoredPlace[] {
  if (!text) return [];
  // Before the gazetteer, which knows an Apac in Uganda and an Eu in France.
  const region = readRegion(text, (rest) => placeOf(rest, gazetteer));
  if (region) return region.map((place) => ({ ...place, label: place.label.slice(0, MAX_LABEL) }));
  if (NOWHERE.test(text)) return [];
  const named = placeOf(text, gazetteer);
  if (named) return [named];
  const both = text
    .split(/\s+(?:and|&|\+)\s+|\s*\/\s*/)
    .map(tidy)
    .filter(Boolean);
  if (both.length > 1) {
    const each = both.map((part) => placeOf(part, gazetteer));
    if (each.every((place) => place !== undefined)) return each;
  }
  // An unknown name is kept as written.
  return [{ city: null, state: null, country: countryInWords(text) ?? null, label: text.slice(0, MAX_LABEL) }];
}

function placeOf(text: string, gazetteer: Gazetteer): StoredPlace | undefined {
  const bare = tidy(text.replaceAll(NOISE, ' '));
  const byDash = bare
    .split(/\s+[-–—:]\s+|\s*[()]\s*/)
    .map(tidy)
    .filter(Boolean);
  const found =
    gazetteer.locate(bare.split(',')) ??
    (byDash.length > 1
      ? (gazetteer.locate(byDash.toReversed()) ??
        byDash.map((part) => gazetteer.locate(part.split(','))).find((place) => place !== undefined))
      : undefined);
  return found && { ...found, label: bare.length <= MAX_LABEL && bare ? bare : labelOf(found.city, found.country) };
}

/** The work mode of a feed's own field takes precedence over the location. */
export function settleWorkMode(
  location: ReadLocation,
  stated: string | undefined,
  remoteFlag: boolean | undefined,
): Pick<ReadLocation, 'remote' | 'workMode'> {
  const mode = workModeOf(stated) ?? (remoteFlag ? 'R' : location.workMode);
  return { workMode: mode, remote: mode === 'R' || (location.remote && mode !== 'H' && mode !== 'O') };
}
