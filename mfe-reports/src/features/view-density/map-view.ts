/** The part of a map that is shown, in the pixels of the map without zoom: how much larger it is, and its middle. */
export interface MapView {
  zoom: number;
  x: number;
  y: number;
}

export interface MapSize {
  width: number;
  height: number;
}

/** At a larger scale the outlines of the map have visible corners. */
export const LARGEST_ZOOM = 8;
export const ZOOM_STEP = 1.6;
/** Of width or height. */
const PAN_STEP = 0.2;

export const wholeView = ({ width, height }: MapSize): MapView => ({ zoom: 1, x: width / 2, y: height / 2 });

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));

/** Without zoom all of the map is shown; with zoom its edges stay outside the window. */
function fitted({ zoom, x, y }: MapView, { width, height }: MapSize): MapView {
  const scale = within(zoom, 1, LARGEST_ZOOM);
  const [halfWidth, halfHeight] = [width / scale / 2, height / scale / 2];
  return {
    zoom: scale,
    x: within(x, halfWidth, width - halfWidth),
    y: within(y, halfHeight, height - halfHeight),
  };
}

/** Zoomed by a factor; what is at the point of the window stays there, by default its middle. */
export function zoomed(view: MapView, size: MapSize, factor: number, at?: { x: number; y: number }): MapView {
  const zoom = within(view.zoom * factor, 1, LARGEST_ZOOM);
  const [right, down] = at ? [at.x - size.width / 2, at.y - size.height / 2] : [0, 0];
  const shift = 1 / view.zoom - 1 / zoom;
  return fitted({ zoom, x: view.x + right * shift, y: view.y + down * shift }, size);
}

/** Moved by pixels of the window. */
export const panned = (view: MapView, size: MapSize, right: number, down: number): MapView =>
  fitted({ ...view, x: view.x + right / view.zoom, y: view.y + down / view.zoom }, size);

/** What a key does to the map; undefined for other keys. */
export function viewAfterKey(key: string, view: MapView, size: MapSize): MapView | undefined {
  const [right, down] = [size.width * PAN_STEP, size.height * PAN_STEP];
  switch (key) {
    case 'ArrowLeft':
      return panned(view, size, -right, 0);
    case 'ArrowRight':
      return panned(view, size, right, 0);
    case 'ArrowUp':
      return panned(view, size, 0, -down);
    case 'ArrowDown':
      return panned(view, size, 0, down);
    case '+':
    case '=':
      return zoomed(view, size, ZOOM_STEP);
    case '-':
      return zoomed(view, size, 1 / ZOOM_STEP);
    case '0':
      return wholeView(size);
    default:
      return undefined;
  }
}
