import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** The catalogue of GeoNames (CC BY 4.0), with what the platform uses of it; written by update-geonames.ts. */
export interface GeoNamesFile {
  /** Names by country and code: 'NL.07'. */
  states: Record<string, string>;
  /** People in the cities of a country ('NL') or state ('NL.07'), small ones included. */
  people: Record<string, number>;
  cities: CityRow[];
}

export type CityRow = [
  geonameId: number,
  name: string,
  /** Empty if the name is in ASCII. */
  asciiName: string,
  /** Other names in Latin letters, of larger cities. */
  latinNames: string[],
  arabicNames: string[],
  /** In further scripts: those of its country, and of very large cities in all. */
  namesInOtherScripts: string[],
  latitude: number,
  longitude: number,
  countryCode: string,
  stateCode: string,
  population: number,
  timeZone: string,
];

export const geoNamesFile = new URL('./data/geonames.json.br', import.meta.url);

export const readGeoNamesFile = (): GeoNamesFile =>
  JSON.parse(brotliDecompressSync(readFileSync(geoNamesFile)).toString()) as GeoNamesFile;
