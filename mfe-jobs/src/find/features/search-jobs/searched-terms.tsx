import { parseJobSearch } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, shortTerm, useLocation } from '@hirehq/shared-ui';
import { usePlaceText } from '@hirehq/shared-ui/bundled';
import { searchedTerms } from '../../shared/searched-place.ts';
import { isJobList } from '../../shared/job-list-place.ts';

/** The search terms of the list on the page, shortened (SH-47); opens the search. */
export function SearchedTerms() {
  const { pathname, search: query } = useLocation();
  const placeText = usePlaceText();
  const search = isJobList(pathname) ? parseJobSearch(new URLSearchParams(query)) : {};
  const terms = searchedTerms(search, placeText).map(shortTerm);
  return terms.length > 0 ? <bdi>{terms.join(' · ')}</bdi> : <FormattedMessage id="search.open" />;
}
