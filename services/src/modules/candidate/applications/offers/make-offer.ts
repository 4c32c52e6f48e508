import type { PayUnit } from '@hirehq/shared-contracts/codes';
import type { UploadedFile } from '../../../../platform/http/bodies/multipart.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Services } from '../../../../platform/module.ts';
import { addStoredFiles, withStoredUploads } from '../../../post/files/index.ts';
import { changeApplication, type ApplicationChange } from '../change-application.ts';
import { insertOffer, recordOfRequest } from '../process.store.ts';

export interface Offer {
  /** Idempotency key; becomes the id of the offer. */
  requestId: string;
  /** YYYY-MM-DD. */
  startDate: string | null;
  pay: { currency: string; min: number | null; max: number | null; unit: PayUnit } | null;
  expiresAt: Date | null;
  note: string | null;
  documents: readonly UploadedFile[];
}

/** Offers the job: stores the offer and its documents with the step. Refuses as `changeApplication` does, and for file types that are not accepted. */
export async function makeOffer(
  services: Services,
  { applicationId, by }: Pick<ApplicationChange, 'applicationId' | 'by'>,
  { requestId, startDate, pay, expiresAt, note, documents }: Offer,
): Promise<void> {
  const { db, now } = services;
  if (await recordOfRequest(db, applicationId, requestId)) return;
  if (expiresAt && expiresAt <= now())
    throw new Refusal('VALIDATION_FAILED', { fields: { expiresTimestamp: 'must be in the future' } });
  await withStoredUploads(services, documents, 'CANDIDATE_OFFER', (kept) =>
    changeApplication(services, {
      applicationId,
      step: 'offered',
      by,
      requestId,
      note,
      alongside: async (trx, { candidate_id: candidateId }, at) => {
        await insertOffer(trx, {
          id: requestId,
          application_id: applicationId,
          start_date: startDate,
          pay_currency: pay?.currency ?? null,
          pay_min: pay?.min?.toString() ?? null,
          pay_max: pay?.max?.toString() ?? null,
          pay_unit: pay?.unit ?? null,
          expires_at: expiresAt,
          note,
          offered_at: at,
          answered_at: null,
        });
        await addStoredFiles(trx, { candidateId, category: 'CANDIDATE_OFFER', recordId: requestId }, kept);
      },
    }),
  );
}
