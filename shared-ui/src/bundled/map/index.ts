/** Maps from outlines in the release, with all their code: a page imports this entry point in a part that loads later. */
export { MapOutlines } from './map-outlines.tsx';
export { PlacesMap, type MapPlace } from './places-map.tsx';
export { projectionOf, type MapPoint, type MapProjection } from './projection-of.ts';
