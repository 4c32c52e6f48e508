import { ENTERPRISE_SIZES, type EnterpriseSector, type EnterpriseSize } from '@hirehq/shared-contracts/codes';
import employerPlaces from './data/employer-places.json' with { type: 'json' };
import employerWork from './data/employer-work.json' with { type: 'json' };
import employers from './data/employers.json' with { type: 'json' };
import sentences from './data/job-sentences.json' with { type: 'json' };
import { DEMO_PLACES, type DemoPlace } from './demo-places.ts';
import type { Occupation, Sector } from './occupation.ts';
import type { Random } from './random.ts';

const NAMED = [
  ...Object.entries(employers.names).flatMap(([sector, names]) => names.map((name) => ({ name, sector: sector as Sector }))),
  // After the others, which keep their ids.
  ...employers.newer.map(({ name, sector }) => ({ name, sector: sector as Sector })),
];
const CITIES: Readonly<Record<string, readonly string[]>> = employerPlaces;
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
  companyTag: string | null;
  domain: string;
  /** Where it is, and hires for. */
  places: readonly DemoPlace[];
  /** What its interviews are like. */
  interviews: string;
}

/** The code that an employer of a sector states. */
export const sectorCode = (sector: Sector): EnterpriseSector => sector.toUpperCase() as Uppercase<Sector>;

const sizeOf = (people: number): EnterpriseSize =>
  (Object.keys(ENTERPRISE_SIZES) as EnterpriseSize[]).find((size) => people <= (ENTERPRISE_SIZES[size] ?? Infinity)) ??
  'OVER_5000';

function placesOf(name: string): DemoPlace[] {
  const cities = CITIES[name] ?? [];
  const places = DEMO_PLACES.filter(({ city }) => cities.includes(city));
  if (places.length === 0) throw new Error(`'${name}' is in none of the demo places.`);
  return places;
}

/** The demo employers; the same on every platform. */
export function demoEmployers(random: Random): DemoEmployer[] {
  return NAMED.map(({ name, sector }, index) => {
    const text = random.pick(ABOUT[sector]);
    const people = random.int(3, 90) * 10;
    const about = text
      .replaceAll('{name}', name)
      .replaceAll('{people}', String(people))
      .replaceAll('{things}', random.pick(CUSTOMERS));
    const inclusive = random.chance(0.16);
    const domain = `${name
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')}.example`;
    return {
      id: random.uuid(),
      name,
      sector,
      size: sizeOf(people),
      about,
      companyTag: sector === 'healthcare' ? 'Direct Health' : inclusive ? 'Neurodiversify' : null,
      domain,
      places: placesOf(name),
      interviews: sentences.hiring[index % sentences.hiring.length] ?? '',
    };
  });
}

/** Whether an employer has such work. */
export function hires({ name, sector }: DemoEmployer, { sectors, employers: named, unitGroup, where }: Occupation): boolean {
  if (!sectors.includes(sector)) return false;
  if (named && !named.some((word) => name.includes(word))) return false;
  const only = ONLY[name];
  return !only || only.some((start) => unitGroup.startsWith(start) || (start === 'remote' && where === 'remote'));
}
