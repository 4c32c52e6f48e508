import { Readable } from 'node:stream';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { EXPORT_KEPT_DAYS } from '@hirehq/shared-contracts/codes';
import { z } from 'zod';
import { withStoredFiles } from '../../../../platform/files/with-stored-files.ts';
import { zipStream } from '../../../../platform/files/zip-stream.ts';
import type { Services } from '../../../../platform/module.ts';
import { defineWork, USUAL_RETRIES } from '../../../../platform/work/work-kind.ts';
import { enqueueMail } from '../../../post/mail/index.ts';
import { accountMail } from '../account-mails.ts';
import { accountHolder } from '../account.store.ts';
import { subjectOf } from '../email.service.ts';
import { completeExport, openExport } from '../exports.store.ts';
import { exportEntries } from './export-entries.ts';

export const exportWork = defineWork({
  name: 'account.export',
  payload: z.object({ exportId: z.uuid() }),
  retries: USUAL_RETRIES,
  timeLimitSeconds: 900,
  atATime: 1,
});

/** Writes a candidate's data into the file store, and tells them that it is there. Does nothing if it was done or replaced. */
export async function makeExport(services: Services, exportId: string): Promise<void> {
  const { db, files, now } = services;
  const row = await openExport(db, exportId);
  const record = row && (await accountHolder(db, row.candidate_id));
  if (!record) return;
  const holder = await subjectOf(services, record);
  const at = now();
  let size = 0;
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.byteLength;
      yield chunk;
    }
  }
  const data = Readable.from(counted(zipStream(exportEntries(services, holder, at), at)));
  const expiresAt = new Date(at.getTime() + EXPORT_KEPT_DAYS * DAY_MS);
  await withStoredFiles(files, [{ data, unscanned: true }], async ([{ storageKey }]) => {
    const isKept = await db.transaction().execute(async (trx) => {
      const isOpen = await completeExport(trx, exportId, { storageKey, size, expiresAt });
      const mail = accountMail(services, holder, { kind: 'exportReady', until: expiresAt });
      if (isOpen) await enqueueMail(services, trx, mail);
      return isOpen;
    });
    if (!isKept) await files.remove(storageKey);
  });
}
