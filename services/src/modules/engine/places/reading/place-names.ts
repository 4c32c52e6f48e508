import { foldText } from '../../skills/index.ts';
import { aliasOf, isAliasOf } from '../aliases.ts';
import { countryCodeOf } from '../country-names.ts';
import counties from '../data/counties.json' with { type: 'json' };
import stateAbbreviations from '../data/state-abbreviations.json' with { type: 'json' };
import stateLetters from '../data/state-letters.json' with { type: 'json' };
import type { Gazetteer, GazetteerRow } from '../gazetteer.ts';
import { regionAreas } from '../region-names/region-areas.ts';
import { cityOfArea } from './forms/area-in-words.ts';
import { nearSpellings } from './forms/near-spellings.ts';

/** A country, or a state of it, as something that other places are in. */
export interface Area {
  /** ISO 3166-1 alpha-2. */
  country: string;
  state: GazetteerRow | null;
  /** How often people mean this by the text, compared to its other meanings. */
  weight: number;
  /** By letters: 'CA', 'DE', 'USA'. */
  isCode: boolean;
}

const STATE_LETTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = stateLetters;

/** What people write with a dot for states, without its dots: 'bay', 'mass', 'rh pf'. */
const STATE_ABBREVIATIONS: ReadonlyMap<string, readonly { country: string; state: string }[]> = Map.groupBy(
  Object.entries(stateAbbreviations).flatMap(([country, states]) =>
    Object.entries(states).flatMap(([state, written]) => written.map((abbreviation) => ({ abbreviation, country, state }))),
  ),
  ({ abbreviation }) => abbreviation,
);
const ABBREVIATED = /^\p{L}[\p{L}\s.-]{0,14}\.$/u;

/** Counties that the gazetteer does not have, by country, with the state they are in. */
const IN_LATIN = /^\p{Script=Latin}/u;
const COUNTIES: ReadonlyMap<string, readonly { country: string; state: string }[]> = Map.groupBy(
  Object.entries(counties).flatMap(([country, names]) =>
    Object.entries(names).map(([name, state]) => ({ name, country, state })),
  ),
  ({ name }) => name,
);
/** People of a county, to weigh its name against a city's. */
const PEOPLE_OF_COUNTY = 4_000_000;
/** States with the name of a direction, which are a part of any country: 'North' of Cameroon, 'Centre' of France. */
const DIRECTION =
  /^(?:far[\s-])?(?:north|south|east|west|central|centre|center|northern|southern|eastern|western|midlands?|nord|sud|est|ouest)(?:[\s-]?(?:north|south|east|west|eastern|western|central|nord|sud|est|ouest))?$/;

export const FULL_NAME = 30;
/** Two letters after a town are a state of the United States more often than anything else. */
const CODE_WEIGHTS: Readonly<Record<string, number>> = { US: 30, CA: 10, AU: 10, BR: 3, IN: 3, IT: 0.002, CH: 0.002 };
/** Countries that people often write as two letters. */
const OFTEN_LETTERED = new Set(
  'AE AR AT AU BE BR CA CH CL CN CO CZ DE DK ES FI FR HK HU IE IL IN IT JP KR MX MY NL NO NZ PH PL PT RO SE SG TH TR TW UA VN ZA'.split(
    ' ',
  ),
);
export const isOftenLettered = (country: string): boolean => OFTEN_LETTERED.has(country);
export const OFTEN = 10;
export const SELDOM = 1;
/** Letters that are always the country, in any case. */
const KNOWN_LETTERS = /^(?:us|usa|u\.s\.?|u\.s\.a\.?|uk|u\.k\.?|uae|u\.a\.e\.?|ksa)$/i;
const AROUND_A_STATE =
  /\b(?:state|province|region|county|community|department|voivodeship|district|prefecture|governorate|oblast|canton)\b(?: of\b)?/g;

const BETTER_KNOWN_AS_CITY = 30_000;
/** Behind the names of states in the gazetteer. */
const OFTEN_LEFT_OUT = ['region', 'province', 'department', 'oblast'];

/** 'Canton' and 'East Canton' are towns. */
const CALLED_CANTON = /^(?:(?:north|south|east|west|new)\s+)?canton$/;
/** True for a text with a word for a part of a country: 'Pomeranian Voivodeship'. */
export function isPartOfCountry(text: string): boolean {
  const folded = foldText(text);
  return folded.search(AROUND_A_STATE) >= 0 && !CALLED_CANTON.test(folded);
}

/** 'West London' is London, but 'West Carrollton' is another town than Carrollton. */
const PART_OF_CITY = /^(?:north|south|east|west)(?:[\s-]?(?:east|west))?\s+/;
const DIVIDED = 500_000;

const undotted = (folded: string) => folded.replaceAll('.', '').trim();

