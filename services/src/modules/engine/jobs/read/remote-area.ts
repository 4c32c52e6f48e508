import type { StoredPlace } from '../../../../platform/database/tables/jobs.ts';
import { isWorld } from '../../places/index.ts';

/** Where a remote job can be done from. Anywhere if all lists are empty. */
export interface RemoteArea {
  /** ISO 3166-1 alpha-2, in order: all countries, including those of the regions. */
  countries: string[];
  /** Regions as the employer wrote them ('EMEA'). */
  regions: string[];
  /** ISO 3166-1 alpha-2, in order: countries outside the regions. */
  ownCountries: string[];
}

export function remoteArea({ remote, places }: { remote: boolean; places: readonly StoredPlace[] }): RemoteArea {
  const regions = places.filter(({ countries }) => countries?.length);
  const inRegions = new Set(regions.flatMap(({ countries }) => countries ?? []));
  if (!remote || isWorld([...inRegions])) return { countries: [], regions: [], ownCountries: [] };
  const named = new Set(places.flatMap(({ country }) => country ?? []));
  return {
    countries: [...new Set([...named, ...inRegions])].toSorted(),
    regions: regions.map(({ label }) => label),
    ownCountries: [...named].filter((code) => !inRegions.has(code)).toSorted(),
  };
}
