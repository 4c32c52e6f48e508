/** Text as it is stored: without characters that PostgreSQL cannot hold, null if empty. */
export const keptText = (text: string | null | undefined): string | null => text?.replaceAll('\0', '').trim() || null;
