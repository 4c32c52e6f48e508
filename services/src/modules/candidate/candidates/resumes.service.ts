import type { Resume } from '@hirehq/shared-contracts/rest';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { UploadedFile } from '../../../platform/http/bodies/multipart.ts';
import type { Services, Viewer } from '../../../platform/module.ts';
import { fileLink, storeUpload } from '../../post/files/index.ts';
import type { VisitorUploads } from './visitor-uploads.ts';
import { deleteResume, deleteUnclaimedResumes, insertResume, resumesOf } from './resumes.store.ts';

export async function resumes({ db, files }: Services, viewer: Viewer): Promise<Resume[]> {
  if (viewer.kind === 'anonymous') return [];
  const rows = await resumesOf(db, viewer.candidateId);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    fileName: row.file_name,
    contentType: row.content_type,
    size: row.size,
    signedUrl: fileLink(files, row),
    createdTimestamp: row.created_at.toISOString(),
  }));
}

interface NewResume {
  viewer: Viewer;
  address: string;
  title: string;
  upload: UploadedFile | undefined;
}

/** A visitor's résumé has no owner until an application claims it (`claimResume`). */
export async function addResume(
  services: Services,
  { viewer, address, title, upload }: NewResume,
  visitorUploads: VisitorUploads,
): Promise<Resume> {
  const { files } = services;
  const candidateId = viewer.kind === 'candidate' ? viewer.candidateId : null;
  if (!candidateId && upload) await visitorUploads.count(address, upload.data.byteLength);
  return storeUpload(services, upload, { candidateId, category: 'RESUME' }, async (trx, file) => {
    if (!candidateId) await visitorUploads.refuseTooMuch(trx);
    const resume = await insertResume(trx, candidateId, file.id, title);
    if (candidateId) await services.outbox.add(trx, 'profile.changed', { candidateId });
    return {
      id: resume.id,
      title,
      fileName: file.file_name,
      contentType: file.content_type,
      size: file.size,
      signedUrl: candidateId ? fileLink(files, file) : null,
      createdTimestamp: resume.created_at.toISOString(),
    };
  });
}

/** Removes visitors' résumés that were not claimed within a day. */
export async function removeUnclaimedResumes({ db, files, now }: Pick<Services, 'db' | 'files' | 'now'>): Promise<void> {
  for (const key of await deleteUnclaimedResumes(db, now())) await files.remove(key);
}

export async function removeResume({ db, files, outbox }: Services, candidateId: string, id: string): Promise<true> {
  const key = await db.transaction().execute(async (trx) => {
    const deleted = await deleteResume(trx, candidateId, id);
    if (!deleted) throw new Refusal('NOT_FOUND');
    await outbox.add(trx, 'profile.changed', { candidateId });
    return deleted;
  });
  await files.remove(key);
  return true;
}
