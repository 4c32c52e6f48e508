import { themeEntrySchema, type Theme } from '@hirehq/shared-contracts/rest';

/** More schemes than this nobody chooses from. */
const MAX_ENTRIES = 20;

const isSelected = (entry: unknown) => (entry as { isSelected?: unknown } | null)?.isSelected === true;

/**
 * A theme as it may be answered: the selected entries first, those that are none left out. What is stored does not fit for
 * ever (SH-30); it must cost an employer its colours and nobody an answer. Null where there is no list.
 */
export function storedTheme(kept: unknown): Theme | null {
  if (!Array.isArray(kept)) return null;
  const entries = kept as readonly unknown[];
  const inOrder = [...entries.filter(isSelected), ...entries.filter((entry) => !isSelected(entry))];
  return inOrder.slice(0, MAX_ENTRIES).flatMap((entry) => {
    const read = themeEntrySchema.safeParse(entry);
    return read.success ? [read.data] : [];
  });
}
