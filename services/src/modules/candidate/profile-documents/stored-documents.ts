import { FILE_LINK_SECONDS } from '@hirehq/shared-contracts/codes';
import { z } from 'zod';
import { withStoredFiles } from '../../../platform/files/with-stored-files.ts';
import type { Services } from '../../../platform/module.ts';
import { surplusUnder } from '../../../platform/row-caps/refuse-if-full.ts';
import { USUAL_RETRIES, defineWork, onDemand, type DeclaredWork } from '../../../platform/work/work-kind.ts';
import { deleteDocument, insertDocument, takeOldestDocuments } from './documents.store.ts';

/** A document is removed soon after its link has expired. */
const KEPT_MS = 2 * FILE_LINK_SECONDS * 1000;

export const removeDocument = defineWork({
  name: 'profile-documents.remove',
  payload: z.object({ storageKey: z.string() }),
  retries: USUAL_RETRIES,
  timeLimitSeconds: 30,
  atATime: 2,
});

export const documentWork = ({ db, files }: Pick<Services, 'db' | 'files'>): DeclaredWork =>
  onDemand(removeDocument, async ({ storageKey }) => {
    // The bytes first: if this stops in between, it is repeated.
    await files.remove(storageKey);
    await deleteDocument(db, storageKey);
  });

interface Document {
  fileName: string;
  contentType: string;
  data: Uint8Array;
}

/** Stores a document for as long as its link works, and returns the link. Of too many, the oldest are removed earlier. */
export async function storeDocument(
  { db, files, work, now }: Pick<Services, 'db' | 'files' | 'work' | 'now'>,
  candidateId: string,
  document: Document,
) {
  const { fileName, contentType, data } = document;
  const key = await withStoredFiles(files, [{ data }], ([{ storageKey }]) =>
    db.transaction().execute(async (trx) => {
      const of = { owner: candidateId, now: now() };
      for (const oldest of await takeOldestDocuments(trx, candidateId, await surplusUnder(trx, 'profileDocuments', of)))
        await work.enqueue(trx, removeDocument, { storageKey: oldest });
      await insertDocument(trx, {
        storage_key: storageKey,
        candidate_id: candidateId,
        size: data.byteLength,
        created_at: of.now,
      });
      await work.enqueue(trx, removeDocument, { storageKey }, { afterMs: KEPT_MS });
      return storageKey;
    }),
  );
  return { fileName, contentType, signedUrl: files.link({ key, fileName, contentType }, FILE_LINK_SECONDS) };
}
