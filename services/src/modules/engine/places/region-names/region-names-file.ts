import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Names of regions in many languages, of CLDR (Unicode License v3); written by region-names/update-region-names.ts. */
export interface RegionNamesFile {
  /** Of the states of GeoNames, by country and code: 'IT.02'. */
  states: Record<string, string[]>;
  /** Of provinces, counties and districts, by the country and the name of the state they are in: 'IT.Lombardy'; 'RS.' is somewhere in Serbia. */
  areas: Record<string, string[]>;
}

export const regionNamesFile = new URL('../data/region-names.json.br', import.meta.url);

export const readRegionNamesFile = (): RegionNamesFile =>
  JSON.parse(brotliDecompressSync(readFileSync(regionNamesFile)).toString()) as RegionNamesFile;
