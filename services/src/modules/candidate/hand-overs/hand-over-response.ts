import type { HandOverRow } from './hand-overs.store.ts';

/** The GraphQL type HandOver; null for one that was deleted in the meantime, with its candidate. */
export const handOverResponse = (row: HandOverRow | undefined) =>
  row
    ? {
        id: row.id,
        purpose: row.purpose,
        state: row.state,
        firstName: row.first_name,
        expiresAt: row.expires_at.toISOString(),
      }
    : null;
