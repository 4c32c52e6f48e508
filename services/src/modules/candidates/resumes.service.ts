import type { Resume } from '@hirehq/shared-contracts/rest';
import { Refusal } from '../../platform/http/refusal.ts';
import type { UploadedFile } from '../../platform/http/multipart.ts';
import type { Services, Viewer } from '../../platform/module.ts';
import { fileLink, storeUpload } from '../files/index.ts';
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

/** A visitor's résumé belongs to nobody until an application takes it over (claimResume). */
export async function addResume(
  services: Services,
  viewer: Viewer,
  title: string,
  upload: UploadedFile | undefined,
): Promise<Resume> {
  const { db, files, now } = services;
  const candidateId = viewer.kind === 'candidate' ? viewer.candidateId : null;
  const added = await storeUpload(services, upload, { candidateId, category: 'RESUME' }, async (trx, file) => {
    const resume = await insertResume(trx, candidateId, file.id, title);
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
  const old = await deleteUnclaimedResumes(db, now());
  await Promise.all(old.map((key) => files.remove(key)));
  return added;
}

export async function removeResume({ db, files }: Services, candidateId: string, id: string): Promise<true> {
  const key = await deleteResume(db, candidateId, id);
  if (!key) throw new Refusal('NOT_FOUND');
  await files.remove(key);
  return true;
}
