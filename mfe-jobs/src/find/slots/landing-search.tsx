import { useReducer } from 'react';
import { routes } from '@hirehq/shared-contracts/routes';
import { Button, FormattedMessage, useIntl, useLocation, useNavigate, useViewer, useBrand } from '@hirehq/shared-ui';
import { KeywordBox } from '../features/search-jobs/keyword-box.tsx';
import { searchFrom, searchReducer, type SearchDraft } from '../features/search-jobs/search-jobs.model.ts';
import classes from './landing-search.module.css';

const SHOWN = 5;

/** The search on the landing pages (JB-04). */
export function LandingSearch() {
  const { formatMessage } = useIntl();
  const variant = useBrand();
  const signedIn = useViewer() !== undefined;
  const navigate = useNavigate();
  const { search: query } = useLocation();
  const [draft, dispatch] = useReducer(searchReducer, { text: '' });

  const go = (next: SearchDraft) => void navigate(routes.searchResults(signedIn, searchFrom(next, {})));
  const submit = () => {
    const name = new URLSearchParams(query).get('name');
    if (draft.text.trim().toLowerCase() !== (name ?? '').toLowerCase()) go(draft);
  };

  return (
    <form
      role="search"
      aria-label={formatMessage({ id: 'search.panel' })}
      className={classes['landing']}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <KeywordBox
        text={draft.text}
        placeholder={formatMessage({ id: variant === 'H' ? 'search.placeholderHealth' : 'search.placeholder' })}
        limit={SHOWN}
        onType={(text) => dispatch({ type: 'typed', text })}
        onChoose={(suggestion) => {
          const action = { type: 'suggestion-chosen', suggestion } as const;
          dispatch(action);
          go(searchReducer(draft, action));
        }}
        onClear={() => dispatch({ type: 'reset' })}
        onSeeAll={() => go(draft)}
        onClickOutside={() => dispatch({ type: 'reset' })}
      />
      <Button type="submit" size="md" className={classes['button'] ?? ''}>
        <FormattedMessage id="search.search" />
      </Button>
    </form>
  );
}
