import type { Database } from '../../../platform/database/database.ts';
import { gazetteerRows, type GazetteerRow } from './places.store.ts';

export type { GazetteerRow } from './places.store.ts';

/** The places of the catalogue by their names. */
export interface Gazetteer {
  /** Every place with this folded name, also by another of its names ('Lisboa'). */
  named(folded: string): readonly GazetteerRow[];
}

const NONE: readonly GazetteerRow[] = [];

export function createGazetteer(rows: Iterable<GazetteerRow>): Gazetteer {
  const byName = Map.groupBy(rows, (row) => row.folded);
  return { named: (folded) => byName.get(folded) ?? NONE };
}

/** Loads all place names into memory (about 70 MB): for imports, not for requests. */
export const loadGazetteer = async (db: Database): Promise<Gazetteer> => createGazetteer(await gazetteerRows(db));
