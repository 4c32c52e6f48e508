import { ENTERPRISE_SIZES, type EnterpriseSector, type EnterpriseSize } from '@hirehq/shared-contracts/codes';
import employers from './data/employers.json' with { type: 'json' };
import type { Sector } from './occupation.ts';
import type { Random } from './random.ts';

const NAMES: Readonly<Record<Sector, readonly string[]>> = employers.names;
const ABOUT: Readonly<Record<Sector, readonly string[]>> = employers.about;
const CUSTOMERS = employers.customers;
export interface DemoEmployer {
  id: string;
  name: string;
  sector: Sector;
  size: EnterpriseSize;
  about: string;
  companyTag: string | null;
  domain: string;
}

/** The code that an employer of a sector states. */
export const sectorCode = (sector: Sector): EnterpriseSector => sector.toUpperCase() as Uppercase<Sector>;

const sizeOf = (people: number): EnterpriseSize =>
  (Object.keys(ENTERPRISE_SIZES) as EnterpriseSize[]).find((size) => people <= (ENTERPRISE_SIZES[size] ?? Infinity)) ??
  'OVER_5000';

/** The demo employers; the same on every platform. */
export function demoEmployers(random: Random): DemoEmployer[] {
  return (Object.keys(NAMES) as Sector[]).flatMap((sector) =>
    NAMES[sector].map((name) => {
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
      };
    }),
  );
}