/** Other spellings of a name that the gazetteer does not have, likeliest first. */
const SPELLINGS: readonly ((folded: string) => string)[] = [
  undotted,
  // 'Frankfurt an der Oder' is 'Frankfurt (Oder)', and 'Frankfurt (Main)' is 'Frankfurt am Main'.
  (folded) => folded.replace(/\s+(?:an der|a\.\s?d\.?|am|an|im|in|bei|ob der)\s+(\p{L}+)$/u, ' ($1)'),
  ...['an der', 'am', 'im', 'in', 'bei', 'ob der'].map(
    (by) => (folded: string) => folded.replace(/\s+\((\p{L}+)\)$/u, ` ${by} $1`),
  ),
  (folded) => folded.replaceAll(/\b(?:st|sankt)\b\.?/g, 'sankt'),
  (folded) => folded.replaceAll(/\b(?:st|ste)\b\.?/g, 'saint'),
  (folded) => folded.replaceAll(/\b(?:saint|st)\b\.?/g, 'st.'),
  (folded) => folded.replaceAll(/\bft\b\.?/g, 'fort').replaceAll(/\bmt\b\.?/g, 'mount'),
  (folded) => folded.replaceAll('-', ' '),
  (folded) => folded.replaceAll(' ', '-'),
  (folded) => `the ${folded}`,
  (folded) =>
    folded
      .replace(/^(?:greater|downtown|metro(?:politan)?|city of|inner|central)\s+/, '')
      .replace(/\s+(?:metro(?:politan)?(?: area)?|area|township|downtown|borough|suburbs|cbd|city centre|city center|city)$/, ''),
];

/** Shorter names are too often those of other towns. */
const MAY_BE_MISSPELT = /^[a-z]{4,}[a-z ]{4,16}$/;
/** People of a city whose name is also recognised with a typing error. */
const OFTEN_MISSPELT = 250_000;

/** What single names of a text mean, looked up in a gazetteer. */
export class PlaceNames {
  #gazetteer: Gazetteer;
  #cities = new Map<string, readonly GazetteerRow[]>();
  #states = new Map<string, readonly GazetteerRow[]>();
  #misspelt = new Map<string, readonly GazetteerRow[]>();

  constructor(gazetteer: Gazetteer) {
    this.#gazetteer = gazetteer;
  }

