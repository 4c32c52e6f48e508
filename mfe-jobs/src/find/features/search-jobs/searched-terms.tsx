import { parseJobSearch } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, shortTerm, useLocation } from '@hirehq/shared-ui';
import { usePlaceText } from '@hirehq/shared-ui/bundled';

/** What the list on the page was searched for, in few letters (SH-47); an invitation to search elsewhere. */
export function SearchedTerms() {
  const { search: query } = useLocation();
  const placeText = usePlaceText();
  const search = parseJobSearch(new URLSearchParams(query));
  const what = search.name ?? search.jobTitle ?? search.keyword;
  const where = search.city ?? search.state ?? (search.country && placeText(search.country));
  const terms = [what, where].filter((term) => term !== undefined).map(shortTerm);
  return terms.length > 0 ? <bdi>{terms.join(' · ')}</bdi> : <FormattedMessage id="search.open" />;
}
