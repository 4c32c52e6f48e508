import { geoEqualEarth, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import world from 'world-atlas/countries-110m.json';
import { PageLink } from '@hirehq/shared-ui';
import classes from './density-map.module.css';
import { radiusOf } from './density.model.ts';

interface Bubble {
  latitude: number;
  longitude: number;
  jobs: number;
  /** The search it opens. */
  to: string;
  text: string;
}

const WIDTH = 800;
const HEIGHT = 500;
const MARGIN = 56;
/** At a larger scale the outlines of this resolution have visible corners. */
const LARGEST_SCALE = 8;

type Atlas = Parameters<typeof feature>[0];
const atlas = world as unknown as Atlas & { objects: Record<'countries' | 'land', Atlas['objects'][string]> };
const land = feature(atlas, atlas.objects.land);
const borders = mesh(atlas, atlas.objects.countries as Parameters<typeof mesh>[1], (one, other) => one !== other);

/** A projection of the part of the world in which the bubbles are. */
function projectionOf(bubbles: readonly Bubble[]) {
  const whole = geoEqualEarth().fitSize([WIDTH, HEIGHT], { type: 'Sphere' });
  if (bubbles.length === 0) return whole;
  const points = {
    type: 'MultiPoint' as const,
    coordinates: bubbles.map(({ longitude, latitude }): [number, number] => [longitude, latitude]),
  };
  const extent: [[number, number], [number, number]] = [
    [MARGIN, MARGIN],
    [WIDTH - MARGIN, HEIGHT - MARGIN],
  ];
  // A single point has no extent, and an unlimited scale.
  const fitted = bubbles.length === 1 ? Infinity : geoEqualEarth().fitExtent(extent, points).scale();
  const near = geoEqualEarth()
    .scale(Math.min(fitted, whole.scale() * LARGEST_SCALE))
    .translate([0, 0]);
  const [[left, top], [right, bottom]] = geoPath(near).bounds(points);
  return near.translate([WIDTH / 2 - (left + right) / 2, HEIGHT / 2 - (top + bottom) / 2]);
}

/**
 * The locations on a map, from outlines in the release. The list beside the map has the same numbers and links, so that the map
 * is only for the eye and the pointer.
 */
export function DensityMap({ bubbles }: { bubbles: readonly Bubble[] }) {
  const projection = projectionOf(bubbles);
  const path = geoPath(
    projection.clipExtent([
      [-1, -1],
      [WIDTH + 1, HEIGHT + 1],
    ]),
  );
  const most = Math.max(...bubbles.map(({ jobs }) => jobs));
  return (
    <svg className={classes['map']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      <path className={classes['land']} d={path(land) ?? ''} />
      <path className={classes['borders']} d={path(borders) ?? ''} />
      {bubbles.map(({ longitude, latitude, jobs, to, text }) => {
        const [x, y] = projection([longitude, latitude]) ?? [];
        if (x === undefined || y === undefined) return undefined;
        return (
          <PageLink key={to} to={to} tabIndex={-1}>
            <circle className={classes['bubble']} cx={x} cy={y} r={radiusOf(jobs, most)}>
              <title>{text}</title>
            </circle>
          </PageLink>
        );
      })}
    </svg>
  );
}
