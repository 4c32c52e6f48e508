import { colourScale } from '@hirehq/shared-contracts/colour-scale';
import { PAGE_COLORS } from '@hirehq/shared-contracts/design-tokens';
import type { ThemeReport } from '@hirehq/shared-contracts/employer';
import { employerTheme, type EmployerTheme, type ThemeCorrection } from '@hirehq/shared-contracts/employer-theme';
import type { Theme, ThemeEntry } from '@hirehq/shared-contracts/rest';
import { storedEntries } from '../../enterprises/employer-profiles/index.ts';

type Colour = ThemeCorrection['name'];
type ThemeName = ThemeReport['corrections'][number]['theme'];

const SHADES = 'Text and buttons in its shades would not be legible (contrast below 4.5:1). The nearest legible shade is used.';
const TEXT = 'It would not be legible on the page backgrounds (contrast below 4.5:1). The colour of the platform is used.';
const MESSAGES: Readonly<Record<Colour, string>> = {
  primaryColor: SHADES,
  secondaryColor: SHADES,
  mainTextColor: TEXT,
  headingTextColor: TEXT,
  listHoverColor: 'Text on it would not be legible (contrast below 4.5:1). A light shade of primaryColor is used.',
  hoverButtonColor: 'It would not be legible. A shade of primaryColor is used.',
  hoverButtonTextColor: 'It would not be legible on hoverButtonColor (contrast below 4.5:1). Black or white is used.',
};

/** The colours used in the light scheme: the employer's, or the platform's where the employer's is not legible. */
function painted(theme: EmployerTheme): Readonly<Record<Colour, string>> {
  const text = theme.text ?? PAGE_COLORS.light.text;
  const [soft] = colourScale(theme.primary);
  return {
    primaryColor: theme.primary,
    secondaryColor: theme.accent ?? theme.primary,
    mainTextColor: text,
    headingTextColor: theme.heading ?? text,
    listHoverColor: theme.listHover ?? soft,
    hoverButtonColor: theme.hoverButton,
    hoverButtonTextColor: theme.hoverButtonText,
  };
}

const digits = (colour: string) => colour.replace('#', '');

function correctionsOf(theme: ThemeName, place: number, entry: ThemeEntry): ThemeReport['corrections'] {
  const made = employerTheme(entry);
  const shown = made.theme && painted(made.theme);
  if (!shown) return [];
  return made.corrections.map(({ name, given }) => ({
    theme,
    entry: place,
    colour: name,
    asked: given,
    shown: digits(shown[name]),
    reason: 'CONTRAST',
    message: MESSAGES[name],
  }));
}

/** The valid entries of a stored list, in order, with the colours that candidates' pages use. */
export function readTheme(theme: ThemeName, kept: unknown): { entries: Theme | null; report: ThemeReport } {
  const inOrder = storedEntries(kept)?.toSorted((one, other) => one.place - other.place);
  const report: ThemeReport = { corrections: [], refusedEntries: [] };
  for (const { place, entry, fault } of inOrder ?? []) {
    if (entry) report.corrections.push(...correctionsOf(theme, place, entry));
    else report.refusedEntries.push({ theme, entry: place, message: fault ?? 'This is not a valid colour scheme.' });
  }
  return { entries: inOrder?.flatMap(({ entry }) => entry ?? []) ?? null, report };
}
