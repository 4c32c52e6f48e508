import type { FileStore } from '../../../../platform/files/file-store.ts';
import { fileLink } from '../../../post/files/index.ts';
import { payOf, offerTermsOf } from './offer-terms.ts';
import type { documentsOf, OfferRow, OfferVersionRow } from '../process.store.ts';

type Documents = NonNullable<ReturnType<Awaited<ReturnType<typeof documentsOf>>['get']>>;

/** The most changes of an offer that are shown, the latest ones. */
const MOST_CHANGES = 20;

interface OfferParts {
  documents?: Documents | undefined;
  /** Earlier terms, oldest first. */
  versions?: readonly OfferVersionRow[] | undefined;
  /** What links to the documents require, see ServiceModule.fileGrants. */
  grant?: string;
}

/** Each change of an offer with the terms before and after it, oldest first. */
function changesOf(row: OfferRow, documents: Documents, versions: readonly OfferVersionRow[]) {
  const now = offerTermsOf(row, documents);
  return versions
    .map(({ version, terms, replaced_at }, index) => ({
      version: version + 1,
      changedAt: replaced_at,
      before: terms,
      after: versions[index + 1]?.terms ?? now,
    }))
    .slice(-MOST_CHANGES);
}

export const offerResponse = (files: FileStore, row: OfferRow, { documents = [], versions = [], grant }: OfferParts = {}) => ({
  id: row.id,
  version: row.version,
  startDate: row.start_date,
  pay: payOf(row),
  expiresAt: row.expires_at,
  note: row.note,
  offeredAt: row.offered_at,
  answeredAt: row.answered_at,
  documents: documents.map((file) => ({ id: file.id, fileName: file.file_name, url: fileLink(files, file, grant) })),
  changes: changesOf(row, documents, versions),
});
