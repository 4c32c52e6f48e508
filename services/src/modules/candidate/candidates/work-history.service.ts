import type { WorkHistory } from '@hirehq/shared-contracts/rest';
import type { Services } from '../../../platform/module.ts';
import type { ExpectedVersion } from '../../../platform/versions/expected-version.ts';
import { RecordsWithFiles } from './records-with-files.ts';
import { deleteWorkHistory, insertWorkHistory, updateWorkHistory, workHistoryOf } from './work-history.store.ts';

interface Entry {
  id?: string | undefined;
  title: string;
  workedWith: string;
  workedFrom: string;
  workedTill?: string | null | undefined;
}

export const workHistory = new RecordsWithFiles({
  cap: 'workHistory',
  category: 'SHOWCASE',
  rowsOf: workHistoryOf,
  insert: insertWorkHistory,
  update: updateWorkHistory,
  remove: deleteWorkHistory,
  responseOf: (row, showcases): WorkHistory => ({
    id: row.id,
    version: String(row.version),
    title: row.title,
    workedWith: row.worked_with,
    workedFrom: row.worked_from,
    workedTill: row.worked_till,
    showcases,
  }),
});

/** Adds an entry, or changes the one with the id, of an expected version. */
export const saveWorkHistory = (
  services: Services,
  candidateId: string,
  { id, title, workedWith, workedFrom, workedTill }: Entry,
  expected: ExpectedVersion,
): Promise<WorkHistory> =>
  workHistory.save(services, candidateId, {
    id,
    expected,
    columns: { title, worked_with: workedWith, worked_from: workedFrom, worked_till: workedTill ?? null },
  });