  /** Cities of this name in any spelling, or by an alias. */
  cities(text: string): readonly GazetteerRow[] {
    const known = this.#cities.get(text);
    if (known) return known;
    const folded = foldText(text);
    const aliased = this.#aliased(folded).filter(({ kind }) => kind === 'city');
    const found = this.#rows(folded, 'city');
    const rows = [...aliased, ...found.filter((row) => !aliased.includes(row))];
    if (rows.length === 0)
      for (const spell of SPELLINGS) {
        const other = spell(folded);
        if (other.length < 2 || other === folded) continue;
        rows.push(...this.#aliased(other).filter(({ kind }) => kind === 'city'), ...this.#rows(other, 'city'));
        if (rows.length > 0) break;
      }
    if (rows.length === 0)
      rows.push(...this.#rows(folded.replace(PART_OF_CITY, ''), 'city').filter(({ population }) => population >= DIVIDED));
    this.#cities.set(text, rows);
    return rows;
  }

  /** Large cities whose name is written like this with a typing error: 'Philadelpia'. */
  misspelt(text: string): readonly GazetteerRow[] {
    const folded = foldText(text);
    if (!MAY_BE_MISSPELT.test(folded)) return [];
    const known = this.#misspelt.get(folded);
    if (known) return known;
    const rows = nearSpellings(folded).flatMap((name) =>
      this.#rows(name, 'city').filter(({ population }) => population >= OFTEN_MISSPELT),
    );
    this.#misspelt.set(folded, rows);
    return rows;
  }

  /** States with this full name. */
  states(text: string): readonly GazetteerRow[] {
    const known = this.#states.get(text) ?? this.#statesNamed(foldText(text));
    this.#states.set(text, known);
    return known;
  }

  #statesNamed(folded: string): readonly GazetteerRow[] {
    const aliased = this.#aliased(folded).filter(({ kind }) => kind === 'state');
    if (aliased.length > 0) return aliased;
    const found = [...this.#rows(folded, 'state').filter(() => !DIRECTION.test(folded)), ...this.#county(folded)];
    if (found.length > 0) return found;
    const isCity = this.#rows(folded, 'city').some(({ population }) => population >= BETTER_KNOWN_AS_CITY);
    const longer = isCity ? [] : OFTEN_LEFT_OUT.flatMap((word) => this.#rows(`${folded} ${word}`, 'state'));
    if (longer.length > 0 && !DIRECTION.test(folded)) return longer;
    const bare = folded.replaceAll(AROUND_A_STATE, ' ').replaceAll(/\s+/g, ' ').trim();
    const rows = bare && bare !== folded && !DIRECTION.test(bare) ? this.#rows(bare, 'state') : [];
    if (rows.length > 0) return rows;
    // 'Co. Kerry', 'Kanton Thurgau'.
    const named = cityOfArea(folded);
    return named === undefined ? [] : [...this.#rows(named, 'state'), ...this.#county(named)];
  }

  /** True for the name of a county that the gazetteer does not have. */
  isCounty(text: string): boolean {
    return COUNTIES.has(foldText(text));
  }

  /** The state that a county is in, with as many people as a county has. */
  #county(folded: string): GazetteerRow[] {
    const areas = COUNTIES.get(folded) ?? regionAreas(folded).filter(({ state }) => state !== '');
    return areas.flatMap(({ country, state }) =>
      this.#rows(foldText(state), 'state')
        .filter((row) => row.country_code === country)
        .slice(0, 1)
        .map((row) => ({ ...row, population: PEOPLE_OF_COUNTY })),
    );
  }

  /** ISO 3166-1 alpha-2 of a country with this full name; letters only if they are always the country. */
  country(text: string): string | undefined {
    const trimmed = text.trim();
    if (KNOWN_LETTERS.test(trimmed)) return countryCodeOf(trimmed.replaceAll('.', '')) ?? countryCodeOf(trimmed);
    if (/^[a-z]{1,3}$/i.test(trimmed)) return undefined;
    const named = trimmed.replace(/^the\s+/i, '');
    return countryCodeOf(named) ?? (named.includes('-') ? countryCodeOf(named.replaceAll('-', ' ')) : undefined);
  }

  /** What the letters of a text stand for; of `Ca` and `on` too if the text before it makes sense of them. */
  codes(text: string, { anyCase = false } = {}): Area[] {
    const letters = text.trim().replaceAll('.', '');
    if (KNOWN_LETTERS.test(text.trim()) || !(anyCase ? /^[a-z]{2,3}$/i : /^[A-Z]{2,3}$/).test(letters)) return [];
    const code = letters.toUpperCase();
    const states = Object.entries(STATE_LETTERS).flatMap(([country, names]) => {
      const name = names[code];
      const state =
        name === undefined ? undefined : this.#rows(foldText(name), 'state').find((row) => row.country_code === country);
      return state ? [{ country, state, weight: CODE_WEIGHTS[country] ?? SELDOM, isCode: true }] : [];
    });
    const country = countryCodeOf(code);
    if (country === undefined) return states;
    // Canadians write the letters of the province.
    const weight = code === 'CA' ? 7 : code.length === 3 || OFTEN_LETTERED.has(country) ? OFTEN : SELDOM;
    return [...states, { country, state: null, weight, isCode: true }];
  }

  /** States that an abbreviation with a dot stands for behind a city: 'Bay.', 'Mass.', 'Rh.-Pf.'. */
  #abbreviations(text: string): Area[] {
    if (!ABBREVIATED.test(text)) return [];
    const written = STATE_ABBREVIATIONS.get(
      foldText(text)
        .replaceAll(/[\s.-]+/g, ' ')
        .trim(),
    );
    return (written ?? []).flatMap(({ country, state: name }) => {
      const state = this.#rows(foldText(name), 'state').find((row) => row.country_code === country);
      return state ? [{ country, state, weight: OFTEN, isCode: true }] : [];
    });
  }

  /** Everything of this name that other places are in. */
  areas(text: string, options: { anyCase?: boolean } = {}): Area[] {
    const country = this.country(text);
    return [
      ...this.states(text).map((state) => ({ country: state.country_code, state, weight: FULL_NAME, isCode: false })),
      ...(country ? [{ country, state: null, weight: FULL_NAME, isCode: KNOWN_LETTERS.test(text.trim()) }] : []),
      ...this.codes(text, options),
      ...this.#abbreviations(text),
    ];
  }

  /** True if the text is a name by itself, so that it is not taken apart. */
  isKnown(text: string): boolean {
    return (
      this.country(text) !== undefined ||
      this.states(text).length > 0 ||
      this.codes(text).length > 0 ||
      this.#abbreviations(text).length > 0 ||
      this.cities(text).length > 0
    );
  }

  #rows(folded: string, kind: GazetteerRow['kind']): GazetteerRow[] {
    if (folded.length < 2) return [];
    // Three Latin letters are also the code of an airport.
    return this.#gazetteer
      .named(folded)
      .filter((row) => row.kind === kind && (folded.length > 3 || !IN_LATIN.test(folded) || foldText(row.name) === folded));
  }

  #aliased(folded: string): GazetteerRow[] {
    const alias = aliasOf(folded);
    if (!alias) return [];
    const wanted = this.#rows(foldText(alias.name), alias.kind).filter((row) => isAliasOf(alias, row));
    return wanted.slice(0, 1);
  }
}
