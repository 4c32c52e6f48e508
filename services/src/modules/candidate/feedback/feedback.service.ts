import type { Feedback } from '@hirehq/shared-contracts/rest';
import { withStoredFiles } from '../../../platform/files/with-stored-files.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { UploadedFile } from '../../../platform/http/bodies/multipart.ts';
import type { Services } from '../../../platform/module.ts';
import { refuseIfFull } from '../../../platform/row-caps/refuse-if-full.ts';
import { acceptUpload, PICTURES, refuseOverQuota } from '../../post/files/index.ts';
import { insertFeedback } from './feedback.store.ts';

/** Stores feedback and its screenshots in one transaction. */
export async function postFeedback(
  { db, files, now }: Services,
  candidateId: string,
  feedback: Feedback,
  screenshots: readonly UploadedFile[],
): Promise<true> {
  const accepted = await Promise.all(
    screenshots.map(async (file) => {
      const picture = await acceptUpload(file, PICTURES, { owner: candidateId });
      if (!picture) throw new Refusal('FILE_TYPE_REFUSED', { message: 'Please upload only JPG, JPEG, PNG formats!' });
      return picture;
    }),
  );
  const bytes = accepted.reduce((total, { data }) => total + data.byteLength, 0);
  await withStoredFiles(files, accepted, (attachments) =>
    db.transaction().execute(async (trx) => {
      await refuseIfFull(trx, 'feedback', { owner: candidateId, now: now() });
      if (bytes > 0) await refuseOverQuota(trx, candidateId, { category: 'FEEDBACK', bytes, files: accepted.length });
      await insertFeedback(trx, candidateId, feedback, attachments, now());
    }),
  );
  return true;
}
