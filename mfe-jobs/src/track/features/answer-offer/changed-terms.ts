import type { OfferLetterFragment } from '../../shared/offer-letter.graphql.ts';

export type OfferChange = OfferLetterFragment['changes'][number];
export type OfferTerms = OfferChange['before'];
export type Term = 'pay' | 'startDate' | 'expiresAt' | 'note' | 'documents';

const TERMS: readonly Term[] = ['pay', 'startDate', 'expiresAt', 'documents', 'note'];

/** Pay, dates, documents and note as one value each. */
function valueOf(term: Term, { pay, startDate, expiresAt, note, documents }: OfferTerms): string {
  switch (term) {
    case 'pay':
      return pay ? [pay.currency, pay.min, pay.max, pay.unit].join(' ') : '';
    case 'startDate':
      return startDate ?? '';
    case 'expiresAt':
      return expiresAt === null ? '' : new Date(expiresAt).toISOString();
    case 'note':
      return note ?? '';
    case 'documents':
      return documents.join('\n');
  }
}

/** The terms that a change changed. Documents that were replaced by files of the same names are named too if nothing else was. */
export function changedTerms({ before, after }: OfferChange): readonly Term[] {
  const changed = TERMS.filter((term) => valueOf(term, before) !== valueOf(term, after));
  return changed.length > 0 ? changed : ['documents'];
}
