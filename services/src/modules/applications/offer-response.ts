import type { FileStore } from '../../platform/files/file-store.ts';
import { fileLink } from '../files/index.ts';
import type { documentsOf, OfferRow } from './process.store.ts';

type Documents = NonNullable<ReturnType<Awaited<ReturnType<typeof documentsOf>>['get']>>;
const amount = (value: string | null) => (value === null ? null : Number(value));

/** `grant`: what links to the documents require, see ServiceModule.fileGrants. */
export const offerResponse = (files: FileStore, row: OfferRow, documents: Documents = [], grant?: string) => ({
  id: row.id,
  startDate: row.start_date,
  pay:
    row.pay_currency && row.pay_unit
      ? { currency: row.pay_currency, min: amount(row.pay_min), max: amount(row.pay_max), unit: row.pay_unit }
      : null,
  expiresAt: row.expires_at,
  note: row.note,
  offeredAt: row.offered_at,
  answeredAt: row.answered_at,
  documents: documents.map((file) => ({ id: file.id, fileName: file.file_name, url: fileLink(files, file, grant) })),
});
