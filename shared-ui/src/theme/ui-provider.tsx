import { useEffect, useMemo, type ReactNode } from 'react';
import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import type { EmployerTheme } from '@hirehq/shared-contracts/employer-theme';
import { loadDialogs } from '../overlays/dialogs.tsx';
import { whenIdle } from '../overlays/when-idle.ts';
import { loadToasts, Toaster } from '../toast/toasts.tsx';
import { brandTheme, employerOverride, employerVariables, withCloseLabel } from './brand-theme.ts';

export type ColorScheme = 'light' | 'dark' | 'auto';

export interface UiProviderProps {
  variant: BrandVariant;
  colorScheme: ColorScheme;
  direction?: 'ltr' | 'rtl';
  /** An employer's colours instead of the variant's; remotes and shell change with them immediately. */
  employer?: EmployerTheme | undefined;
  /** The page's CSP nonce, for the style elements of Mantine. */
  nonce?: string | undefined;
  /** `test`: no transitions, no portals. */
  env?: 'default' | 'test';
  /** Label of the button that closes a toast, in the language of the page. */
  closeLabel?: string | undefined;
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

/** Loads the components of dialogs and toasts in advance: a toast often reports that the network is down. */
function fetchOverlays(): void {
  // A component that could not be loaded is requested again when it is needed.
  for (const load of [loadDialogs, loadToasts]) load().catch(() => undefined);
}

/** The design system around a React tree: theme of the brand variant, appearance, direction and toasts. */
export function UiProvider({
  variant,
  colorScheme,
  direction = 'ltr',
  employer,
  nonce,
  env = 'default',
  closeLabel,
  children,
}: UiProviderProps) {
  useEffect(() => whenIdle(fetchOverlays), []);
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)', false, { getInitialValueInEffect: false });
  const scheme = colorScheme === 'auto' ? (systemIsDark ? 'dark' : 'light') : colorScheme;
  const theme = useMemo(() => {
    const branded = employer ? employerOverride(THEMES[variant], employer) : THEMES[variant];
    return closeLabel === undefined ? branded : withCloseLabel(branded, closeLabel);
  }, [variant, employer, closeLabel]);
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
        <Toaster />
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
