import { FILE_LINK_SECONDS } from '@hirehq/shared-contracts/codes';
import { z } from 'zod';
import type { Services } from '../../platform/module.ts';
import { USUAL_RETRIES, defineWork, onDemand, type DeclaredWork } from '../../platform/work/work-kind.ts';

/** A document is removed soon after its link has expired. */
const KEPT_MS = 2 * FILE_LINK_SECONDS * 1000;

export const removeDocument = defineWork({
  name: 'profile-documents.remove',
  payload: z.object({ storageKey: z.string() }),
  retries: USUAL_RETRIES,
  timeLimitSeconds: 30,
  atATime: 2,
});

export const documentWork = ({ files }: Pick<Services, 'files'>): DeclaredWork =>
  onDemand(removeDocument, ({ storageKey }) => files.remove(storageKey));

interface Document {
  fileName: string;
  contentType: string;
  data: Uint8Array;
}

/** Keeps a document for as long as its link works, and returns the link. */
export async function keepDocument({ db, files, work }: Pick<Services, 'db' | 'files' | 'work'>, document: Document) {
  const { fileName, contentType, data } = document;
  const key = await files.put(data);
  try {
    await db.transaction().execute((trx) => work.enqueue(trx, removeDocument, { storageKey: key }, { afterMs: KEPT_MS }));
  } catch (error) {
    await files.remove(key);
    throw error;
  }
  return { fileName, contentType, signedUrl: files.link({ key, fileName, contentType }, FILE_LINK_SECONDS) };
}
