import { foldText } from '../skills/index.ts';

/**
 * Regions that employers name instead of countries. Sources:
 * - continents and their parts: UN M49 (https://unstats.un.org/unsd/methodology/m49/), which has neither Taiwan nor Kosovo;
 *   they are listed with their neighbours;
 * - the European Union: its 27 members; the EEA and EFTA agreements; the Gulf Cooperation Council: its members;
 * - business regions (EMEA, APAC, Western Europe, North America): they have no official definition, so they are composed of the parts above,
 *   as broadly as employers use them.
 */
const of = (codes: string): readonly string[] => codes.split(' ');
const all = (...parts: readonly (readonly string[])[]): readonly string[] => [...new Set(parts.flat())];
const except = (region: readonly string[], ...parts: readonly (readonly string[])[]): readonly string[] => {
  const left = new Set(parts.flat());
  return region.filter((code) => !left.has(code));
};

const NORTHERN_AFRICA = of('DZ EG EH LY MA SD TN');
const EASTERN_AFRICA = of('BI DJ ER ET IO KE KM MG MU MW MZ RE RW SC SO SS TF TZ UG YT ZM ZW');
const MIDDLE_AFRICA = of('AO CD CF CG CM GA GQ ST TD');
const SOUTHERN_AFRICA = of('BW LS NA SZ ZA');
const WESTERN_AFRICA = of('BF BJ CI CV GH GM GN GW LR ML MR NE NG SH SL SN TG');
const SUB_SAHARAN_AFRICA = all(EASTERN_AFRICA, MIDDLE_AFRICA, SOUTHERN_AFRICA, WESTERN_AFRICA);
const AFRICA = all(NORTHERN_AFRICA, SUB_SAHARAN_AFRICA);

const CARIBBEAN = of('AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI');
const CENTRAL_AMERICA = of('BZ CR GT HN MX NI PA SV');
const SOUTH_AMERICA = of('AR BO BR BV CL CO EC FK GF GS GY PE PY SR UY VE');
const NORTHERN_AMERICA = of('BM CA GL PM US');
const LATIN_AMERICA = all(CARIBBEAN, CENTRAL_AMERICA, SOUTH_AMERICA);
const AMERICAS = all(NORTHERN_AMERICA, LATIN_AMERICA);
/** Employers use 'North America' for the countries of its trade agreement, without Central America. */
const NORTH_AMERICA = of('CA MX US');

const CENTRAL_ASIA = of('KG KZ TJ TM UZ');
const EASTERN_ASIA = of('CN HK JP KP KR MN MO TW');
const SOUTH_EASTERN_ASIA = of('BN ID KH LA MM MY PH SG TH TL VN');
const IRAN = of('IR');
const SOUTHERN_ASIA = all(of('AF BD BT IN LK MV NP PK'), IRAN);
const CAUCASUS = of('AM AZ GE');
const GULF = of('AE BH KW OM QA SA');
const WESTERN_ASIA = all(CAUCASUS, GULF, of('CY IL IQ JO LB PS SY TR YE'));
const ASIA = all(CENTRAL_ASIA, EASTERN_ASIA, SOUTH_EASTERN_ASIA, SOUTHERN_ASIA, WESTERN_ASIA);
const MIDDLE_EAST = all(except(WESTERN_ASIA, CAUCASUS), IRAN, of('EG'));

const BALTICS = of('EE LT LV');
const SCANDINAVIA = of('DK NO SE');
const NORDICS = all(SCANDINAVIA, of('AX FI FO IS SJ'));
const BRITISH_ISLES = of('GB GG IE IM JE');
const NORTHERN_EUROPE = all(BALTICS, NORDICS, BRITISH_ISLES);
const M49_WESTERN_EUROPE = of('AT BE CH DE FR LI LU MC NL');
const M49_EASTERN_EUROPE = of('BG BY CZ HU MD PL RO RU SK UA');
const WESTERN_BALKANS = of('AL BA ME MK RS XK');
const IBERIA = of('ES PT');
const M49_SOUTHERN_EUROPE = all(WESTERN_BALKANS, IBERIA, of('AD GI GR HR IT MT SI SM VA'));
const M49_EUROPE = all(NORTHERN_EUROPE, M49_WESTERN_EUROPE, M49_EASTERN_EUROPE, M49_SOUTHERN_EUROPE);
const EUROPEAN_UNION = of('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK');
const EFTA = of('CH IS LI NO');
const EUROPEAN_ECONOMIC_AREA = all(EUROPEAN_UNION, except(EFTA, of('CH')));
/** M49 lists Cyprus in Asia; European organisations count it as Europe. */
const EUROPE = all(M49_EUROPE, EUROPEAN_UNION);
const EASTERN_EUROPE = all(M49_EASTERN_EUROPE, BALTICS, WESTERN_BALKANS, of('HR SI'));
const WESTERN_EUROPE = except(EUROPE, EASTERN_EUROPE);

const AUSTRALIA_AND_NEW_ZEALAND = of('AU NZ');
const PACIFIC_ISLANDS = of('AS CK FJ FM GU KI MH MP NC NR NU PF PG PN PW SB TK TO TV UM VU WF WS');
const OCEANIA = all(AUSTRALIA_AND_NEW_ZEALAND, of('CC CX HM NF'), PACIFIC_ISLANDS);
const ANTARCTICA = of('AQ');

/** Every country is on one of these. */
export const CONTINENTS = { AFRICA, AMERICAS, ANTARCTICA, ASIA, EUROPE: M49_EUROPE, OCEANIA } as const;

