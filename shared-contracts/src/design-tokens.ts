import type { BrandVariant } from './codes.ts';

/** Brand colours by variant. shared-ui derives its colour scales from them; the identity pages and mails use them directly. */
export const BRANDS = {
  D: { name: 'hireHQ', primary: '#4338CA', accent: '#0E9F8E' },
  N: { name: 'hireHQ Neurodiversify', primary: '#6D28D9', accent: '#0F766E' },
  H: { name: 'hireHQ Direct Health', primary: '#0F6CBD', accent: '#0B8457' },
} as const satisfies Record<BrandVariant, { name: string; primary: string; accent: string }>;

/** The symbol of each brand on a square of 32 × 32, as a path with a round stroke of 3. */
export const BRAND_SIGNS = {
  /** Two posts and a path that rises between them: an h. */
  D: 'M11 8v16M21 24v-5.5a5 5 0 0 0-5-5c-2.8 0-5 2.2-5 5',
  /** The same h with a loop: many ways to get there. */
  N: 'M11 8v16M21 24v-5.5a5 5 0 1 0-10 0M21 24c2.5 0 2.5-4 0-4',
  /** The h grown into a cross. */
  H: 'M11 8v16M21 8v16M11 16h10M16 11v10',
} as const satisfies Record<BrandVariant, string>;

/** Colours of pages that do not load tokens.css of shared-ui: the offline page, the browser's own frame. */
export const PAGE_COLORS = {
  light: { page: '#faf9f7', surface: '#ffffff', border: '#e6e3dd', text: '#1f1d1a', textMuted: '#5f5a53' },
  dark: { page: '#151412', surface: '#1e1d1b', border: '#35322e', text: '#f1eee9', textMuted: '#b8b2a8' },
} as const;
