import type { Selectable } from 'kysely';
import { jsonb, type Database, type Transaction } from '../../../../platform/database/database.ts';
import type { FileTable } from '../../../../platform/database/tables/files.ts';
import type { ChecklistTable } from '../../../../platform/database/tables/profiles.ts';

export type ChecklistRow = Selectable<ChecklistTable>;
export type ChecklistState = Pick<ChecklistRow, 'ratings' | 'tasks' | 'files' | 'signed_name' | 'signed_at' | 'expires_on'>;

/** What a candidate has entered, by checklist. */
export async function checklistRows(db: Database, candidateId: string): Promise<Map<string, ChecklistRow>> {
  const rows = await db.selectFrom('checklist').selectAll().where('candidate_id', '=', candidateId).execute();
  return new Map(rows.map((row) => [row.checklist_id, row]));
}

export async function storeChecklist(
  trx: Transaction,
  { candidateId, id, at }: { candidateId: string; id: string; at: Date },
  { ratings, tasks, files, ...signature }: ChecklistState,
): Promise<void> {
  const entered = { ratings: jsonb(ratings), tasks: jsonb(tasks), files: jsonb(files), changed_at: at, ...signature };
  await trx
    .insertInto('checklist')
    .values({ candidate_id: candidateId, checklist_id: id, ...entered })
    .onConflict((conflict) => conflict.columns(['candidate_id', 'checklist_id']).doUpdateSet(entered))
    .execute();
}

export type DocumentFile = Selectable<FileTable>;

/** The files that a candidate uploaded for checklists, by id. */
export async function documentFiles(db: Database, candidateId: string): Promise<Map<string, DocumentFile>> {
  const rows = await db
    .selectFrom('file')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .where('category', '=', 'BACKGROUND')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
