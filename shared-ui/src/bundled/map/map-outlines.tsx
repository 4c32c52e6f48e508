import { geoPath } from 'd3-geo';
import { memo } from 'react';
import './map.css';
import { borders, land } from './outlines.ts';
import type { MapProjection } from './projection-of.ts';

interface MapOutlinesProps {
  /** Clipped to what is shown. */
  projection: MapProjection;
}

/** Land and borders of countries, inside an SVG. */
export const MapOutlines = memo(function MapOutlines({ projection }: MapOutlinesProps) {
  const path = geoPath(projection);
  return (
    <>
      <path className="hq-map-land" d={path(land) ?? ''} />
      <path className="hq-map-borders" d={path(borders) ?? ''} />
    </>
  );
});
