import { useEffect, useReducer, useRef, useState } from 'react';
import { parseJobSearch, routes, type JobSearchParams } from '@hirehq/shared-contracts/routes';
import { Button, FormattedMessage, useIntl, useLocation, useNavigate, useViewer, useBrand } from '@hirehq/shared-ui';
import { isJobList, listIn } from '../../shared/job-list-place.ts';
import { FieldDivider } from './field-divider.tsx';
import { KeywordBox } from './keyword-box.tsx';
import { LocationBox } from './location-box.tsx';
import { useRecentSearches } from './recent-searches.ts';
import { RecentSearchesList } from './recent-searches-list.tsx';
import { draftOf, searchFrom, searchReducer, type SearchDraft } from './search-jobs.model.ts';
import { useAskedPlace } from './use-asked-place.ts';
import classes from './search-panel.module.css';

interface SearchPanelProps {
  layout: 'bar' | 'sheet';
  /** The person has asked for the search: the keyword box gets the focus. */
  startsFocused?: boolean;
  /** Keyword alone, which is all of the search that a page of somebody else has. */
  isShort?: boolean;
  onDone?: () => void;
}

/** The global search: keyword and location, Reset and Search (JB-01). */
export function SearchPanel({ layout, startsFocused = false, isShort = false, onDone }: SearchPanelProps) {
  const { formatMessage } = useIntl();
  const variant = useBrand();
  const signedIn = useViewer() !== undefined;
  const navigate = useNavigate();
  const location = useLocation();
  const resultsOf = (found: JobSearchParams = {}) => listIn(location.pathname, routes.searchResults(signedIn, found));
  const listPath = resultsOf();
  const onList = isJobList(location.pathname);
  const current = onList ? parseJobSearch(new URLSearchParams(location.search)) : {};
  const [resets, setResets] = useState(0);
  const askedPlace = useAskedPlace();
  const recent = useRecentSearches();
  const keyword = useRef<HTMLInputElement>(null);
  const [draft, dispatch] = useReducer(searchReducer, current, draftOf);

  useEffect(() => {
    if (onList) dispatch({ type: 'address-changed', search: parseJobSearch(new URLSearchParams(location.search)) });
  }, [onList, location.search]);

  useEffect(() => {
    const box = keyword.current;
    if (!startsFocused || !box) return undefined;
    // The dialog places the focus by this attribute, if the panel has loaded by then; only after it has noted where the focus was.
    box.dataset['autofocus'] = '';
    const timer = setTimeout(() => box.focus());
    return () => clearTimeout(timer);
  }, [startsFocused]);

  const search = (next: SearchDraft) => {
    const found = searchFrom(next, current);
    recent.keep(found);
    void navigate(resultsOf(found));
    onDone?.();
  };

  async function submit(): Promise<void> {
    const place = draft.place && (await askedPlace.settled());
    search(place ? { ...draft, place } : draft);
  }

  return (
    <form
      role="search"
      aria-label={formatMessage({ id: 'search.panel' })}
      className={classes['panel']}
      data-layout={layout}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <KeywordBox
        ref={keyword}
        text={draft.text}
        placeholder={formatMessage({ id: variant === 'H' ? 'search.placeholderHealth' : 'search.placeholder' })}
        onType={(text) => dispatch({ type: 'typed', text })}
        onChoose={(suggestion) => {
          const action = { type: 'suggestion-chosen', suggestion } as const;
          dispatch(action);
          search(searchReducer(draft, action));
        }}
        onClear={() => {
          const action = { type: 'keyword-cleared' } as const;
          dispatch(action);
          if (location.pathname === listPath) void navigate(resultsOf(searchFrom(searchReducer(draft, action), current)));
        }}
      />
      {!isShort && (
        <>
          {layout === 'bar' && <FieldDivider />}
          <LocationBox
            key={resets}
            place={draft.place}
            onChoose={(place) => dispatch({ type: 'place-chosen', place })}
            onAsked={askedPlace.keep}
            onClear={() => dispatch({ type: 'place-cleared' })}
            offersNearMe={layout === 'sheet'}
          />
        </>
      )}
      <div className={classes['actions']}>
        {!isShort && (
          <Button
            variant="subtle"
            color="gray"
            className={classes['reset'] ?? ''}
            onClick={() => {
              dispatch({ type: 'reset' });
              setResets((count) => count + 1);
              void navigate(listPath);
              onDone?.();
            }}
          >
            <FormattedMessage id="search.reset" />
          </Button>
        )}
        <Button type="submit">
          <FormattedMessage id="search.search" />
        </Button>
      </div>
      {layout === 'sheet' && !isShort && (
        <RecentSearchesList searches={recent.searches} onChoose={(chosen) => search(draftOf(chosen))} onClear={recent.clear} />
      )}
    </form>
  );
}
