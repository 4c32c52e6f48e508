import { useEffect, useReducer, useRef, useState } from 'react';
import { parseJobSearch, routes } from '@hirehq/shared-contracts/routes';
import {
  Button,
  FormattedMessage,
  useIntl,
  useLocation,
  useNavigate,
  useViewer,
  useBrand,
  type ChosenPlace,
} from '@hirehq/shared-ui';
import { KeywordBox } from './keyword-box.tsx';
import { LocationBox } from './location-box.tsx';
import { draftOf, searchFrom, searchReducer, type SearchDraft } from './search-jobs.model.ts';
import classes from './search-panel.module.css';

interface SearchPanelProps {
  layout: 'bar' | 'sheet';
  onDone?: () => void;
}

/** The global search: keyword and location, Reset and Search (JB-01). */
export function SearchPanel({ layout, onDone }: SearchPanelProps) {
  const { formatMessage } = useIntl();
  const variant = useBrand();
  const signedIn = useViewer() !== undefined;
  const navigate = useNavigate();
  const location = useLocation();
  const listPath = routes.searchResults(signedIn);
  const onList = location.pathname === listPath || location.pathname === '/find-jobs';
  const current = onList ? parseJobSearch(new URLSearchParams(location.search)) : {};
  const [resets, setResets] = useState(0);
  /** The chosen place, while its city and country are loading. */
  const askedPlace = useRef<Promise<ChosenPlace | undefined>>(undefined);
  const [draft, dispatch] = useReducer(searchReducer, current, draftOf);

  useEffect(() => {
    if (onList) dispatch({ type: 'address-changed', search: parseJobSearch(new URLSearchParams(location.search)) });
  }, [onList, location.search]);

  const search = (next: SearchDraft) => {
    void navigate(routes.searchResults(signedIn, searchFrom(next, current)));
    onDone?.();
  };

  async function submit(): Promise<void> {
    const place = draft.place && (await askedPlace.current);
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
          if (location.pathname === listPath)
            void navigate(routes.searchResults(signedIn, searchFrom(searchReducer(draft, action), current)));
        }}
      />
      <span className={classes['divider']} />
      <LocationBox
        key={resets}
        place={draft.place}
        onChoose={(place) => dispatch({ type: 'place-chosen', place })}
        onAsked={(asked) => {
          askedPlace.current = asked;
          void asked.then(() => {
            if (askedPlace.current === asked) askedPlace.current = undefined;
          });
        }}
        onClear={() => dispatch({ type: 'place-cleared' })}
      />
      <div className={classes['actions']}>
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
        <Button type="submit">
          <FormattedMessage id="search.search" />
        </Button>
      </div>
    </form>
  );
}
