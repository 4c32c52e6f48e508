import { geoCentroid, geoContains, geoMercator, geoPath } from 'd3-geo';
import { useMemo } from 'react';
import { MapOutlines } from './map-outlines.tsx';
import { countries } from './outlines.ts';
import { projectionOf, type MapPoint } from './projection-of.ts';

export interface MapPlace extends MapPoint {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** How much is there: larger dots have more; all alike without it. */
  weight?: number;
}

/** Wider than any box it is shown in: what does not fit is cut off at both sides. */
const SIZE = { width: 960, height: 176 };
/** The part that every box shows, in which all places are. */
const SHOWN = { width: 264, height: 176 };
const MARGIN = 28;
/** Kilometres in the height of the map around a single place, of which the outlines show the shapes of countries. */
const LEAST_KM = 1400;
const EARTH_KM = 6371;
const [SMALLEST, LARGEST] = [5, 10];
/** Countries too small for the outlines, which draw their towns in the country around them. */
const NOT_DRAWN = new Set(['AD', 'BH', 'GI', 'HK', 'LI', 'MC', 'MO', 'SG', 'SM', 'VA']);
/** The middle of a map of the world whose edges are in an ocean. */
const MIDDLE_OF_WORLD = 11;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A projection without distortion where the places are, and the scale at which the map is `LEAST_KM` high there. */
function framed(places: readonly MapPlace[]) {
  const coordinates = places.map(({ longitude, latitude }): [number, number] => [longitude, latitude]);
  // Places opposite each other have no middle.
  const [longitude, latitude] = geoCentroid({ type: 'MultiPoint', coordinates }).map((degrees) => degrees || 0) as [
    number,
    number,
  ];
  const largest = (SIZE.height / LEAST_KM) * EARTH_KM * Math.cos(radians(Math.min(75, Math.abs(latitude))));
  const around = (middle: number) =>
    projectionOf(places, SHOWN, {
      margin: MARGIN,
      largestScale: () => largest,
      project: () => geoMercator().rotate([-middle, 0]),
    });
  const near = around(longitude);
  const isWorld = 2 * Math.PI * near.scale() < SIZE.width;
  const projection = isWorld ? around(MIDDLE_OF_WORLD) : near;
  const [x, y] = projection.translate();
  return projection.translate([x + (SIZE.width - SHOWN.width) / 2, y]).clipExtent([
    [-1, -1],
    [SIZE.width + 1, SIZE.height + 1],
  ]);
}

interface PlacesMapProps {
  places: readonly MapPlace[];
  /** What is said in place of the picture. */
  text: string;
}

/** Places on a small map, with the countries they are in. A picture only: the names of the places are beside it. */
export function PlacesMap({ places, text }: PlacesMapProps) {
  const { projection, home } = useMemo(() => {
    const frame = framed(places);
    const drawn = places.filter(({ country }) => !NOT_DRAWN.has(country));
    const around = countries.filter((country) =>
      drawn.some(({ longitude, latitude }) => geoContains(country, [longitude, latitude])),
    );
    return { projection: frame, home: geoPath(frame)({ type: 'FeatureCollection', features: around }) ?? '' };
  }, [places]);
  const most = Math.max(1, ...places.map(({ weight = 0 }) => weight));
  return (
    <svg
      className="hq-map"
      role="img"
      aria-label={text}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
    >
      <MapOutlines projection={projection} />
      <path className="hq-map-home" d={home} />
      {places.map(({ longitude, latitude, weight }) => {
        const [cx, cy] = projection([longitude, latitude]) ?? [];
        if (cx === undefined || cy === undefined) return undefined;
        const size = weight === undefined || places.length === 1 ? 0 : Math.sqrt(weight / most);
        return (
          <g key={`${longitude} ${latitude}`}>
            {places.length === 1 && <circle className="hq-map-around" cx={cx} cy={cy} r="18" />}
            <circle className="hq-map-dot" cx={cx} cy={cy} r={SMALLEST + (LARGEST - SMALLEST) * size} />
          </g>
        );
      })}
    </svg>
  );
}
