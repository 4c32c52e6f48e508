import { useEffect, useMemo, type ReactNode } from 'react';
import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import { brandTheme, employerOverride, employerVariables } from './brand-theme.ts';
import type { EmployerTheme } from './employer-theme.ts';

export type ColorScheme = 'light' | 'dark' | 'auto';

export interface UiProviderProps {
  variant: BrandVariant;
  colorScheme: ColorScheme;
  direction?: 'ltr' | 'rtl';
  /** Colours of an employer over those of the variant; remotes and shell change with them at once. */
  employer?: EmployerTheme | undefined;
  /** The page's CSP nonce, for the style elements Mantine makes. */
  nonce?: string | undefined;
  /** `test`: no transitions, no portals. */
  env?: 'default' | 'test';
  children: ReactNode;
}

const THEMES = { D: brandTheme('D'), N: brandTheme('N'), H: brandTheme('H') } as const;

function FollowDirection({ direction }: { direction: 'ltr' | 'rtl' }) {
  const { dir, setDirection } = useDirection();
  useEffect(() => {
    if (dir !== direction) setDirection(direction);
  }, [dir, direction, setDirection]);
  return null;
}

/** The design system round a React tree: theme of the brand variant, colour scheme, direction and toasts. */
export function UiProvider({
  variant,
  colorScheme,
  direction = 'ltr',
  employer,
  nonce,
  env = 'default',
  children,
}: UiProviderProps) {
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)', false, { getInitialValueInEffect: false });
  const scheme = colorScheme === 'auto' ? (systemIsDark ? 'dark' : 'light') : colorScheme;
  const theme = useMemo(() => (employer ? employerOverride(THEMES[variant], employer) : THEMES[variant]), [variant, employer]);
  const variables = useMemo(() => () => employerVariables(employer), [employer]);
  return (
    <DirectionProvider initialDirection={direction} detectDirection={false}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={variables}
        forceColorScheme={scheme}
        env={env}
        deduplicateInlineStyles
        {...(nonce !== undefined && { getStyleNonce: () => nonce })}
      >
        <FollowDirection direction={direction} />
        <Notifications position="top-right" autoClose={15_000} zIndex={400} />
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
