import { MAX_THEME_ENTRIES, themeEntrySchema, type Theme, type ThemeEntry } from '@hirehq/shared-contracts/rest';

export interface StoredEntry {
  /** In the stored list, from 0. */
  place: number;
  /** Missing for what is no entry. */
  entry?: ThemeEntry;
  /** Why it is none. */
  fault?: string;
}

const isSelected = ({ stored }: { stored: unknown }) => (stored as { isSelected?: unknown } | null)?.isSelected === true;

/** The entries of a stored list that may be answered, the selected ones first, each read. Null where there is no list. */
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
 * A theme as it may be answered: the selected entries first, those that are none left out. What is stored does not fit for
 * ever (SH-30); it must cost an employer its colours and nobody an answer. Null where there is no list.
 */
export function storedTheme(kept: unknown): Theme | null {
  return storedEntries(kept)?.flatMap(({ entry }) => entry ?? []) ?? null;
}
