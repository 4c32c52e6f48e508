import { convertCssVariables, deepMerge, defaultCssVariablesResolver, type MantineTheme } from '@mantine/core';
import type { EmployerTheme } from '@hirehq/shared-contracts/employer-theme';
import { SURFACE_REM, SURFACE_ROOT, SURFACE_VIEW, surfaceValue } from '@hirehq/shared-contracts/shadow-styles';
import { employerVariables } from '../theme/brand-theme.ts';

/** Class of the element that dialogs open in. */
export const SURFACE_PORTAL = 'hq-portal';

/**
 * Nothing is inherited from the page around it: in the first layer, so that every other rule wins. Dialogs cover the window, and their width is that of the window; otherwise their element is as if it were
 * not there.
 */
const PLACES = `
@layer surface{.${SURFACE_ROOT}{all:initial;display:block;visibility:inherit}}
.${SURFACE_ROOT}{font-size:var(${SURFACE_REM})}
.${SURFACE_VIEW}{container:${SURFACE_VIEW}/inline-size}
.${SURFACE_PORTAL}{position:fixed;inset:0;z-index:1;width:100%;height:100%;margin:0;border:0;padding:0;overflow:visible;background:none;pointer-events:none}
.${SURFACE_PORTAL}>*{pointer-events:auto}
`;

const schemeOf = (scheme: 'light' | 'dark') => ({ '--mantine-color-scheme': scheme });

/** What the design system writes into style elements on a page of our own. */
export function surfaceStyles(theme: MantineTheme, employer?: EmployerTheme): string {
  const schemes = { variables: {}, dark: schemeOf('dark'), light: schemeOf('light') };
  const variables = deepMerge(deepMerge(defaultCssVariablesResolver(theme), employerVariables(employer)), schemes);
  return PLACES + surfaceValue(convertCssVariables(variables, `.${SURFACE_ROOT}`));
}
