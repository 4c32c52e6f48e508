import { geoEqualEarth, geoPath, type GeoProjection } from 'd3-geo';

export interface MapPoint {
  latitude: number;
  longitude: number;
}

export interface MapSize {
  width: number;
  height: number;
}

/** Where a point of the world is on the map, in its pixels, and what its paths are drawn by. */
export type MapProjection = GeoProjection;

interface Framing {
  /** Pixels around the outermost points. */
  margin: number;
  /** The scale for points that are close to each other, or a single one; by the scale at which the whole world fits. */
  largestScale: (whole: number) => number;
  /** Of the whole world, not yet scaled. */
  project?: () => GeoProjection;
}

/** A projection of the part of the world in which the points are; of the whole world without points. */
export function projectionOf(
  points: readonly MapPoint[],
  { width, height }: MapSize,
  { margin, largestScale, project = geoEqualEarth }: Framing,
): MapProjection {
  const whole = project().fitSize([width, height], { type: 'Sphere' });
  if (points.length === 0) return whole;
  const shape = {
    type: 'MultiPoint' as const,
    coordinates: points.map(({ longitude, latitude }): [number, number] => [longitude, latitude]),
  };
  const extent: [[number, number], [number, number]] = [
    [margin, margin],
    [width - margin, height - margin],
  ];
  // A single point has no extent, and an unlimited scale.
  const fitted = points.length === 1 ? Infinity : project().fitExtent(extent, shape).scale();
  const near = project()
    .scale(Math.min(fitted, largestScale(whole.scale())))
    .translate([0, 0]);
  const [[left, top], [right, bottom]] = geoPath(near).bounds(shape);
  return near.translate([width / 2 - (left + right) / 2, height / 2 - (top + bottom) / 2]);
}
