/** Text as it is stored: without what PostgreSQL cannot hold, null for nothing. */
export const keptText = (text: string | null | undefined): string | null => text?.replaceAll('\0', '').trim() || null;
