import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import {
  DirectionProvider,
  MantineProvider,
  mergeThemeOverrides,
  useMantineTheme,
  type MantineColorSchemeManager,
} from '@mantine/core';
import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import type { ShellSurface } from '@hirehq/shared-contracts/shell-api';
import { brandTheme, employerOverride } from '../theme/brand-theme.ts';
import { surfaceStyles } from './surface-styles.ts';

/** Stores nothing and follows nothing: the surface has the appearance of the page around it. */
const NO_MANAGER: MantineColorSchemeManager = {
  get: (scheme) => scheme,
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};

const noRoot = () => undefined;

function AdoptedStyles({ surface: { styles, employer } }: { surface: ShellSurface }) {
  const theme = useMantineTheme();
  const [sheet] = useState(() => new CSSStyleSheet());
  useLayoutEffect(() => sheet.replaceSync(surfaceStyles(theme, employer)), [sheet, theme, employer]);
  useLayoutEffect(() => styles.adopt(sheet), [sheet, styles]);
  return null;
}

interface SurfaceThemeProps {
  surface: ShellSurface;
  variant: BrandVariant;
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}

/** The design system inside a surface: nothing of the document is changed. */
export function SurfaceTheme({ surface, variant, scheme, direction, children }: SurfaceThemeProps) {
  const { portal, employer, brand = variant } = surface;
  const theme = useMemo(() => {
    const branded = employer ? employerOverride(brandTheme(brand), employer) : brandTheme(brand);
    return mergeThemeOverrides(branded, {
      components: {
        Portal: { defaultProps: { target: portal } },
        Modal: { defaultProps: { lockScroll: false } },
        Drawer: { defaultProps: { lockScroll: false } },
      },
    });
  }, [brand, portal, employer]);
  // Its own function that changes the direction writes into the document.
  return (
    <DirectionProvider key={direction} initialDirection={direction} detectDirection={false}>
      <MantineProvider
        theme={theme}
        forceColorScheme={scheme}
        colorSchemeManager={NO_MANAGER}
        getRootElement={noRoot}
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <AdoptedStyles surface={surface} />
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
