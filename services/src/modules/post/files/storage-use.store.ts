import { sql } from 'kysely';
import { STORAGE_CATEGORIES, type StorageCategory, type StorageQuota } from '@hirehq/shared-contracts/storage-quotas';
import { lockSubject } from '../../../platform/database/advisory-locks.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';

export interface StorageUse {
  total: StorageQuota;
  categories: Readonly<Record<StorageCategory, StorageQuota>>;
  /** Files of removed records, which are stored until the records can no longer be restored. */
  removed: StorageQuota;
}

const NOTHING: StorageQuota = { files: 0, bytes: 0 };

/** Nobody else adds files of the candidate until the transaction ends. Take it before locks of rows. */
export const lockStorage = (trx: Transaction, candidateId: string): Promise<void> => lockSubject(trx, 'storage', candidateId);

/** What a candidate stores. Documents of employers do not count, nor do copies of the data, of which there is one at a time. */
export async function storageUse(db: Database, candidateId: string): Promise<StorageUse> {
  const { rows } = await sql<{ category: StorageCategory | 'REMOVED'; files: number; bytes: number }>`
    select category, count(*)::int as files, coalesce(sum(bytes), 0)::bigint as bytes from (
      select category, size as bytes from file
      where candidate_id = ${candidateId} and (category <> 'CANDIDATE_OFFER' or record_id is null)
      union all
      select 'VIDEO', size + coalesce(poster_size, 0) + coalesce(captions_size, 0) from video
      where candidate_id = ${candidateId} and state <> 'REFUSED'
      union all
      select 'MESSAGE', coalesce(message.attachment_size, 0) from message
      join conversation on conversation.id = message.conversation_id
      where conversation.candidate_id = ${candidateId} and message.attachment_key is not null and not message.by_enterprise
      union all
      select 'FEEDBACK', feedback_attachment.size from feedback_attachment
      join feedback on feedback.id = feedback_attachment.feedback_id where feedback.candidate_id = ${candidateId}
      union all
      select 'REMOVED', size from removed_file where candidate_id = ${candidateId}
    ) stored group by category`.execute(db);
  const of = (name: StorageCategory | 'REMOVED'): StorageQuota => {
    const { files, bytes } = rows.find(({ category }) => category === name) ?? NOTHING;
    return { files, bytes };
  };
  const categories = Object.fromEntries(STORAGE_CATEGORIES.map((name) => [name, of(name)])) as StorageUse['categories'];
  const sum = (field: keyof StorageQuota) => Object.values(categories).reduce((total, use) => total + use[field], 0);
  return { total: { files: sum('files'), bytes: sum('bytes') }, categories, removed: of('REMOVED') };
}

/** Files uploaded for checklists that none of the candidate's checklists refers to, the oldest first. */
export async function unusedChecklistFiles(
  db: Database,
  candidateId: string,
): Promise<{ id: string; file_name: string; size: number }[]> {
  return db
    .selectFrom('file')
    .select(['id', 'file_name', 'size'])
    .where('candidate_id', '=', candidateId)
    .where('category', '=', 'BACKGROUND')
    .where(
      sql<boolean>`not exists (
        select from checklist, jsonb_each(checklist.files) entry
        where checklist.candidate_id = file.candidate_id and entry.value ? file.id::text)`,
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
