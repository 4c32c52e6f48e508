import type { Feedback } from '@hirehq/shared-contracts/rest';
import { isDatabaseAway } from '../../../platform/database-away.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { UploadedFile } from '../../../platform/http/bodies/multipart.ts';
import type { Services } from '../../../platform/module.ts';
import { refuseIfFull } from '../../../platform/row-caps/hold-cap.ts';
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
  const attachments = await Promise.all(
    accepted.map(async ({ data, contentType }) => ({ storageKey: await files.put(data), contentType, size: data.byteLength })),
  );
  try {
    await db.transaction().execute(async (trx) => {
      await refuseIfFull(trx, 'feedback', { owner: candidateId, now: now() });
      const bytes = attachments.reduce((total, { size }) => total + size, 0);
      if (bytes > 0) await refuseOverQuota(trx, candidateId, { category: 'FEEDBACK', bytes, files: attachments.length });
      await insertFeedback(trx, candidateId, feedback, attachments, now());
    });
  } catch (error) {
    // If the connection broke during the commit, the row may be stored.
    if (!isDatabaseAway(error)) await Promise.all(attachments.map(({ storageKey }) => files.remove(storageKey)));
    throw error;
  }
  return true;
}
