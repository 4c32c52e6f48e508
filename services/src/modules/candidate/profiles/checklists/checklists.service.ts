import { checklistsOf, type ChecklistContent } from '@hirehq/shared-contracts/checklists';
import type { CandidateProfile } from '@hirehq/shared-contracts/employer';
import type { Database } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/module.ts';
import { fileLink } from '../../../post/files/index.ts';
import { isComplete, itemsOf } from './checklist-state.ts';
import { checklistRows, documentFiles, type ChecklistRow, type DocumentFile } from './checklists.store.ts';

type FileLinks = Pick<Services, 'files'>;

function checklistResponse(
  { files }: FileLinks,
  content: ChecklistContent,
  row: ChecklistRow | undefined,
  documents: ReadonlyMap<string, DocumentFile>,
) {
  const items = itemsOf(content, row, documents);
  const isSigned = isComplete(items);
  return {
    id: content.id,
    version: String(row?.version ?? 0),
    signedName: isSigned ? (row?.signed_name ?? null) : null,
    signedAt: isSigned ? (row?.signed_at?.toISOString() ?? null) : null,
    expiresOn: isSigned ? (row?.expires_on ?? null) : null,
    items: items.map((item) => ({
      ...item,
      files: item.files.map((file) => ({
        id: file.id,
        fileName: file.file_name,
        contentType: file.content_type,
        size: file.size,
        signedUrl: fileLink(files, file),
      })),
    })),
  };
}

export type ChecklistResponse = ReturnType<typeof checklistResponse>;

/** The checklists of the brand with what the candidate has entered. */
export async function checklists(
  services: Pick<Services, 'config' | 'files'> & { db: Database },
  candidateId: string,
): Promise<ChecklistResponse[]> {
  const offered = checklistsOf(services.config.variant);
  if (offered.length === 0) return [];
  const [rows, files] = await Promise.all([checklistRows(services.db, candidateId), documentFiles(services.db, candidateId)]);
  return offered.map((content) => checklistResponse(services, content, rows.get(content.id), files));
}

/** The checklists whose signature is valid today. */
export async function signedChecklists(services: Services, candidateId: string): Promise<CandidateProfile['checklists']> {
  const today = services.now().toISOString().slice(0, 10);
  return (await checklists(services, candidateId)).flatMap(({ id, signedAt, expiresOn }) =>
    signedAt !== null && expiresOn !== null && expiresOn >= today
      ? [{ specialty: id, signedOn: signedAt.slice(0, 10), expiresOn }]
      : [],
  );
}
