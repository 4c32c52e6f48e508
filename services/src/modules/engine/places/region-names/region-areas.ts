import { readRegionNamesFile } from './region-names-file.ts';

/** A province, county or district, which is no place of the gazetteer. */
export interface RegionArea {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The gazetteer's name of the state it is in; empty if that is not known. */
  state: string;
}

let byName: ReadonlyMap<string, RegionArea[]> | undefined;

function readAreas(): ReadonlyMap<string, RegionArea[]> {
  const areas = new Map<string, RegionArea[]>();
  for (const [key, names] of Object.entries(readRegionNamesFile().areas)) {
    const area = { country: key.slice(0, 2), state: key.slice(3) };
    for (const name of names) areas.set(name, [...(areas.get(name) ?? []), area]);
  }
  return areas;
}

/** The areas with this folded name in any of the languages of CLDR that are kept: 'provincia di pavia', 'nisavski okrug'. */
export function regionAreas(folded: string): readonly RegionArea[] {
  byName ??= readAreas();
  return byName.get(folded) ?? [];
}
