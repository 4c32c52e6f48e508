import type { StoredOfferTerms } from '../../../../platform/database/tables/applications.ts';
import type { OfferRow } from '../process.store.ts';

const amount = (value: string | null) => (value === null ? null : Number(value));

export const payOf = ({ pay_currency, pay_min, pay_max, pay_unit }: OfferRow): StoredOfferTerms['pay'] =>
  pay_currency && pay_unit ? { currency: pay_currency, min: amount(pay_min), max: amount(pay_max), unit: pay_unit } : null;

/** What an offer promises now, to be compared with what it promised before. */
export const offerTermsOf = (row: OfferRow, documents: readonly { file_name: string }[]): StoredOfferTerms => ({
  startDate: row.start_date,
  pay: payOf(row),
  expiresAt: row.expires_at?.toISOString() ?? null,
  note: row.note,
  documents: documents.map((file) => file.file_name),
});
