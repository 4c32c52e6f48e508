import type { Database } from '../../../platform/database/database.ts';
import { readAreaCentres, type AreaCentre } from './area-centres.store.ts';

export type { AreaCentre } from './area-centres.store.ts';

/** The gazetteer rarely changes; a few thousand areas. */
const KEPT_MS = 600_000;
const kept = new WeakMap<Database, { read: number; areas: Promise<readonly AreaCentre[]> }>();

/** Centres of all states and countries that the gazetteer knows. */
export function areaCentres(db: Database): Promise<readonly AreaCentre[]> {
  const known = kept.get(db);
  if (known && performance.now() - known.read < KEPT_MS) return known.areas;
  const areas = readAreaCentres(db);
  kept.set(db, { read: performance.now(), areas });
  areas.catch(() => kept.delete(db));
  return areas;
}
