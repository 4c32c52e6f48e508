import type { ThemeEntry } from '../rest/enterprises.ts';
import { colourScale, darkened, lightened } from './colour-scale.ts';
import { contrastRatio, readableOn } from './contrast.ts';

/**
 * An employer's colours as they are used: each `#rrggbb`, each pair readable (WCAG AA). Missing colours stay those of the
 * platform.
 */
export interface EmployerTheme {
  primary: string;
  accent?: string;
  text?: string;
  heading?: string;
  hoverButton: string;
  hoverButtonText: string;
  listHover?: string;
}

/** A corrected colour. `used` null: the platform's colour is used instead. */
export interface ThemeCorrection {
  name: Exclude<keyof ThemeEntry, 'isSelected'>;
  given: string;
  used: string | null;
}

const AA = 4.5;
/** Surfaces of the light appearance (tokens.css of shared-ui), on which an employer's text colours are used. */
const SURFACES = ['#ffffff', '#faf9f7', '#f4f2ef'] as const;
const DARK_SURFACES = ['#151412', '#1e1d1b', '#262421'] as const;
const OUR_BLACK = '#1f1d1a';
const OUR_MUTED = '#5f5a53';
const STEPS = Array.from({ length: 15 }, (_, step) => step * 0.05);
const HEX = /^#?([0-9a-fA-F]{6})$/;

/** `#rrggbb`, or undefined for anything that is not a colour. */
function colourOf(value: unknown): string | undefined {
  const digits = typeof value === 'string' ? HEX.exec(value)?.[1] : undefined;
  return digits === undefined ? undefined : `#${digits.toLowerCase()}`;
}

const readsOn = (text: string, backgrounds: readonly string[]) => backgrounds.every((back) => contrastRatio(text, back) >= AA);

/** The text colours Mantine uses on a filled button: white, or our black, which is slightly lighter than black. */
const buttonText = (background: string) => (readableOn(background) === '#ffffff' ? '#ffffff' : OUR_BLACK);

/** A colour whose scale gives text that is readable on light and dark surfaces, and on its own tints. */
function carriesText(colour: string): boolean {
  const scale = colourScale(colour);
  return (
    readsOn(scale[7], [...SURFACES, scale[0]]) && readsOn(scale[3], DARK_SURFACES) && readsOn(buttonText(scale[6]), [scale[6]])
  );
}

/** The value shown in a correction: a shortened text, or only the type of anything else. */
const shownValue = (given: unknown) => (typeof given === 'string' ? given.slice(0, 40) : given === null ? 'null' : typeof given);

/** The colour itself if its scale is readable, else the nearest darker or lighter colour whose scale is. */
function readableColour(colour: string): string | undefined {
  return STEPS.flatMap((step) => [darkened(colour, 1 - step), lightened(colour, step)]).find(carriesText);
}

/** The entry in use: the first one that is selected and has a colour. Undefined for any other input. */
export function selectedEntry(theme: unknown): ThemeEntry | undefined {
  if (!Array.isArray(theme)) return undefined;
  return (theme as readonly unknown[]).find(
    (entry): entry is ThemeEntry =>
      typeof entry === 'object' &&
      entry !== null &&
      (entry as { isSelected?: unknown }).isSelected === true &&
      colourOf((entry as ThemeEntry).primaryColor) !== undefined,
  );
}

/** Makes an employer's colours readable, and reports the corrections (SH-30). */
export function employerTheme(entry: ThemeEntry): { theme: EmployerTheme | undefined; corrections: ThemeCorrection[] } {
  const corrections: ThemeCorrection[] = [];
  const take = (name: ThemeCorrection['name'], choose: (colour: string) => string | undefined): string | undefined => {
    const given: unknown = entry[name];
    const colour = colourOf(given);
    const used = colour && choose(colour);
    if (used === undefined || used !== colour) corrections.push({ name, given: shownValue(given), used: used ?? null });
    return used;
  };

  const primary = take('primaryColor', readableColour);
  if (primary === undefined) return { theme: undefined, corrections };
  const accent = take('secondaryColor', readableColour);
  const backgrounds = [...SURFACES, colourScale(primary)[0], ...(accent ? [colourScale(accent)[0]] : [])];
  const readable = (colour: string) => (readsOn(colour, backgrounds) ? colour : undefined);
  const text = take('mainTextColor', readable);
  const heading = take('headingTextColor', readable);
  const listHover = take('listHoverColor', (colour) =>
    [text ?? OUR_BLACK, OUR_MUTED].every((front) => readsOn(front, [colour])) ? colour : undefined,
  );
  // Changes the colour away from the text colour, so that a button has more contrast under the pointer, never less.
  const ownHover = colourScale(primary)[readableOn(primary) === '#ffffff' ? 7 : 5];
  const hoverButton = take('hoverButtonColor', (colour) => colour) ?? ownHover;
  const hoverButtonText =
    take('hoverButtonTextColor', (colour) => (readsOn(colour, [hoverButton]) ? colour : undefined)) ?? readableOn(hoverButton);
  return {
    theme: {
      primary,
      ...(accent && { accent }),
      ...(text && { text }),
      ...(heading && { heading }),
      ...(listHover && { listHover }),
      hoverButton,
      hoverButtonText,
    },
    corrections,
  };
}
