import { feature, mesh } from 'topojson-client';
import world from 'world-atlas/countries-110m.json';

type Atlas = Parameters<typeof feature>[0];
const atlas = world as unknown as Atlas & { objects: Record<'countries' | 'land', Atlas['objects'][string]> };

type Outline = Extract<ReturnType<typeof feature>, { type: 'FeatureCollection' }>['features'][number];

/** The outlines of Natural Earth at 1:110 million. */
export const land: ReturnType<typeof feature> = feature(atlas, atlas.objects.land);
export const borders: ReturnType<typeof mesh> = mesh(
  atlas,
  atlas.objects.countries as Parameters<typeof mesh>[1],
  (one, other) => one !== other,
);

const found = feature(atlas, atlas.objects.countries);
export const countries: readonly Outline[] = found.type === 'FeatureCollection' ? found.features : [found];
