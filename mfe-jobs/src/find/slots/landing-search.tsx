import { useReducer } from 'react';
import { routes } from '@hirehq/shared-contracts/routes';
import {
  Button,
  FormattedMessage,
  useBrand,
  useClickOutside,
  useIntl,
  useLocation,
  useNavigate,
  useViewer,
} from '@hirehq/shared-ui';
import { FieldDivider } from '../features/search-jobs/field-divider.tsx';
import { KeywordBox } from '../features/search-jobs/keyword-box.tsx';
import { LocationBox } from '../features/search-jobs/location-box.tsx';
import { useRecentSearches } from '../features/search-jobs/recent-searches.ts';
import { searchFrom, searchReducer, type SearchDraft } from '../features/search-jobs/search-jobs.model.ts';
import { useAskedPlace } from '../features/search-jobs/use-asked-place.ts';
import classes from './landing-search.module.css';

const SHOWN = 5;

/** The search on the landing pages: what and where (JB-04). Until scripts run, the browser itself sends it to the list. */
export function LandingSearch() {
  const { formatMessage } = useIntl();
  const variant = useBrand();
  const signedIn = useViewer() !== undefined;
  const navigate = useNavigate();
  const { search: query } = useLocation();
  const [draft, dispatch] = useReducer(searchReducer, { text: '' });

  const recent = useRecentSearches();

  const go = (next: SearchDraft) => {
    const found = searchFrom(next, {});
    recent.keep(found);
    void navigate(routes.searchResults(signedIn, found));
  };
  const askedPlace = useAskedPlace();
  const outside = useClickOutside<HTMLFormElement>(() => {
    if (draft.text) dispatch({ type: 'keyword-cleared' });
  });

  async function submit(): Promise<void> {
    const name = new URLSearchParams(query).get('name');
    const isSameKeyword = draft.text.trim().toLowerCase() === (name ?? '').toLowerCase();
    if (isSameKeyword && !draft.place) return;
    const place = draft.place && (await askedPlace.settled());
    go(place ? { ...draft, place } : draft);
  }

  return (
    <form
      ref={outside}
      role="search"
      aria-label={formatMessage({ id: 'search.panel' })}
      className={classes['landing']}
      action={routes.searchResults(signedIn)}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <KeywordBox
        name="keyword"
        text={draft.text}
        placeholder={formatMessage({ id: variant === 'H' ? 'search.placeholderHealth' : 'search.placeholder' })}
        limit={SHOWN}
        onType={(text) => dispatch({ type: 'typed', text })}
        onChoose={(suggestion) => {
          const action = { type: 'suggestion-chosen', suggestion } as const;
          dispatch(action);
          go(searchReducer(draft, action));
        }}
        onClear={() => dispatch({ type: 'keyword-cleared' })}
        onSeeAll={() => go(draft)}
      />
      <FieldDivider />
      <LocationBox
        name="city"
        place={draft.place}
        onChoose={(place) => dispatch({ type: 'place-chosen', place })}
        onAsked={askedPlace.keep}
        onClear={() => dispatch({ type: 'place-cleared' })}
      />
      <Button type="submit" size="md" className={classes['button'] ?? ''}>
        <FormattedMessage id="search.search" />
      </Button>
    </form>
  );
}
