import { darkened, lightened } from '@hirehq/shared-contracts/colour-scale';
import { contrastRatio, readableOn } from '@hirehq/shared-contracts/contrast';

const AA = 4.5;
/** Near black on white is 18; on a dark background nothing but white has as much. */
const MOST = 14;
const STEPS = Array.from({ length: 20 }, (_, step) => step * 0.05);

const IN_RGB = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/;
const IN_SRGB = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)$/;

interface Rgba {
  /** 0 to 255. */
  channels: readonly [number, number, number];
  alpha: number;
}

/** A computed colour; undefined for colour spaces that are not used here. */
function rgbaOf(computed: string): Rgba | undefined {
  for (const [pattern, full] of [
    [IN_RGB, 1],
    [IN_SRGB, 255],
  ] as const) {
    const found = pattern.exec(computed);
    if (!found) continue;
    const [red = 0, green = 0, blue = 0, alpha = 1] = found.slice(1).map((part) => (part === undefined ? 1 : Number(part)));
    return { channels: [red * full, green * full, blue * full], alpha };
  }
  return undefined;
}

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** The opaque colour a computed background colour has over the one below it; undefined if it is not known. */
export function backgroundOver(computed: string, below: () => string | undefined): string | undefined {
  const top = rgbaOf(computed);
  if (!top) return undefined;
  if (top.alpha === 1) return hexOf(top.channels);
  const under = below();
  if (under === undefined || top.alpha === 0) return under;
  const back = [1, 3, 5].map((at) => Number.parseInt(under.slice(at, at + 2), 16));
  return hexOf(top.channels.map((value, index) => value * top.alpha + (back[index] ?? 0) * (1 - top.alpha)));
}

/**
 * The chosen colour as it can be read on a background: darker on a light one if necessary (AX-02); on a dark one as light as
 * gives the contrast it has on white.
 */
export function paintedColour(chosen: string, background: string): string {
  const isLight = readableOn(background) === '#000000';
  const wanted = isLight ? AA : Math.max(AA, Math.min(MOST, contrastRatio(chosen, '#ffffff')));
  const tried = STEPS.map((step) => (isLight ? darkened(chosen, 1 - step) : lightened(chosen, step)));
  return tried.find((colour) => contrastRatio(colour, background) >= wanted) ?? readableOn(background);
}
