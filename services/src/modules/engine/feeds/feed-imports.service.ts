import { rename } from 'node:fs/promises';
import type { EmployerFeedImport, EmployerFeedImportInput } from '@hirehq/shared-contracts/employer';
import type { Database } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { SpooledFile } from '../../../platform/http/bodies/spooled-file.ts';
import type { Services } from '../../../platform/module.ts';
import { refuseIfFull } from '../../../platform/row-caps/refuse-if-full.ts';
import { importOf, insertImport, type FeedImportRow } from './feed-imports.store.ts';
import { reportResponse } from './feed-outcome.ts';
import { sourceOfFiles } from './feed-source-name.ts';
import { assertMap } from './feeds.service.ts';
import { confirmClosing } from './import/close-missing.ts';
import { heldCounts } from './import/held-closings.store.ts';
import { aliveUntil, fileOfImport, importSoon } from './import-work.ts';

const LONGEST_FILE_NAME = 200;

async function importResponse(db: Database, row: FeedImportRow): Promise<EmployerFeedImport> {
  const source = sourceOfFiles(row.enterprise_id, row.name);
  return {
    id: row.id,
    fileName: row.file_name,
    format: row.format,
    name: row.name,
    closeMissing: row.close_missing,
    state: row.state,
    jobsHeld: (await heldCounts(db, [source])).get(source) ?? 0,
    createdTimestamp: row.created_at.toISOString(),
    endedTimestamp: row.ended_at?.toISOString() ?? null,
    report: reportResponse(row.report),
  };
}

interface NewImport {
  enterpriseId: string;
  id: string;
  input: EmployerFeedImportInput;
  file: SpooledFile | undefined;
}

/** Accepts a file and queues its import; repeating the id returns the first import. */
export async function startImport(services: Services, { enterpriseId, id, input, file }: NewImport): Promise<EmployerFeedImport> {
  if (!file) throw new Refusal('VALIDATION_FAILED', { fields: { file: 'is missing' } });
  assertMap(input.map);
  const { db, now, config } = services;
  const at = now();
  const values = {
    id,
    enterprise_id: enterpriseId,
    file_name: file.fileName.replaceAll('\0', '').slice(0, LONGEST_FILE_NAME),
    format: input.format,
    map: input.map,
    name: input.name,
    close_missing: input.closeMissing,
    created_at: at,
    alive_until: aliveUntil(at),
  };
  const stored = await db.transaction().execute(async (trx) => {
    const first = await importOf(trx, enterpriseId, id);
    if (first) return first;
    await refuseIfFull(trx, 'feedImports', { owner: enterpriseId, now: at });
    const row = await insertImport(trx, values);
    await rename(file.path, fileOfImport(config.dataFolder, id));
    await importSoon(services, trx, id);
    return row;
  });
  return importResponse(db, stored);
}

export async function readImport({ db }: Services, enterpriseId: string, id: string): Promise<EmployerFeedImport> {
  const row = await importOf(db, enterpriseId, id);
  if (!row) throw new Refusal('NOT_FOUND');
  return importResponse(db, row);
}

/** Closes the jobs that wait because a complete list of this name lacked them. */
export async function confirmImportClosing(services: Services, enterpriseId: string, id: string): Promise<EmployerFeedImport> {
  const { db, outbox, now } = services;
  const row = await importOf(db, enterpriseId, id);
  if (!row) throw new Refusal('NOT_FOUND');
  await confirmClosing(db, outbox, sourceOfFiles(enterpriseId, row.name), now());
  return importResponse(db, row);
}
