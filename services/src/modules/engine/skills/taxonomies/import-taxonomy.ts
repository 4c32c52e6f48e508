import { storeTaxonomy, type Taxonomy, type TaxonomyCounts } from '../taxonomy.store.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { namedFiles, type NamedFiles } from './named-files.ts';
import { readEsco } from './read-esco.ts';
import { readOnet } from './read-onet.ts';

const FORMATS = { esco: readEsco, onet: readOnet } satisfies Record<string, (files: NamedFiles) => Promise<Taxonomy>>;
export type TaxonomyFormat = keyof typeof FORMATS;
export const TAXONOMY_FORMATS = Object.keys(FORMATS) as TaxonomyFormat[];

/** Reads a taxonomy from its published files and stores it. Throws FeedError for missing or invalid files. */
export async function importTaxonomy(db: Database, format: TaxonomyFormat, places: readonly string[]): Promise<TaxonomyCounts> {
  const files = await namedFiles(places);
  try {
    return await storeTaxonomy(db, await FORMATS[format](files));
  } finally {
    files.close();
  }
}
