/** Codes of the operating system, of PostgreSQL (disk_full), and names of errors of servers that speak S3. */
const FULL = /^(ENOSPC|EDQUOT|53100|XMinioStorageFull|QuotaExceeded|InsufficientCapacity)$/;
/** PostgreSQL has no code of its own for a full quota. */
const FULL_TEXT = /No space left on device|Disk quota exceeded/;

/** Thrown before anything is written if that would use up the space that is reserved for the database. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
  readonly code = 'ENOSPC';
}

/** True for a write that failed, of a file or in the database, because there is no space. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  if (typeof code === 'string' && FULL.test(code)) return true;
  return FULL.test(error.name) || (typeof severity === 'string' && FULL_TEXT.test(error.message));
}
