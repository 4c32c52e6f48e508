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
  about: string;
  companyTag: string | null;
  domain: string;
}

/** The demo employers; the same on every platform. */
export function demoEmployers(random: Random): DemoEmployer[] {
  return (Object.keys(NAMES) as Sector[]).flatMap((sector) =>
    NAMES[sector].map((name) => {
      const about = random
        .pick(ABOUT[sector])
        .replaceAll('{name}', name)
        .replaceAll('{people}', String(random.int(3, 90) * 10))
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
        about,
        companyTag: sector === 'healthcare' ? 'Direct Health' : inclusive ? 'Neurodiversify' : null,
        domain,
      };
    }),
  );
}
