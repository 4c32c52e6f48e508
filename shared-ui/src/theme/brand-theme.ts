import {
  createTheme,
  mergeThemeOverrides,
  type ConvertCSSVariablesInput,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core';
import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import { colourScale } from '@hirehq/shared-contracts/colour-scale';
import { BRANDS } from '@hirehq/shared-contracts/design-tokens';
import type { EmployerTheme } from '@hirehq/shared-contracts/employer-theme';

const tuple = (scale: readonly string[]) => scale as unknown as MantineColorsTuple;

/** Warm greys: paper rather than steel. */
const gray = tuple([
  '#faf9f7',
  '#f4f2ef',
  '#eae7e2',
  '#dcd8d1',
  '#c4bfb6',
  '#9a948a',
  '#76716a',
  '#5b5650',
  '#3d3934',
  '#1f1d1a',
]);
const dark = tuple([
  '#f1eee9',
  '#d9d5ce',
  '#b5afa6',
  '#8f8981',
  '#5c5751',
  '#3a3733',
  '#2a2825',
  '#1e1d1b',
  '#171614',
  '#10100e',
]);

const FONT =
  "var(--hq-late-font, 'Figtree Variable'), 'Figtree Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Arabic', sans-serif";

export function brandTheme(variant: BrandVariant): MantineThemeOverride {
  const brand = BRANDS[variant];
  return createTheme({
    colors: { brand: tuple(colourScale(brand.primary)), accent: tuple(colourScale(brand.accent)), gray, dark },
    primaryColor: 'brand',
    primaryShade: { light: 6, dark: 6 },
    autoContrast: true,
    // The luminance at which black and white text are equally readable, so that the better one is always used.
    luminanceThreshold: 0.179,
    black: '#1f1d1a',
    fontFamily: FONT,
    fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
    lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.55', xl: '1.5' },
    headings: {
      fontWeight: '650',
      textWrap: 'balance',
      sizes: {
        h1: { fontSize: 'clamp(1.625rem, 1.3rem + 1.4vw, 2.25rem)', lineHeight: '1.15' },
        h2: { fontSize: 'clamp(1.25rem, 1.15rem + 0.4vw, 1.5rem)', lineHeight: '1.25' },
        h3: { fontSize: '1.125rem', lineHeight: '1.35' },
        h4: { fontSize: '1rem', lineHeight: '1.4' },
        h5: { fontSize: '0.9375rem', lineHeight: '1.4' },
        h6: { fontSize: '0.875rem', lineHeight: '1.4' },
      },
    },
    radius: { xs: '6px', sm: '8px', md: '10px', lg: '14px', xl: '20px' },
    defaultRadius: 'md',
    shadows: {
      xs: 'var(--hq-shadow-low)',
      sm: 'var(--hq-shadow-low)',
      md: 'var(--hq-shadow-raised)',
      lg: 'var(--hq-shadow-raised)',
      xl: 'var(--hq-shadow-raised)',
    },
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: {
      Checkbox: { defaultProps: { radius: 5 } },
      Anchor: { defaultProps: { underline: 'hover' } },
      Button: { defaultProps: { radius: 'md' } },
      // The dialog's own heading must not be a banner landmark of the page.
      Drawer: { defaultProps: { transitionProps: { duration: 160 }, attributes: { header: { role: 'presentation' } } } },
      Modal: {
        defaultProps: {
          centered: true,
          radius: 'lg',
          transitionProps: { duration: 140 },
          attributes: { header: { role: 'presentation' } },
        },
      },
      Menu: { defaultProps: { radius: 'md', shadow: 'md', transitionProps: { duration: 120 } } },
      Popover: { defaultProps: { radius: 'md', shadow: 'md', transitionProps: { duration: 120 } } },
      Skeleton: { defaultProps: { radius: 'sm' } },
    },
  });
}

/** The theme of a variant with an employer's colours in place of the brand's. */
export function employerOverride(theme: MantineThemeOverride, { primary, accent }: EmployerTheme): MantineThemeOverride {
  const colors = { brand: tuple(colourScale(primary)), ...(accent && { accent: tuple(colourScale(accent)) }) };
  return mergeThemeOverrides(theme, { colors });
}

/** The theme with a label for the button that closes a toast. */
export function withCloseLabel(theme: MantineThemeOverride, label: string): MantineThemeOverride {
  const defaultProps = { closeButtonProps: { 'aria-label': label } };
  return mergeThemeOverrides(theme, { components: { Notification: { defaultProps } } });
}

/** An employer's settings besides colour scales. Text colours apply to the light appearance; the dark one keeps ours. */
export function employerVariables(employer: EmployerTheme | undefined): ConvertCSSVariablesInput {
  const { text, heading, listHover, hoverButton, hoverButtonText } = employer ?? {};
  return {
    variables: {
      ...(hoverButton && { '--hq-button-hover': hoverButton }),
      ...(hoverButtonText && { '--hq-button-hover-text': hoverButtonText }),
    },
    light: {
      ...(text && { '--hq-text': text }),
      ...(heading && { '--hq-heading': heading }),
      ...(listHover && { '--hq-list-hover': listHover }),
    },
    dark: {},
  };
}