const ASIA_PACIFIC = all(except(ASIA, WESTERN_ASIA, IRAN), OCEANIA);
const EMEA = all(EUROPE, MIDDLE_EAST, CAUCASUS, AFRICA);
const WORLD = all(...Object.values(CONTINENTS)).toSorted();

/** What employers write: in lower case, words separated by one space, without 'the'. */
const SPELLINGS: readonly (readonly [readonly string[], readonly string[]])[] = [
  [WORLD, ['world', 'whole world', 'worldwide', 'world wide', 'global', 'globally', 'everywhere']],
  [EMEA, ['emea']],
  [all(MIDDLE_EAST, AFRICA), ['mea']],
  [all(MIDDLE_EAST, NORTHERN_AFRICA), ['mena', 'middle east north africa']],
  [MIDDLE_EAST, ['middle east', 'middle eastern']],
  [GULF, ['gcc', 'gulf', 'gulf states']],
  [AFRICA, ['africa']],
  [NORTHERN_AFRICA, ['north africa', 'northern africa']],
  [EASTERN_AFRICA, ['east africa', 'eastern africa']],
  [WESTERN_AFRICA, ['west africa', 'western africa']],
  [MIDDLE_AFRICA, ['central africa', 'middle africa']],
  [SOUTHERN_AFRICA, ['southern africa']],
  [SUB_SAHARAN_AFRICA, ['sub saharan africa', 'subsaharan africa', 'ssa']],
  [EUROPE, ['europe', 'europa', 'pan europe', 'all of europe', 'all europe', 'continental europe', 'mainland europe']],
  [EUROPEAN_UNION, ['eu', 'e u', 'ue', 'eu27', 'eu 27', 'european union', 'union europea', 'union europeenne']],
  [EUROPEAN_ECONOMIC_AREA, ['eea', 'european economic area']],
  [EFTA, ['efta']],
  [of('AT CH DE'), ['dach', 'd a ch']],
  [of('BE LU NL'), ['benelux', 'be ne lux']],
  [NORDICS, ['nordics', 'nordic', 'nordic region']],
  [SCANDINAVIA, ['scandinavia']],
  [BALTICS, ['baltics', 'baltic states', 'baltic']],
  [BRITISH_ISLES, ['british isles']],
  [of('GB IE'), ['uki', 'uk i']],
  [IBERIA, ['iberia', 'iberian peninsula']],
  [all(WESTERN_BALKANS, of('BG GR HR RO SI')), ['balkans', 'balkan']],
  [EASTERN_EUROPE, ['eastern europe', 'east europe', 'cee', 'central and eastern europe', 'central eastern europe']],
  [WESTERN_EUROPE, ['western europe', 'west europe']],
  [of('AT CH CZ DE HU LI PL SI SK'), ['central europe']],
  [NORTHERN_EUROPE, ['northern europe', 'north europe']],
  [all(M49_SOUTHERN_EUROPE, of('CY')), ['southern europe', 'south europe']],
  [AMERICAS, ['americas', 'amer', 'north and south america', 'north south america']],
  [NORTH_AMERICA, ['north america', 'northern america', 'noram', 'namer', 'norteamerica', 'america del norte']],
  [LATIN_AMERICA, ['latin america', 'latam', 'latinoamerica', 'america latina', 'latin america and caribbean', 'lac']],
  [SOUTH_AMERICA, ['south america', 'sudamerica', 'america del sur', 'southern america']],
  [CENTRAL_AMERICA, ['central america', 'centroamerica']],
  [CARIBBEAN, ['caribbean', 'caribe']],
  [
    ASIA_PACIFIC,
    [
      'apac',
      'asia pacific',
      'asiapac',
      'asia pac',
      'apj',
      'japac',
      'apac and japan',
      'asia pacific japan',
      'asia pacific and japan',
    ],
  ],
  [ASIA, ['asia']],
  [SOUTH_EASTERN_ASIA, ['southeast asia', 'south east asia', 'south eastern asia', 'southeastern asia', 'asean']],
  [except(SOUTHERN_ASIA, IRAN), ['south asia', 'southern asia', 'indian subcontinent']],
  [EASTERN_ASIA, ['east asia', 'eastern asia', 'northeast asia', 'north east asia']],
  [CENTRAL_ASIA, ['central asia']],
  [of('CN HK MO TW'), ['greater china']],
  [CAUCASUS, ['caucasus', 'south caucasus']],
  [AUSTRALIA_AND_NEW_ZEALAND, ['anz', 'australia and new zealand', 'australia new zealand', 'australasia']],
  [OCEANIA, ['oceania']],
];

const bySpelling = new Map(SPELLINGS.flatMap(([countries, names]) => names.map((name) => [name, countries.toSorted()] as const)));

export const REGIONS: readonly { names: readonly string[]; countries: readonly string[] }[] = SPELLINGS.map(
  ([countries, names]) => ({ names, countries }),
);

/** ISO 3166-1 alpha-2, in order: the countries of a region by one of its names ('EMEA', 'South-East Asia'). */
export function countriesOfRegion(name: string): readonly string[] | undefined {
  // In lower case, 'na' more often means 'n/a'.
  if (name.trim() === 'NA') return bySpelling.get('north america');
  const words = foldText(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /, '');
  return bySpelling.get(words);
}

/** True if these are all countries. */
export const isWorld = (countries: readonly string[]): boolean => countries.length >= WORLD.length;
