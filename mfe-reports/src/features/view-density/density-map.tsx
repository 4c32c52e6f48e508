import { ActionIcon, Icon, PageLink, useIntl, type IconName } from '@hirehq/shared-ui';
import { MapOutlines, projectionOf } from '@hirehq/shared-ui/bundled/map';
import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useWidth } from '../../shared/charts/use-width.ts';
import classes from './density-map.module.css';
import { radiusOf } from './density.model.ts';
import { LARGEST_ZOOM, ZOOM_STEP, panned, viewAfterKey, wholeView, zoomed, type MapSize, type MapView } from './map-view.ts';

interface Bubble {
  latitude: number;
  longitude: number;
  jobs: number;
  /** The search it opens. */
  to: string;
  text: string;
}

const MARGIN = 40;
/** At a larger scale the outlines of this resolution have visible corners. */
const LARGEST_SCALE = 8;

/** A width that is not known yet, as in a page that is not visible, does not stop the map from being drawn. */
const USUAL_WIDTH = 640;
/** As the box of the map has it. */
const heightOf = (width: number) => Math.min(544, Math.max(280, width / 1.6));

/**
 * The locations on a map, from outlines in the release, as wide as its card. The list beside the map has the same numbers and
 * links, so that the bubbles are only for the eye and the pointer; the map is zoomed and moved with buttons, keys and pointer.
 */
export function DensityMap({ bubbles }: { bubbles: readonly Bubble[] }) {
  const { formatMessage } = useIntl();
  const [measured, ref] = useWidth();
  const width = measured || USUAL_WIDTH;
  const size = useMemo(() => ({ width, height: heightOf(width) }), [width]);
  const [moved, setMoved] = useState<{ view: MapView; of: MapSize }>();
  const dragged = useRef<{ x: number; y: number; isMoved: boolean }>(undefined);
  const projection = useMemo(
    () =>
      projectionOf(bubbles, size, { margin: MARGIN, largestScale: (whole) => whole * LARGEST_SCALE }).clipExtent([
        [-1, -1],
        [size.width + 1, size.height + 1],
      ]),
    [bubbles, size],
  );
  const view = moved?.of === size ? moved.view : wholeView(size);
  const show = (next: MapView) => setMoved({ view: next, of: size });
  const most = Math.max(...bubbles.map(({ jobs }) => jobs));
  const bubbleScale = Math.min(1, width / USUAL_WIDTH) / view.zoom;

  function moveByKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = viewAfterKey(event.key, view, size);
    if (!next) return;
    event.preventDefault();
    show(next);
  }

  function drag({ clientX: x, clientY: y, buttons }: PointerEvent) {
    const from = dragged.current;
    if (!from || buttons === 0) return;
    if (!from.isMoved && Math.hypot(x - from.x, y - from.y) < 4) return;
    dragged.current = { x, y, isMoved: true };
    show(panned(view, size, from.x - x, from.y - y));
  }

  const control = (id: string, icon: IconName, isUsable: boolean, next: () => MapView) => (
    <ActionIcon
      variant="default"
      size={36}
      aria-label={formatMessage({ id })}
      aria-disabled={!isUsable || undefined}
      onClick={() => isUsable && show(next())}
    >
      <Icon name={icon} size={18} />
    </ActionIcon>
  );

  return (
    <div className={classes['frame']} ref={ref}>
      <div
        className={classes['window']}
        data-zoomed={view.zoom > 1 || undefined}
        onPointerDown={({ clientX: x, clientY: y }) => (dragged.current = { x, y, isMoved: false })}
        onPointerMove={drag}
        onDragStart={(event) => event.preventDefault()}
        onDoubleClick={({ clientX, clientY, currentTarget }) => {
          const { left, top } = currentTarget.getBoundingClientRect();
          show(zoomed(view, size, ZOOM_STEP, { x: clientX - left, y: clientY - top }));
        }}
        onClickCapture={(event) => {
          if (!dragged.current?.isMoved) return;
          // The end of a drag opens no bubble.
          event.preventDefault();
          event.stopPropagation();
          dragged.current = undefined;
        }}
      >
        <svg className={classes['map']} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" focusable="false">
          <g transform={`translate(${size.width / 2} ${size.height / 2}) scale(${view.zoom}) translate(${-view.x} ${-view.y})`}>
            <MapOutlines projection={projection} />
            {bubbles.map(({ longitude, latitude, jobs, to, text }) => {
              const [x, y] = projection([longitude, latitude]) ?? [];
              if (x === undefined || y === undefined) return undefined;
              return (
                <PageLink key={to} to={to} tabIndex={-1}>
                  <circle className={classes['bubble']} cx={x} cy={y} r={radiusOf(jobs, most) * bubbleScale}>
                    <title>{text}</title>
                  </circle>
                </PageLink>
              );
            })}
          </g>
        </svg>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the group, while one of its buttons has the focus */}
      <div
        role="group"
        className={classes['controls']}
        aria-label={formatMessage({ id: 'analytics.density.mapControls' })}
        onKeyDown={moveByKey}
      >
        {control('analytics.density.zoomIn', 'plus', view.zoom < LARGEST_ZOOM, () => zoomed(view, size, ZOOM_STEP))}
        {control('analytics.density.zoomOut', 'minus', view.zoom > 1, () => zoomed(view, size, 1 / ZOOM_STEP))}
        {control('analytics.density.zoomAll', 'globe', view.zoom > 1, () => wholeView(size))}
      </div>
    </div>
  );
}
