import { MAX_THEME_ENTRIES, themeEntrySchema, type Theme, type ThemeEntry } from '@hirehq/shared-contracts/rest';

export interface StoredEntry {
  /** Position in the stored list, from 0. */
  place: number;
  /** Undefined for an invalid entry. */
  entry?: ThemeEntry;
  /** Why the entry is invalid. */
  fault?: string;
}

const isSelected = ({ stored }: { stored: unknown }) => (stored as { isSelected?: unknown } | null)?.isSelected === true;

/** The parsed entries of a stored list, selected ones first. Null if there is no list. */
export function storedEntries(kept: unknown): StoredEntry[] | null {
  if (!Array.isArray(kept)) return null;
  const placed = (kept as readonly unknown[]).map((stored, place) => ({ stored, place }));
  const inOrder = [...placed.filter(isSelected), ...placed.filter((one) => !isSelected(one))];
  return inOrder.slice(0, MAX_THEME_ENTRIES).map(({ stored, place }) => {
    const read = themeEntrySchema.safeParse(stored);
    if (read.success) return { place, entry: read.data };
    const [issue] = read.error.issues;
    return { place, fault: [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ') };
  });
}

/**
 * A theme for responses: selected entries first, without invalid ones. Stored themes may not match today's schema
 * (SH-30); that may only cost an employer its colours, never fail a request. Null if there is no list.
 */
export function storedTheme(kept: unknown): Theme | null {
  return storedEntries(kept)?.flatMap(({ entry }) => entry ?? []) ?? null;
}
