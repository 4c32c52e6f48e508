import type { Database } from '../../../../platform/database/database.ts';
import type { GazetteerRow } from '../gazetteer.ts';
import { gazetteerRowsNamed } from '../places.store.ts';
import type { PlaceContext, PlaceReading } from './place-reading.ts';
import { readPlaceText } from './read-place-text.ts';

/** Characters of a text that are read. */
const LONGEST = 200;

/**
 * `readPlaceText` for texts that a person typed, within a request: reads only the names that the texts may mean from the database,
 * in two or three statements for all of them. Readings in the order of the texts.
 */
export async function readTypedPlaces(
  db: Database,
  texts: readonly string[],
  context: PlaceContext = {},
): Promise<PlaceReading[]> {
  const known = new Map<string, readonly GazetteerRow[]>();
  for (;;) {
    // Which names are looked up depends on what earlier ones are, so reading is repeated until every name is known.
    const unknown = new Set<string>();
    const gazetteer = {
      named(folded: string) {
        const rows = known.get(folded);
        if (!rows) unknown.add(folded);
        return rows ?? [];
      },
    };
    const readings = texts.map((text) => readPlaceText(text.slice(0, LONGEST), gazetteer, context));
    if (unknown.size === 0) return readings;
    const found = Map.groupBy(await gazetteerRowsNamed(db, [...unknown]), (row) => row.folded);
    for (const name of unknown) known.set(name, found.get(name) ?? []);
  }
}
