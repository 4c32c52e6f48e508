import aliases from './data/place-aliases.json' with { type: 'json' };

/** An everyday name of a place, as the gazetteer has the place; of the state if there is no city. */
export interface PlaceAlias {
  kind: 'city' | 'state';
  name: string;
  /** Of a city, if its name alone is not enough. */
  state: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** City, state, country. */
const ALIASES = new Map<string, readonly (string | null)[]>(Object.entries(aliases));

const undotted = (folded: string) => folded.replaceAll('.', '').trim();

/** What people mean by a short or everyday name: 'nyc', 'bay area', 'bombay'; undefined if it is none. `folded`: by `foldText`. */
export function aliasOf(folded: string): PlaceAlias | undefined {
  const [city = null, state = null, country = null] = ALIASES.get(undotted(folded)) ?? ALIASES.get(folded) ?? [];
  if (country === null) return undefined;
  if (city !== null) return { kind: 'city', name: city, state, country };
  return state === null ? undefined : { kind: 'state', name: state, state: null, country };
}

interface Named {
  kind: string;
  name: string;
  state_name: string | null;
  country_code: string;
}

/** True for the place that the alias stands for, among those of its name. */
export const isAliasOf = (alias: PlaceAlias, place: Named): boolean =>
  place.kind === alias.kind && place.country_code === alias.country && (alias.state === null || place.state_name === alias.state);
