import { ENTERPRISE_SIZES, type EnterpriseSector, type EnterpriseSize } from '@hirehq/shared-contracts/codes';
import employerPlaces from './data/employer-places.json' with { type: 'json' };
import employerWork from './data/employer-work.json' with { type: 'json' };
import employers from './data/employers.json' with { type: 'json' };
import sentences from './data/job-sentences.json' with { type: 'json' };
import { JOB_LANGUAGES, sentencesIn } from './job-languages.ts';
import { DEMO_PLACES, type DemoPlace } from './demo-places.ts';
import type { Occupation, Sector } from './occupation.ts';
import type { Random } from './random.ts';

interface Named {
  name: string;
  sector: Sector;
  places: readonly string[];
  /** For employers who do not hire in English. */
  language?: string;
  about?: string;
  domain?: string | undefined;
}
const CITIES: Readonly<Record<string, readonly string[]>> = employerPlaces;
const named = (name: string, sector: string): Named => ({ name, sector: sector as Sector, places: CITIES[name] ?? [] });
const NAMED: readonly Named[] = [
  ...Object.entries(employers.names).flatMap(([sector, names]) => names.map((name) => named(name, sector))),
  // After the others, which keep their ids.
  ...employers.newer.map(({ name, sector }) => named(name, sector)),
  ...JOB_LANGUAGES.flatMap(({ language, employers: ofLanguage }) => ofLanguage.map((employer) => ({ ...employer, language }))),
];
const ABOUT: Readonly<Record<Sector, readonly string[]>> = employers.about;
const CUSTOMERS = employers.customers;
/** First digits of the unit groups that specialised employers hire for, or 'remote' for work from home. */
const ONLY: Readonly<Record<string, readonly string[]>> = employerWork;

export interface DemoEmployer {
  id: string;
  name: string;
  sector: Sector;
  size: EnterpriseSize;
  about: string;
  /** In which it hires, if not in English. */
  language?: string;
  companyTag: string | null;
  domain: string;
  /** Where it is, and hires for. */
  places: readonly DemoPlace[];
  /** What its interviews are like. */
  interviews: string;
  /** Its jobs show how many people have applied. */
  showsApplicants: boolean;
}

/** The code that an employer of a sector states. */
export const sectorCode = (sector: Sector): EnterpriseSector => sector.toUpperCase() as Uppercase<Sector>;

const sizeOf = (people: number): EnterpriseSize =>
  (Object.keys(ENTERPRISE_SIZES) as EnterpriseSize[]).find((size) => people <= (ENTERPRISE_SIZES[size] ?? Infinity)) ??
  'OVER_5000';

function placesOf({ name, places: cities }: Named): DemoPlace[] {
  const places = DEMO_PLACES.filter(({ city }) => cities.includes(city));
  if (places.length === 0) throw new Error(`'${name}' is in none of the demo places.`);
  return places;
}

function interviewsOf(language: string | undefined, index: number): string {
  const { hiring } = sentencesIn(language) ?? sentences;
  return hiring[index % hiring.length] ?? '';
}

/** The demo employers; the same on every platform. */
export function demoEmployers(random: Random): DemoEmployer[] {
  return NAMED.map((employer, index) => {
    const { name, sector, language } = employer;
    const text = random.pick(ABOUT[sector]);
    const people = random.int(3, 90) * 10;
    const written = text
      .replaceAll('{name}', name)
      .replaceAll('{people}', String(people))
      .replaceAll('{things}', random.pick(CUSTOMERS));
    const inclusive = random.chance(0.16);
    const domain =
      employer.domain ??
      `${name
        .toLowerCase()
        .normalize('NFKD')
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '')}.example`;
    return {
      id: random.uuid(),
      name,
      sector,
      size: sizeOf(people),
      about: employer.about ?? written,
      ...(language && { language }),
      companyTag: sector === 'healthcare' ? 'Direct Health' : inclusive ? 'Neurodiversify' : null,
      domain,
      places: placesOf(employer),
      interviews: interviewsOf(language, index),
      showsApplicants: index % 2 === 0,
    };
  });
}

/** Whether an employer has such work. */
export function hires(
  { name, sector, language }: DemoEmployer,
  { sectors, employers: words, unitGroup, where, language: ofJob }: Occupation,
): boolean {
  if (!sectors.includes(sector) || language !== ofJob) return false;
  if (words && !words.some((word) => name.includes(word))) return false;
  const only = ONLY[name];
  return !only || only.some((start) => unitGroup.startsWith(start) || (start === 'remote' && where === 'remote'));
}
