import type { WorkMode } from '@hirehq/shared-contracts/codes';

/** A place that a text names. A part is null if the text does not say it, or leaves open which one it means. */
export interface ReadPlace {
  /** The gazetteer's name; a town that it does not have is as written. */
  city: string | null;
  /** The gazetteer's name of the state or province: 'California', 'North Holland'. */
  state: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Instead of a country, those of a region ('EMEA'): ISO 3166-1 alpha-2, in order. */
  countries?: readonly string[];
  /** The part of the text that names it, without words for the work mode. At most 120 characters. */
  label: string;
}

export interface PlaceReading {
  /**
   * In the order of the text, each place once. What is not the name of a place, and a name that several places share, is a
   * place with a label only.
   */
  places: ReadPlace[];
  /** True if the text allows remote work, also beside an office: 'NYC or Remote'. */
  remote: boolean;
  workMode: WorkMode | null;
  /** True if a context could change the places: 'Cambridge', but not 'Cambridge, MA' or 'Chicago'. */
  isContextual: boolean;
}

/** What is known about the place of a text from elsewhere. Shares are between 0 and 1. */
export interface PlaceContext {
  /** ISO 3166-1 alpha-2 → share of the places around this text (of the same feed, of the same employer) that are in the country. */
  countries?: ReadonlyMap<string, number>;
  /** `US|Michigan` (`stateKey`) → share of the places around this text that are in the state. */
  states?: ReadonlyMap<string, number>;
  /** `US|Maine|Portland` (`cityKey`): cities that texts around this one name with their state or country, so that 'Portland' is one of them. */
  cities?: ReadonlySet<string>;
  /** ISO 4217: of the pay. */
  currency?: string | undefined;
  /** ISO 3166-1 alpha-2: where the employer is. */
  employerCountry?: string | undefined;
}
