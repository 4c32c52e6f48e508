import type { JobSearchParams } from '@hirehq/shared-contracts/routes';
import type { ReactNode } from 'react';
// The style sheet has to be one of the page.
import './search-without-scripts.module.css';

// What a job list has for browsers without scripts: a form that the filters and the order belong to, and links. It is in the HTML of a
// served page only, written by the file beside this one, which no browser loads.

interface SearchProps {
  search: JobSearchParams;
}

/** Search terms, and the button that sends them with the filters. */
export const SearchForm = (_props: SearchProps & { employer: string | undefined }): ReactNode => null;

/** The button after the filters. */
export const SendFilters = (): ReactNode => null;

/** Least and most pay and its unit. */
export const PayInputs = (_props: SearchProps): ReactNode => null;

/** The button beside the order. */
export const SendOrder = (): ReactNode => null;

/** A link from the top of a narrow page to the filters, which are after the list there. */
export const FiltersLink = (): ReactNode => null;

/** The filters of a page that otherwise has them in a drawer. */
export const FiltersAfterList = (_props: { className: string | undefined; children: ReactNode }): ReactNode => null;

/** The link to the next page. `after`: where this one ends; null at the end of the list. */
export const NextPageLink = (_props: { after: string | null }): ReactNode => null;
