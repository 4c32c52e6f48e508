import type { StoredFile, WorkHistory } from '@hirehq/shared-contracts/rest';
import type { Services } from '../../../platform/module.ts';
import { refuseIfFull } from '../../../platform/row-caps/hold-cap.ts';
import { codeOfGone, refuseStale, type ExpectedVersion } from '../../../platform/versions/expected-version.ts';
import { deleteFilesOfRecord, fileResponse, filesOfRecords } from '../../post/files/index.ts';
import {
  deleteWorkHistory,
  insertWorkHistory,
  updateWorkHistory,
  workHistoryOf,
  type WorkHistoryRow,
} from './work-history.store.ts';

interface Entry {
  id?: string | undefined;
  title: string;
  workedWith: string;
  workedFrom: string;
  workedTill?: string | null | undefined;
}

function toResponse(row: WorkHistoryRow, showcases: StoredFile[]): WorkHistory {
  return {
    id: row.id,
    version: String(row.version),
    title: row.title,
    workedWith: row.worked_with,
    workedFrom: row.worked_from,
    workedTill: row.worked_till,
    showcases,
  };
}

async function showcases({ db, files }: Services, candidateId: string) {
  const rows = await filesOfRecords(db, candidateId, 'SHOWCASE');
  return (recordId: string) => rows.filter((file) => file.record_id === recordId).map((file) => fileResponse(files, file));
}

export async function workHistory(services: Services, candidateId: string): Promise<WorkHistory[]> {
  const [rows, showcasesOf] = await Promise.all([workHistoryOf(services.db, candidateId), showcases(services, candidateId)]);
  return rows.map((row) => toResponse(row, showcasesOf(row.id)));
}

async function workHistoryIfAny(services: Services, candidateId: string, id: string | undefined) {
  return (await workHistory(services, candidateId)).find((entry) => entry.id === id?.toLowerCase());
}

/** Adds an entry, or changes the one with the id, of an expected version. */
export async function saveWorkHistory(
  services: Services,
  candidateId: string,
  { id, ...entry }: Entry,
  expected: ExpectedVersion,
): Promise<WorkHistory> {
  const columns = {
    title: entry.title,
    worked_with: entry.workedWith,
    worked_from: entry.workedFrom,
    worked_till: entry.workedTill ?? null,
  };
  const row = await services.db.transaction().execute(async (trx) => {
    if (!id) await refuseIfFull(trx, 'workHistory', { owner: candidateId, now: services.now() });
    const saved = id
      ? await updateWorkHistory(trx, candidateId, { id, expected }, columns)
      : await insertWorkHistory(trx, candidateId, columns);
    if (!saved) return refuseStale(() => workHistoryIfAny({ ...services, db: trx }, candidateId, id), codeOfGone(expected));
    await services.outbox.add(trx, 'profile.changed', { candidateId });
    return saved;
  });
  return toResponse(row, (await showcases(services, candidateId))(row.id));
}

/** Removes the record of an expected version, with its files. */
export async function removeWorkHistory(
  services: Services,
  candidateId: string,
  record: { id: string; expected: ExpectedVersion },
): Promise<true> {
  const { db, files, outbox } = services;
  const keys = await db.transaction().execute(async (trx) => {
    if (!(await deleteWorkHistory(trx, candidateId, record)))
      await refuseStale(() => workHistoryIfAny({ ...services, db: trx }, candidateId, record.id));
    await outbox.add(trx, 'profile.changed', { candidateId });
    return deleteFilesOfRecord(trx, candidateId, record.id);
  });
  await Promise.all(keys.map((key) => files.remove(key)));
  return true;
}
