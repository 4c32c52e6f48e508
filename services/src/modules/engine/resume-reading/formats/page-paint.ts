/** Left, top, right and bottom, in the units of the page. */
export type Rectangle = readonly [number, number, number, number];
export type Matrix = readonly [number, number, number, number, number, number];

export const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

export const pointAt = (m: Matrix, x: number, y: number): readonly [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];

/** The upright area around another one that a matrix has turned or moved. */
export function areaUnder(m: Matrix, [left, top, right, bottom]: Rectangle): Rectangle {
  const corners = [pointAt(m, left, top), pointAt(m, right, top), pointAt(m, left, bottom), pointAt(m, right, bottom)];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export const overlapOf = (a: Rectangle, b: Rectangle): Rectangle => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];

export const isEmpty = ([left, top, right, bottom]: Rectangle): boolean => right <= left || bottom <= top;
export const rectangleSize = (area: Rectangle): number => (isEmpty(area) ? 0 : (area[2] - area[0]) * (area[3] - area[1]));
export const holdsPoint = (area: Rectangle, x: number, y: number): boolean =>
  x >= area[0] && x <= area[2] && y >= area[1] && y <= area[3];

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance of `#rrggbb`, as WCAG defines it; undefined for another notation. */
export function luminanceOf(colour: string): number | undefined {
  const digits = /^#(?<red>[\da-f]{2})(?<green>[\da-f]{2})(?<blue>[\da-f]{2})$/i.exec(colour)?.groups;
  if (!digits) return undefined;
  const [red = 0, green = 0, blue = 0] = [digits['red'], digits['green'], digits['blue']].map((hex) =>
    channel(Number.parseInt(hex ?? '0', 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Text with less contrast than this is not seen on its background. */
const LEAST_CONTRAST = 1.2;

/** True if nobody sees one colour on the other; false if one of them is not known. */
export function isUnseenOn(colour: string | null, background: string | null): boolean {
  const [a, b] = [colour === null ? undefined : luminanceOf(colour), background === null ? undefined : luminanceOf(background)];
  if (a === undefined || b === undefined) return false;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < LEAST_CONTRAST;
}
