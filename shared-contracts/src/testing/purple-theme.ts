import type { ThemeEntry } from '../rest/enterprises.ts';

/** An employer theme that needs no correction: purple on white. */
export const purpleTheme = {
  isSelected: true,
  primaryColor: '7A1FA2',
  secondaryColor: '00695C',
  hoverButtonColor: '4A148C',
  hoverButtonTextColor: 'FFFFFF',
  headingTextColor: '2A0845',
  mainTextColor: '1F1D1A',
  listHoverColor: 'F3E5F5',
} as const satisfies ThemeEntry;
