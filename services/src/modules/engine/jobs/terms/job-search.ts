import type { Database } from '../../../../platform/database/database.ts';
import { NO_CHOICE, type FacetChoice } from './facet-choice.ts';
import { NO_TERMS, type SearchTerms } from './search-terms.ts';

/** Where and when a search is made. */
export interface SearchContext {
  readonly db: Database;
  readonly now: Date;
}

/** A search under way: what each of its steps works with. */
export interface JobSearch extends SearchContext {
  /** True for a list with health work first. */
  readonly healthFirst?: boolean;
  /** For a list by pay: what one unit of each currency is worth in that of the order. */
  readonly payWorth?: ReadonlyMap<string, number> | undefined;
  readonly terms: SearchTerms;
  readonly choice: FacetChoice;
  /** True if few jobs are expected to match: the first look at the search reads the whole sample. */
  readonly isRare?: boolean;
}

/** The search for these terms alone. */
export const searchFor = ({ db, now }: SearchContext, terms: Partial<SearchTerms>): JobSearch => ({
  db,
  now,
  terms: { ...NO_TERMS, ...terms },
  choice: NO_CHOICE,
});
