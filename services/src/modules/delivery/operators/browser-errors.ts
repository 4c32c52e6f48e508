import type { Database } from '../../../platform/database/database.ts';

/** The newest errors that browsers reported, as the module that stores them returns them. */
export type ReadBrowserErrors = (
  db: Database,
  wanted: { since: Date; limit: number },
) => Promise<readonly { received_at: Date; error: string; error_info: string }[]>;
