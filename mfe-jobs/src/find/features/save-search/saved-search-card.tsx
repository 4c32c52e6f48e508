import { parseJobSearch, routes } from '@hirehq/shared-contracts/routes';
import { Button, FormattedMessage, Icon, NativeSelect, PageLink, Tag, TextInput, useIntl } from '@hirehq/shared-ui';
import { Fragment, useEffect, useRef, useState } from 'react';
import { activeFilters } from '../../shared/search-filters.ts';
import { useFilterWords } from '../../shared/use-filter-words.ts';
import { usePlaceText } from '../../../shared/use-place-text.ts';
import { FREQUENCIES, FREQUENCY_WORDS, NAME_MAX } from './save-search.model.ts';
import classes from './saved-search-card.module.css';
import type { SavedSearch } from './saved-searches.query.ts';

interface SavedSearchCardProps {
  search: SavedSearch;
  onChange: (change: Partial<Pick<SavedSearch, 'name' | 'alerts'>>) => void;
  onOpen: () => void;
  onRemove: () => void;
}

/** What is searched for, in words: each part in the direction of its own language. */
function SearchWords({ query }: { query: string }) {
  const words = useFilterWords();
  const placeText = usePlaceText();
  const search = parseJobSearch(new URLSearchParams(query));
  const what = search.name ?? search.jobTitle ?? search.keyword ?? '';
  const where = placeText([search.city, search.state, search.country].filter((part) => part !== undefined).join(', '));
  const parts = new Set([what, where, ...activeFilters(search).map(words.active)].filter((part) => part !== ''));
  return (
    <p className={classes['text']}>
      {[...parts].map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' · '}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </p>
  );
}

function Rename({ name, onDone }: { name: string; onDone: (name: string | undefined) => void }) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState(name);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <form
      className={classes['rename']}
      onSubmit={(event) => {
        event.preventDefault();
        onDone(text.trim() || undefined);
      }}
    >
      <TextInput
        className={classes['renameInput'] ?? ''}
        aria-label={formatMessage({ id: 'saveSearch.name' })}
        value={text}
        maxLength={NAME_MAX}
        ref={input}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onDone(undefined);
        }}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit">
        <FormattedMessage id="savedSearches.saveName" />
      </Button>
      <Button variant="default" onClick={() => onDone(undefined)}>
        <FormattedMessage id="saveSearch.cancel" />
      </Button>
    </form>
  );
}

/** A saved search: its jobs, its name, its alerts. */
export function SavedSearchCard({ search, onChange, onOpen, onRemove }: SavedSearchCardProps) {
  const { formatMessage } = useIntl();
  const [renaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    // The field that had the focus is gone.
    if (wasRenaming.current && !renaming) renameButton.current?.focus();
    wasRenaming.current = renaming;
  }, [renaming]);
  const { name, newJobs, alertedAt } = search;
  const parsed = parseJobSearch(new URLSearchParams(search.query));
  const to = routes.findJobs({ ...parsed, ...(newJobs > 0 && { sort: 'newest' }) });

  return (
    <article className={`hq-card ${classes['card']}`}>
      <div className={classes['head']}>
        {renaming ? (
          <Rename
            name={name}
            onDone={(wanted) => {
              setRenaming(false);
              if (wanted !== undefined && wanted !== name) onChange({ name: wanted });
            }}
          />
        ) : (
          <h2 className={classes['name']}>
            <PageLink to={to} className={classes['link']} onClick={onOpen}>
              {name}
            </PageLink>
          </h2>
        )}
        {newJobs > 0 && (
          <Tag tone="accent">
            <FormattedMessage id="savedSearches.new" values={{ count: newJobs }} />
          </Tag>
        )}
      </div>
      <SearchWords query={search.query} />
      <div className={classes['foot']}>
        <NativeSelect
          className={classes['alerts'] ?? ''}
          label={formatMessage({ id: 'alerts.label' })}
          aria-label={formatMessage({ id: 'savedSearches.alertsOf' }, { name })}
          value={search.alerts}
          onChange={({ currentTarget }) => {
            const alerts = FREQUENCIES.find((frequency) => frequency === currentTarget.value);
            if (alerts) onChange({ alerts });
          }}
        >
          {FREQUENCIES.map((frequency) => (
            <option key={frequency} value={frequency}>
              {formatMessage(FREQUENCY_WORDS[frequency])}
            </option>
          ))}
        </NativeSelect>
        {alertedAt !== null && search.alerts !== 'NEVER' && (
          <span className={classes['alerted']}>
            <FormattedMessage id="savedSearches.alerted" values={{ at: new Date(alertedAt) }} />
          </span>
        )}
        <div className={classes['actions']}>
          <Button
            ref={renameButton}
            variant="subtle"
            color="gray"
            disabled={renaming}
            aria-label={formatMessage({ id: 'savedSearches.renameOf' }, { name })}
            onClick={() => setRenaming(true)}
          >
            <FormattedMessage id="savedSearches.rename" />
          </Button>
          <Button
            variant="subtle"
            color="red"
            leftSection={<Icon name="close" size={18} />}
            aria-label={formatMessage({ id: 'savedSearches.removeOf' }, { name })}
            onClick={onRemove}
          >
            <FormattedMessage id="savedSearches.remove" />
          </Button>
        </div>
      </div>
    </article>
  );
}
