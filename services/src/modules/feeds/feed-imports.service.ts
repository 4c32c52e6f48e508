import { rename } from 'node:fs/promises';
import type { EmployerFeedImport, EmployerFeedImportInput } from '@hirehq/shared-contracts/employer';
import { Refusal } from '../../platform/http/refusal.ts';
import type { SpooledFile } from '../../platform/http/spooled-file.ts';
import type { Services } from '../../platform/module.ts';
import { importOf, insertImport, type FeedImportRow } from './feed-imports.store.ts';
import { assertMap } from './feeds.service.ts';
import { aliveUntil, type ImportWorker } from './import-worker.ts';

const MOST_UNDER_WAY = 5;
const LONGEST_FILE_NAME = 200;

function importAnswer(row: FeedImportRow): EmployerFeedImport {
  return {
    id: row.id,
    fileName: row.file_name,
    format: row.format,
    name: row.name,
    closeMissing: row.close_missing,
    state: row.state,
    createdTimestamp: row.created_at.toISOString(),
    endedTimestamp: row.ended_at?.toISOString() ?? null,
    report: row.report,
  };
}

interface NewImport {
  enterpriseId: string;
  id: string;
  input: EmployerFeedImportInput;
  file: SpooledFile | undefined;
}

/** Takes a file over and hands it to the worker; the same id again answers the first. */
export async function startImport(
  { db, now }: Services,
  worker: Pick<ImportWorker, 'take'>,
  { enterpriseId, id, input, file }: NewImport,
): Promise<EmployerFeedImport> {
  if (!file) throw new Refusal('VALIDATION_FAILED', { fields: { file: 'is missing' } });
  assertMap(input.map);
  const at = now();
  const stored = await insertImport(
    db,
    {
      id,
      enterprise_id: enterpriseId,
      file_name: file.fileName.replaceAll('\0', '').slice(0, LONGEST_FILE_NAME),
      format: input.format,
      map: input.map,
      name: input.name,
      close_missing: input.closeMissing,
      created_at: at,
      alive_until: aliveUntil(at),
    },
    MOST_UNDER_WAY,
  );
  if (!stored)
    throw new Refusal('CONFLICT', {
      message: `${MOST_UNDER_WAY} imports of the enterprise are under way. Send this file once one of them has ended.`,
    });
  if (stored.made) {
    const path = `${file.path}.import`;
    await rename(file.path, path);
    worker.take({ id, path });
  }
  return importAnswer(stored.row);
}

export async function readImport({ db }: Services, enterpriseId: string, id: string): Promise<EmployerFeedImport> {
  const row = await importOf(db, enterpriseId, id);
  if (!row) throw new Refusal('NOT_FOUND');
  return importAnswer(row);
}
