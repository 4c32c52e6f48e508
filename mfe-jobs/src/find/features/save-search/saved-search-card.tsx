import { parseJobSearch, routes } from '@hirehq/shared-contracts/routes';
import { ALERT_FREQUENCIES, SEARCH_NAME_MAX, searchChanges } from '@hirehq/shared-contracts/inputs';
import { Button, FormattedMessage, Icon, PageLink, Tag, useIntl } from '@hirehq/shared-ui';
import { FormFailure, SelectField, SubmitButton, TextField, useForm } from '@hirehq/shared-ui/forms';
import { Fragment, useEffect, useRef, useState } from 'react';
import { activeFilters } from '../../shared/search-filters.ts';
import { useFilterWords } from '../../shared/use-filter-words.ts';
import { usePlaceText } from '@hirehq/shared-ui/bundled';
import { FREQUENCY_WORDS } from './save-search.model.ts';
import classes from './saved-search-card.module.css';
import type { SavedSearch } from './saved-searches.query.ts';

interface SavedSearchCardProps {
  search: SavedSearch;
  /** Returns the name that the search was given elsewhere meanwhile, if that is why it did not get the new one. */
  onChange: (change: Partial<Pick<SavedSearch, 'name' | 'alerts'>>) => Promise<string | undefined>;
  onOpen: () => void;
  onRemove: () => void;
}

/** The search in words: each part in the text direction of its language. */
function SearchWords({ query }: { query: string }) {
  const words = useFilterWords();
  const placeText = usePlaceText();
  const search = parseJobSearch(new URLSearchParams(query));
  const what = search.name ?? search.jobTitle ?? search.keyword ?? '';
  const place = [search.city, search.state, search.country].filter((part) => part !== undefined).join(', ');
  const where = placeText({ label: place, country: search.country });
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

interface RenameProps {
  name: string;
  /** Given elsewhere, after `name` was typed. */
  otherName: string | undefined;
  onDone: (name: string | undefined) => void;
}

function Rename({ name, otherName, onDone }: RenameProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initialValues: { name },
    schema: searchChanges,
    // Without a name, the current one stays.
    read: (typed) => ({ name: typed.name.trim() || null }),
    onSend: async (changes) => onDone(changes.name ?? undefined),
  });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <form {...form.formProps} className={classes['rename']}>
      <TextField
        {...form.field('name')}
        ref={input}
        className={classes['renameInput'] ?? ''}
        label={formatMessage({ id: 'saveSearch.name' })}
        isLabelHidden
        size="sm"
        limit={SEARCH_NAME_MAX}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onDone(undefined);
        }}
      />
      <SubmitButton size="sm" busy={form.busy}>
        <FormattedMessage id="savedSearches.saveName" />
      </SubmitButton>
      <Button variant="default" onClick={() => onDone(undefined)}>
        <FormattedMessage id="saveSearch.cancel" />
      </Button>
      {otherName !== undefined && (
        <FormFailure>
          <FormattedMessage id="savedSearches.renamedElsewhere" values={{ name: <bdi>{otherName}</bdi> }} />
        </FormFailure>
      )}
    </form>
  );
}

/** A saved search: its jobs, its name, its alerts. */
export function SavedSearchCard({ search, onChange, onOpen, onRemove }: SavedSearchCardProps) {
  const { formatMessage } = useIntl();
  const [renaming, setRenaming] = useState(false);
  const [unsaved, setUnsaved] = useState<{ name: string; otherName: string }>();
  const renameButton = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    // The field that had the focus is gone.
    if (wasRenaming.current && !renaming) renameButton.current?.focus();
    wasRenaming.current = renaming;
  }, [renaming]);
  const { name, newJobs, alertedAt } = search;

  async function rename(wanted: string | undefined): Promise<void> {
    setRenaming(false);
    setUnsaved(undefined);
    if (wanted === undefined || wanted === name) return;
    const otherName = await onChange({ name: wanted });
    if (otherName === undefined || otherName === wanted) return;
    setUnsaved({ name: wanted, otherName });
    setRenaming(true);
  }

  const parsed = parseJobSearch(new URLSearchParams(search.query));
  const to = routes.findJobs({ ...parsed, ...(newJobs > 0 && { sort: 'newest' }) });

  return (
    <article className={`hq-card ${classes['card']}`}>
      <div className={classes['head']}>
        {renaming ? (
          <Rename name={unsaved?.name ?? name} otherName={unsaved?.otherName} onDone={(wanted) => void rename(wanted)} />
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
        <SelectField
          className={classes['alerts'] ?? ''}
          label={formatMessage({ id: 'alerts.label' })}
          fullLabel={formatMessage({ id: 'savedSearches.alertsOf' }, { name })}
          value={search.alerts}
          choices={ALERT_FREQUENCIES.map((value) => ({ value, label: formatMessage(FREQUENCY_WORDS[value]) }))}
          onChange={(alerts) => void onChange({ alerts })}
        />
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
