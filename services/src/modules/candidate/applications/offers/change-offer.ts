import { isDeepStrictEqual } from 'node:util';
import type { StoredOfferTerms } from '../../../../platform/database/tables/applications.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Services } from '../../../../platform/module.ts';
import { addStoredFiles, deleteFilesOfRecord, withStoredUploads } from '../../../post/files/index.ts';
import { changeApplication, type ApplicationChange } from '../change-application.ts';
import type { Offer } from './make-offer.ts';
import { offerTermsOf } from './offer-terms.ts';
import { documentsOf, insertOfferVersion, offersOf, updateOffer } from '../process.store.ts';

/** What is left out stays as it is; documents that are sent replace all earlier ones. */
interface OfferChange extends Pick<Offer, 'requestId' | 'documents'> {
  startDate?: Offer['startDate'] | undefined;
  pay?: Offer['pay'] | undefined;
  expiresAt?: Offer['expiresAt'] | undefined;
  note?: Offer['note'] | undefined;
  /** The version that the employer changes; refused if it is not the current one. */
  version?: number | undefined;
}

async function currentOffer(trx: Transaction, applicationId: string) {
  const row = (await offersOf(trx, [applicationId])).get(applicationId);
  if (!row) throw new Refusal('CONFLICT', { message: 'There is no offer to change.' });
  const documents = (await documentsOf(trx, [row.id])).get(row.id) ?? [];
  return { row, terms: offerTermsOf(row, documents) };
}

function changedTerms(
  terms: StoredOfferTerms,
  { startDate = terms.startDate, pay = terms.pay, note = terms.note, expiresAt }: OfferChange,
  documents: readonly string[],
): StoredOfferTerms {
  return {
    startDate,
    pay: pay && { currency: pay.currency, min: pay.min, max: pay.max, unit: pay.unit },
    note,
    expiresAt: expiresAt === undefined ? terms.expiresAt : (expiresAt?.toISOString() ?? null),
    documents: documents.length > 0 ? [...documents] : terms.documents,
  };
}

/**
 * Corrects, extends or renews an offer that is not answered, also one that has expired, and tells the candidate. The earlier terms
 * are kept. The same terms again change nothing. Refuses as `changeApplication` does, an earlier version with CONFLICT, and an
 * offer that would be expired.
 */
export async function changeOffer(
  services: Services,
  { applicationId, by }: Pick<ApplicationChange, 'applicationId' | 'by'>,
  change: OfferChange,
): Promise<void> {
  const { requestId, documents, version } = change;
  const replaced: string[] = [];
  await withStoredUploads(services, documents, 'CANDIDATE_OFFER', (kept) =>
    changeApplication(services, {
      applicationId,
      step: 'offer changed',
      by,
      requestId,
      alongside: async (trx, { candidate_id: candidateId }, at) => {
        const { row, terms } = await currentOffer(trx, applicationId);
        if (version !== undefined && version !== row.version)
          throw new Refusal('CONFLICT', { message: `This offer has changed: its version is ${row.version}, not ${version}.` });
        const names = kept.map(({ fileName }) => fileName);
        const next = changedTerms(terms, change, names);
        if (names.length === 0 && isDeepStrictEqual(next, terms)) return 'unchanged';
        if (next.expiresAt !== null && new Date(next.expiresAt) <= at)
          throw new Refusal('VALIDATION_FAILED', { fields: { expiresTimestamp: 'must be in the future' } });
        await insertOfferVersion(trx, { application_id: applicationId, version: row.version, terms, replaced_at: at });
        await updateOffer(trx, applicationId, next, row.version + 1);
        if (kept.length === 0) return undefined;
        replaced.push(...(await deleteFilesOfRecord(trx, candidateId, row.id)));
        await addStoredFiles(trx, { candidateId, category: 'CANDIDATE_OFFER', recordId: row.id }, kept);
        return undefined;
      },
    }),
  );
  for (const key of replaced) await services.files.remove(key);
}
