import { linearRgb } from './contrast.ts';

export type ColourScale = readonly [string, string, string, string, string, string, string, string, string, string];

/** How far each shade is from near white (0) to the brand colour (1), and how much of its chroma it keeps. */
const LIGHTER = [
  [0, 0.1],
  [0.1, 0.2],
  [0.22, 0.38],
  [0.38, 0.6],
  [0.58, 0.82],
  [0.82, 0.96],
] as const;
const DARKER = [0.88, 0.76, 0.62] as const;
const NEAR_WHITE = 0.975;

function toOklab([red, green, blue]: readonly [number, number, number]): [number, number, number] {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function toHex(lightness: number, a: number, b: number): string {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  const channel = (value: number) => {
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, encoded)) * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${rgb.map(channel).join('')}`;
}

/** Ten shades of a `#rrggbb` colour, light to dark; the seventh is the colour itself. */
export function colourScale(colour: string): ColourScale {
  const [lightness, a, b] = toOklab(linearRgb(colour));
  const lighter = LIGHTER.map(([step, chroma]) => toHex(NEAR_WHITE + (lightness - NEAR_WHITE) * step, a * chroma, b * chroma));
  const darker = DARKER.map((share) => toHex(lightness * share, a * share, b * share));
  return [...lighter, colour.toLowerCase(), ...darker] as unknown as ColourScale;
}

/** The same colour with this share of its lightness and chroma; 1 is the colour itself, 0 black. */
export function darkened(colour: string, share: number): string {
  const [lightness, a, b] = toOklab(linearRgb(colour));
  return share === 1 ? colour.toLowerCase() : toHex(lightness * share, a * share, b * share);
}

/** The same colour, this far towards near white; 0 is the colour itself. */
export function lightened(colour: string, step: number): string {
  const [lightness, a, b] = toOklab(linearRgb(colour));
  return toHex(lightness + (NEAR_WHITE - lightness) * step, a * (1 - step), b * (1 - step));
}
