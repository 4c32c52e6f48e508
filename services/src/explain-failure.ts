import { StartRefused } from './modules/delivery/gate/index.ts';
import { ConfigError } from './platform/config-values.ts';
import { DataFolderTaken } from './platform/data-folder.ts';
import { DataFolderDamaged, RESTORE } from './platform/data-folder-damaged.ts';
import { MigrationChanged, ServerTooOld } from './platform/database/migrate.ts';
import { Refusal } from './platform/refusals/refusal.ts';

/** Failures of a start whose sentence says all there is to say. */
const EXPLAINED = [ConfigError, DataFolderTaken, DataFolderDamaged, ServerTooOld, MigrationChanged, Refusal, StartRefused];

/** SQLSTATE of corrupted data and indexes, and of files that the server cannot read. */
const DAMAGED_DATABASE = /^(XX00[0-2]|58P01|58030)$/;

/** What is printed about the failure of a start: a sentence with what to do, or the stack of an error that nobody expected. */
export function explainFailure(error: unknown): string {
  if (EXPLAINED.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof Error && error.message.includes('unsupported startup parameter'))
    return `The pooler of DATABASE_URL refuses the connection: ${error.message}. Which line its configuration needs is in docs/operations/data.md, 'Behind a pooler'.`;
  const { code = '', port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Set PORT to a free one.`;
  if (error instanceof Error && DAMAGED_DATABASE.test(code)) return `The database is damaged: ${error.message}.\n${RESTORE}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
