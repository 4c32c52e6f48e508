import type { EmbedScheme } from '@hirehq/shared-contracts/embed';
import { onChange } from './on-change.ts';

const DARK = '(prefers-color-scheme: dark)';

/** Light or dark, as chosen, or as the page around the element is: its `color-scheme` says so, and nothing said is light. */
export function schemeOf(scheme: EmbedScheme, element: HTMLElement): 'light' | 'dark' {
  if (scheme !== 'auto') return scheme;
  const page = getComputedStyle(element.parentElement ?? document.documentElement).colorScheme;
  if (!page.includes('dark')) return 'light';
  return page.includes('light') && !matchMedia(DARK).matches ? 'light' : 'dark';
}

/** Calls back when the system changes between light and dark, until the returned function is called. */
export const watchScheme = (changed: () => void): (() => void) => onChange(matchMedia(DARK), changed);
