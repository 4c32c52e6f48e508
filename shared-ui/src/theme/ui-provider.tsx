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
  /** Colours of an employer over those of the variant; remotes and shell change with them at once. */
  employer?: EmployerTheme | undefined;
  /** The page's CSP nonce, for the style elements Mantine makes. */
  nonce?: string | undefined;
  /** `test`: no transitions, no portals. */
  env?: 'default' | 'test';
  /** What closes a toast is called, in the reader's language. */
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

/** Fetches what dialogs and toasts are made of before they are asked for: a toast often says that the network is away. */
function fetchOverlays(): void {
  // What cannot be had yet is asked for again when it is wanted.
  for (const load of [loadDialogs, loadToasts]) load().catch(() => undefined);
}

/** The design system round a React tree: theme of the brand variant, colour scheme, direction and toasts. */
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
