import { FILTERS, type FilterKey, type SearchFilter } from '@hirehq/shared-contracts/search-filters';

/** The id of the form to which the controls of a list belong in a browser without scripts (search-without-scripts). */
export const SEARCH_FORM = 'job-search';

/** What a control sends with the form: the name that its filter has in an address. */
export interface FormField {
  name: string;
  form: string;
}

export function formField(key: FilterKey | 'sort'): FormField {
  const part: SearchFilter = key === 'sort' ? {} : FILTERS[key];
  return { name: part.address ?? key, form: SEARCH_FORM };
}
