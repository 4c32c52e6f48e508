import type { JobFilter } from './graphql/generated/types.ts';
import { parseJobSearch } from './parse-job-search.ts';

/** The currency and unit in which a search compares pay; a job page shows its pay in them too. */
export type SearchedPay = Pick<JobFilter, 'payCurrency' | 'payUnit'>;

/** The query of a job page that was opened from such a search; empty without one. */
export function searchedPayQuery({ payCurrency, payUnit }: SearchedPay = {}): string {
  const query = new URLSearchParams();
  if (payUnit) query.set('payUnit', payUnit);
  if (payCurrency) query.set('payCurrency', payCurrency);
  return query.toString();
}

/** Reads it again; invalid parts are left out. */
export function searchedPayOf(query: URLSearchParams): SearchedPay {
  const { payCurrency, payUnit } = parseJobSearch(query);
  return { ...(payUnit && { payUnit }), ...(payCurrency && { payCurrency }) };
}
